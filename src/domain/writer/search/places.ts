import { contentWords } from "../../text/content-words.ts"
import { nameIn } from "../type/shape.ts"
import { isThingPhrase } from "../type/thing-phrase.ts"
import type { Understanding } from "../understanding.ts"
import { withoutEnd } from "../write/grammar.ts"
import type { Subject } from "./attributes.ts"
import { ownKeywords } from "./own-keywords.ts"

/** With the town, where buyers come from there, and "used" where it is. */
export function placedPhrases(u: Understanding, { core, isCalled, head }: Subject): string[][] {
  const { thing, genre, brief } = u
  const town = (thing.place.split(",")[0] ?? "").toLowerCase()
  const isTown = /^\p{L}[\p{L} -]+$/u.test(town) && town.split(" ").length < 3
  if (genre === "service")
    return isTown ? servicesOf(u).map((each) => [`${each} ${town}`, each]) : servicesOf(u).map((each) => [each])
  const isUsed = /^used\b/i.test(brief.facebookCondition || brief.itemCondition)
  if (core === "" || (genre !== "local" && genre !== "auction")) return []
  const base = isCalled ? head : core
  return [
    ...(isUsed ? [[`used ${core}`, `used ${base}`]] : []),
    ...(genre === "local" && isTown ? [[`${core} ${town}`, `${base} ${town}`]] : []),
  ]
}

/** What a business does, as it names it: its kind, and the noun phrases that it offers. */
function servicesOf(u: Understanding): string[] {
  const town = new Set(contentWords(u.thing.place))
  const own = ownKeywords(u).filter(
    (each) => !contentWords(each).some((stem) => town.has(stem)) && !/\b(?:near me|uk|usa|us)\b/.test(each),
  )
  const kinds = u.facts
    .filter(
      ({ topic, shape, isCertain, isEnglish }) =>
        isEnglish && isCertain && shape === "noun" && /^(?:what|feature|offer)$/.test(topic),
    )
    .map(({ text }) =>
      nameIn(withoutEnd(text))
        .toLowerCase()
        .replace(/^(?:an?|the|our) /, ""),
    )
  return [...own, ...kinds]
    .filter((each) => isThingPhrase(each) && !/\d|^(?:free|no|full|fixed|same)\b/.test(each))
    .slice(0, 6)
}
