import { splitList } from "../../../text/split/split-list.ts"
import { isPlural } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Understanding } from "../../understanding.ts"
import { peopleIn } from "../../write/audience.ts"
import { withoutEnd } from "../../write/grammar.ts"
import type { Subject } from "../attributes/attributes.ts"
import { kindOfThing } from "./kind-of-thing.ts"

const occasions: ReadonlySet<string> = new Set([
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
  "new baby",
  "retirement",
])

/** Who buys it and when. People are added for a single product only, since a shop's customers may not want each product. */
export function buyerPhrases(u: Understanding, { core: noun, head, isCalled }: Subject): string[][] {
  if (u.genre !== "goods" && u.genre !== "video" && u.genre !== "app") return []
  const core = u.genre === "goods" ? noun : kindOfThing(u).toLowerCase()
  const base = u.genre === "goods" && isCalled ? head : core
  // "Metronome for drummers" already says who it is for.
  if (base === "" || / for /.test(base)) return []
  const isOne = u.brief.products.filter(({ name }) => name.trim() !== "").length < 2
  const people = isOne ? peopleOf(u) : []
  const isGift = u.genre === "goods" && u.facts.some(({ text }) => /\bgift(?:s|ing|ed)?\b/i.test(text))
  const times = u.genre === "goods" && (u.writing.wantsManyPhrases || isGift) ? occasionsIn(u) : []
  const isGiven = isGift || times.length > 0
  return [
    ...times.map((time) => [`${time} gift`]),
    ...(isGiven ? [...people.map((each) => [`gift for ${each}`]), [`${core} gift`, `${base} gift`]] : []),
  ].slice(0, maxPhrases)
}

const maxPhrases = 8

/** "Kids. baby shower": a hasty row of people. With anything after them, it is unclear who is meant. */
const plainRow = (text: string): string =>
  /\b(?:with|who|that|which|in|on|for|of|whose|to)\b/i.test(text) ? "" : text.replace(/[.!]+\s*/g, ", ")

function peopleOf(u: Understanding): string[] {
  const told = u.facts
    .filter(({ isEnglish, topic }) => isEnglish && topic === "audience")
    // "Parents of children from one to four": the gift is for the children.
    .filter(({ text }) => !/\bof (?:the |their )?(?:children|kids|babies|toddlers|teens|teenagers)\b/i.test(text))
    .flatMap((fact) => splitList(peopleIn(fact) ?? plainRow(fact.text)))
  return told
    .flatMap((row) => row.split(/\s(?:and|or)\s/))
    .map((each) => each.toLowerCase().trim())
    .filter(
      (each) =>
        isPlural(each) &&
        /^(?!(?:their|our|your|all|any|other|my) )\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?$/u.test(each) &&
        !/^(?:preposition|third)$/.test(kindOf(each.split(" ").at(-1) ?? "")),
    )
}

/** The occasions that the seller named, in the season field or in the field for the audience. */
const occasionsIn = ({ brief, clean }: Understanding): string[] => [
  ...new Set(
    splitList(`${clean(brief.seasonalRelevance)}, ${clean(brief.targetAudience).replace(/[.!]+\s*/g, ", ")}`)
      .flatMap((each) => withoutEnd(each).split(/\s(?:and|or|&)\s/))
      .map((each) =>
        each
          .toLowerCase()
          .replace(/['’]/g, "")
          .replace(/ (?:gift(?:s|ing)?|presents?)$/, "")
          .trim(),
      )
      .filter((each) => occasions.has(each)),
  ),
]
