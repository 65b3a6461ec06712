import { hasSeveralProducts } from "../../../seo/brief.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { singular } from "../../../text/words/plural.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import type { Subject } from "../attributes/attributes.ts"
import { basesOf } from "./joined-forms.ts"
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

/** A tool for Easter eggs is no Easter gift. */
const celebrated: ReadonlySet<string> = new Set(["easter", "halloween", "thanksgiving", "diwali"])

/** Who buys it and when. People are added for a single product only, since a shop's customers may not want each product. */
export function buyerPhrases(u: Understanding, subject: Subject): string[][] {
  if (u.genre !== "goods" && u.genre !== "video" && u.genre !== "app") return []
  const [core = "", base = core] = u.genre === "goods" ? basesOf(subject) : [kindOfThing(u).toLowerCase()]
  // "Metronome for drummers" already says who it is for.
  if (base === "" || / for /.test(base)) return []
  const isOne = !hasSeveralProducts(u.brief)
  const people = isOne ? peopleOf(u) : []
  const isGift = u.genre === "goods" && u.facts.some(({ text }) => gift.test(text))
  const times = u.genre === "goods" && (u.writing.wantsManyPhrases || isGift) ? occasionsIn(u) : []
  const named = times.filter((time) => isGift || !celebrated.has(time))
  return [
    ...named.map((time) => [`${time} gift`]),
    ...(isGift || named.length > 0 ? people.map((each) => [`gift for ${each}`, `${singular(each)} gift`]) : []),
    ...(isGift ? [[`${core} gift`, `${base} gift`]] : []),
  ].slice(0, maxPhrases)
}

const maxPhrases = 8

const gift = /\bgift(?:s|ing|ed)?\b(?! sets?\b)/i
/** "Potlucks" is a plural, and nobody's name. */
const people =
  /(?:ers|ors|ists|ians|eers|men|ladies|moms|mums|dads|kids|boys|girls|parents|couples|friends|students|families|brides|teens|adults|children|fans|cooks|nurses|guests|hosts|wives|husbands|daughters|sons|graduates|athletes|enthusiasts|professionals|roommates|households|schools|offices)$/

/** Behind one of these words, a plural is what somebody has or does, and not who buys it. */
const further = /\b(?:with|who|that|which|in|on|for|of|whose|to|from|at)\b|\p{L}ing\b/iu

/** "Campers, cyclists and home bakers": the people of a plain row. */
export function peopleOf(u: Understanding): string[] {
  return (
    u.facts
      .filter(({ isEnglish, topic }) => isEnglish && topic === "audience")
      .flatMap(({ text }) => splitList(withoutEnd(text).replace(/[.!]+\s*/g, ", ")))
      // "Hosts who serve cheese at the table" are hosts.
      .map((each) => each.replace(/^(\p{L}+s) (?:who|that)\s.*$/u, "$1"))
      .flatMap((each) => (further.test(each) ? [] : each.split(/\s(?:and|or)\s/)))
      .map((each) => each.toLowerCase().trim())
      .filter(
        (each) =>
          people.test(each) &&
          /^(?!(?:their|our|your|all|any|other|my) )\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?$/u.test(each),
      )
  )
}

/** The occasions that the seller named, in the season field or in the field for the audience. */
const occasionsIn = ({ brief, clean }: Understanding): string[] => [
  ...new Set(
    splitList(
      `${clean(brief.seasonalRelevance).replace(/\([^()]*\)/g, "")}, ${clean(brief.targetAudience).replace(/[.!]+\s*/g, ", ")}`,
    )
      .flatMap((each) => withoutEnd(each).split(/\s(?:and|or|&)\s/))
      .map((each) =>
        each
          .toLowerCase()
          .replace(/['’]/g, "")
          .replace(/ (?:gift(?:s|ing)?|presents?)$/, "")
          .trim(),
      )
      // "Weddings and housewarmings"
      .flatMap((each) => [each, singular(each)].find((time) => occasions.has(time)) ?? []),
  ),
]
