import { splitList } from "../../text/split-list.ts"
import type { Understanding } from "../understanding.ts"
import { peopleIn } from "../write/audience.ts"
import { withoutEnd } from "../write/grammar.ts"
import type { Subject } from "./attributes.ts"
import { kindOfThing } from "./kind-of-thing.ts"

const occasions: ReadonlyMap<string, string> = new Map(
  [
    "christmas",
    "birthday",
    "wedding",
    "easter",
    "halloween",
    "valentines day",
    "mothers day",
    "fathers day",
    "housewarming",
    "anniversary",
    "graduation",
    "baby shower",
    "christening",
    "hanukkah",
    "diwali",
    "thanksgiving",
    "new home",
    "retirement",
  ].map((name) => [name, name]),
)

/** Who buys it and when: only for a single product, since a shop's seasons are not each product's. */
export function buyerPhrases(u: Understanding, { core: noun, head, isCalled }: Subject): string[][] {
  if (u.genre !== "goods" && u.genre !== "video" && u.genre !== "app") return []
  const core = u.genre === "goods" ? noun : kindOfThing(u).toLowerCase()
  const base = u.genre === "goods" && isCalled ? head : core
  // "Metronome for drummers" says already for whom.
  if (base === "" || / for /.test(base) || u.brief.products.filter(({ name }) => name.trim() !== "").length > 1)
    return []
  const people = u.facts
    .filter(({ isEnglish, topic }) => isEnglish && topic === "audience")
    .flatMap((fact) => splitList(peopleIn(fact) ?? ""))
    .flatMap((row) => row.split(/\s(?:and|or)\s/))
    .map((each) => each.toLowerCase().trim())
    .filter((each) => /^(?!(?:their|our|your|all|any|other|my) )\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?s$/u.test(each))
  const isGift = u.genre === "goods" && u.facts.some(({ text }) => /\bgift(?:s|ing|ed)?\b/i.test(text))
  const times = u.platformId === "etsy" || isGift ? occasionsIn(u) : []
  return [
    ...people.map((each) => [`${core} for ${each}`, `${base} for ${each}`]),
    ...times.map((time) => [`${time} gift`]),
    ...(isGift || times.length > 0
      ? [...people.map((each) => [`gift for ${each}`]), [`${core} gift`, `${base} gift`]]
      : []),
  ].slice(0, 8)
}

const occasionsIn = ({ brief, clean }: Understanding): string[] =>
  splitList(clean(brief.seasonalRelevance))
    .flatMap((each) => withoutEnd(each).split(/\s(?:and|or|&)\s/))
    .map((each) =>
      each
        .toLowerCase()
        .replace(/['’]/g, "")
        .replace(/ (?:gift(?:s|ing)?|presents?)$/, "")
        .trim(),
    )
    .filter((each) => occasions.has(each))
