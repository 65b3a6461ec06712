import { isCommonWord, isRightWord } from "../../../text/spell/right-words.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { plural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { nameIn } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { firstPartOf } from "../attributes/thing-names.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isBareHead, isOfTrade } from "./word-classes.ts"

const ofDolls = /\b(?:doll['’]?s['’]? ?houses?|dollhouses?)\b|(?<=\bfor (?:\d+[ -]inch )?)dolls\b/i
const maxUse = 3

/** What a name says it is for: "tin whistles" of a "roll for 6 tin whistles", "dolls" of "hats for 18 inch dolls". */
const useIn = (name: string): string => {
  const [, said = ""] = / for (?:an? |the |your |\d+ |\d+[ -]inch |1:\d+ )*(\p{L}[^,(]*)/iu.exec(name) ?? []
  const use = nameIn(said.split(/\s(?:and|or|&)\s/)[0] ?? "").toLowerCase()
  return use.split(" ").length <= maxUse ? use : ""
}

/** "A cast brass mould with a lid for kuih bahulu" */
const openingOf = ({ thing, facts }: Understanding): string =>
  facts.find(({ topic, text }) => topic === "what" && text.toLowerCase().includes(thing.name.toLowerCase()))?.text ?? ""

/** A known thing, or a word that no list has: a sheet for beds fits nothing else. Buyers and animals are neither. */
const isOfThing = (use: string): boolean => {
  const last = singular(use.split(" ").at(-1) ?? "")
  return isGoodsKind(singular(use)) || isGoodsKind(last) || !isRightWord(last)
}

/** The use without which it is another thing: tiles for dolls houses cover no roof, and a chest may hold anything. */
export function neededUse(u: Understanding, { core, head, full }: Subject): string {
  const { thing, subject, brief } = u
  if (u.genre !== "goods" && u.genre !== "auction" && u.genre !== "local") return ""
  const use = useIn(thing.name) || useIn(openingOf(u))
  const shelf = ofDolls.exec(`${thing.name} ${subject.category} ${brief.industry}`)?.[0] ?? ""
  if (shelf !== "") return ofDolls.test(use) ? use : plural(singular(shelf.toLowerCase()))
  const isKnown = isGoodsKind(core) || isGoodsKind(full) || !isCommonWord(singular(head))
  // "Ding repair kits" say what they are for.
  const isTold = full
    .split(" ")
    .slice(0, -1)
    .some((word) => !isMaterialWord(word) && !/^(?:adjective|participle|adverb)$/.test(kindOf(word)))
  if (core === "" || isTold) return ""
  if (use !== "" && isOfThing(use)) return use
  if (isKnown) return ""
  return isBareHead(head) || isOfTrade(head) || /^\p{L}{3,}ing /u.test(use) ? use : ""
}

/** Phrases for the thing with what makes it one: "waxed canvas roll for tin whistles", "tin whistle roll". */
export function withNeededUse(
  forms: readonly string[],
  use: string,
  u: Understanding,
  subject: Subject,
): readonly string[] {
  if (use === "" || subject.head === "") return forms
  const needed = new Set(contentWords(use))
  // "Walnut floorboards", which the title also calls flooring
  const nouns = new Set(
    [subject.head, nameIn(firstPartOf(u.thing.name)).split(" ").at(-1) ?? ""].map((each) =>
      singular(each.toLowerCase()),
    ),
  )
  const one = singular(use)
  // "Dollhouse cedar shingles", and not "dollhouse real shingles"
  const inFront = (form: string): string[] => {
    if (/^\p{L}+ing\b/u.test(use)) return []
    const isWhole = form === subject.core || isMaterialWord(form.split(" ")[0] ?? "")
    return [...(ofDolls.test(use) && isWhole ? [`${one} ${form}`] : []), `${one} ${form.split(" ").at(-1)}`]
  }
  return forms.flatMap((form) => {
    const words = form.toLowerCase().split(" ").map(singular)
    if (!words.some((word) => nouns.has(word)) || contentWords(form).some((stem) => needed.has(stem))) return [form]
    return nouns.has(words.at(-1) ?? "") ? [`${form} for ${use}`, ...inFront(form.toLowerCase())] : []
  })
}
