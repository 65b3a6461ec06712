import { hasSeveralProducts } from "../../../seo/brief.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { singular } from "../../../text/words/plural.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import type { Subject } from "../attributes/attributes.ts"
import { saysFile } from "../attributes/file-format.ts"
import { isFiledAsPart } from "../attributes/is-part.ts"
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
  const [base = ""] = u.genre === "goods" ? basesOf(subject).slice(-1) : [kindOfThing(u).toLowerCase()]
  // "Metronome for drummers" already says who it is for.
  if (base === "" || / for /.test(base)) return []
  const isOne = !hasSeveralProducts(u.brief)
  const people = isOne ? peopleOf(u) : []
  const isGift = u.genre === "goods" && u.facts.some(({ text }) => gift.test(text))
  const isWorn = worn.test([u.thing.name, u.subject.category].join(" "))
  const times =
    u.genre === "goods" && !(isWorn && !isGift) && (u.writing.wantsManyPhrases || isGift) ? occasionsIn(u) : []
  const named = times.filter((time) => isGift || !celebrated.has(time))
  return [...named.map((time) => [`${time} gift`]), ...(isGift || named.length > 0 ? giftForms(people) : [])].slice(
    0,
    maxPhrases,
  )
}

/** A dress or a tiara is worn to a wedding. */
const worn =
  /\b(?:dress(?:es)?|suits?|skirts?|hats?|fascinators?|shirts?|trousers|shoes|veils?|sashe?s?|gowns?|bow ?ties?|waistcoats?|clothing|clothes|wear|tiaras?|(?:hair|loc) ?(?:jewell?ery|pins?|combs?|clips?|accessories))\b/i

const maxPhrases = 8

const gift = /\bgift(?:s|ing|ed)?\b(?! sets?\b)/i
/** "Potlucks" is a plural, and nobody's name. */
const people =
  /(?:ers|ors|ists|ians|eers|men|ladies|moms|mums|dads|kids|boys|girls|parents|couples|friends|students|families|brides|teens|adults|children|fans|cooks|nurses|guests|hosts|wives|husbands|daughters|sons|graduates|athletes|enthusiasts|professionals|roommates|households|schools|offices)$/

/** Behind one of these words, a plural is what somebody has or does, and not who buys it. */
const further = /\s(?:with|who|that|which|in|on|for|of|whose|to|from|at|\p{L}{2,}ing)\s.*$/iu
/** "Mothers of brides" are not just any. */
const ofThem = /^\S+ of\s/i

/** "Campers, cyclists and bakers who work at home": the people of a plain row. */
export function peopleOf(u: Understanding): string[] {
  return (
    u.facts
      .filter(({ isEnglish, topic }) => isEnglish && topic === "audience")
      // "Grandmothers buying for girls" get no gift.
      .filter(({ text }) => !/\b(?:buying|shopping|who (?:buy|shop)) for\b/i.test(text))
      .flatMap(({ text }) => withoutEnd(text).split(/[;.!]\s+(?:and |or )?/))
      .flatMap(untilFurther)
      // Nor do "sisters buying Eid gifts".
      .filter((row) => !/\b(?:buying|who (?:buy|send|give))\b/i.test(row))
      .flatMap(peopleIn)
      .filter((each) => !(parents.test(each) && isForChildren(u)))
  )
}

const parents = /(?:^| )(?:mums|moms|dads|parents|nans|grans|grandmas|grandparents|aunts|aunties)$/
const children =
  /\b(?:kids?|childrens?|children's|girls?|boys?|bab(?:y|ies)|toddlers?|newborns?|nursery|dolls?|toys?)\b/i

/** A pinafore dress for girls is no gift for the mums who buy it. */
const isForChildren = ({ thing, subject, brief }: Understanding): boolean =>
  children.test([thing.name, subject.category, brief.industry, brief.etsyShopSection, brief.description].join(" "))

/** Behind "people with locs", the braids of the row are theirs as well. */
function untilFurther(row: string): string[] {
  const parts = row.split(/,\s+(?:and |or )?/)
  const end = parts.findIndex((part) => / (?:with|who|whose) /i.test(part))
  return end < 0 ? parts : parts.slice(0, end + 1)
}

/** What follows "owners of rabbits and" is theirs. */
function peopleIn(row: string): string[] {
  const pieces = row.toLowerCase().split(/\s(?:and|or)\s/)
  const end = pieces.findIndex((piece) => further.test(` ${piece} `))
  return (end < 0 ? pieces : pieces.slice(0, end + 1))
    .filter((piece) => !ofThem.test(piece.trim()))
    .map((piece) => piece.replace(further, "").trim())
    .filter(
      (piece) =>
        !/^(?:collectors|makers|lovers|enthusiasts|creators)$/.test(piece) &&
        people.test(piece) &&
        plainRow.test(piece),
    )
}

const plainRow =
  /^(?!(?:plus|their|our|your|all|any|other|my|both|including|especially|mostly|mainly|from) )\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}$/u

/** Who buys it for somebody else, or is no person. */
const buyersForOthers =
  /(?:parents|students|planners|sellers|members|adults|families|couples|schools|offices|households|shops|owners|keepers|buyers|customers|professionals|beginners|users|workers|renters|managers|landlords)$/

export const isForThemselves = (people: string): boolean => !buyersForOthers.test(people)

/** "gift for knitters", "knitter gift"; of "traditional music players", a "music player gift" would play the music. */
const giftForms = (people: readonly string[]): string[][] =>
  people
    .filter(isForThemselves)
    .map((each) => [`gift for ${each}`, ...(each.split(" ").length > maxInName ? [] : [`${singular(each)} gift`])])
const maxInName = 2

/** For a single product, since a shop's customers may not want each of them, and for the occasion that the seller waits for. */
export const giftsFor = (u: Understanding): string[][] => [
  // Nobody gives a spare part as a present.
  ...(hasSeveralProducts(u.brief) || isFile(u) || isFiledAsPart(u) || isForRepair(u)
    ? []
    : giftForms(peopleOf(u).filter((each) => isOfCraft(each, u) && !ofTrade.test(each))).slice(0, maxGifts)),
  ...(/\b(christmas|diwali|easter|hanukkah)\b/i.exec(u.clean(u.brief.seasonalRelevance)) ?? [])
    .slice(1)
    .map((time) => [`${time.toLowerCase()} gift`]),
]

const maxGifts = 3

/** Who works with it buys it, and gets it from nobody. */
const ofTrade =
  /(?:^| )(?:framers|dealers|traders|farmers|breeders|growers|contractors|builders|installers|restorers|repairers|technicians|shops|businesses|schools|studios|surveyors|trainers|sellers|retailers)$/

/** Lace makers are given bobbins; box makers buy a bone folder. */
function isOfCraft(people: string, { thing, subject, brief }: Understanding): boolean {
  const [, made = ""] = /^(.+) makers$/.exec(people) ?? []
  const said = contentWords([thing.name, subject.category, brief.industry, brief.etsyShopSection].join(" "))
  return made === "" || contentWords(made).some((stem) => said.some((each) => each.startsWith(stem)))
}

const isForRepair = ({ thing, subject, brief }: Understanding): boolean =>
  /\b(?:repair|restor|replacement|spare)/i.test(
    [thing.name, subject.category, brief.industry, brief.etsyShopSection].join(" "),
  )

/** Nobody wraps up a file. */
const isFile = (u: Understanding): boolean =>
  [u.thing.name, u.subject.category, u.brief.industry, u.brief.description].some((text) => saysFile.test(text))

/** The occasions that the seller named, in the season field or in the field for the audience. */
export const occasionsIn = ({ brief, clean }: Understanding): string[] => [
  ...new Set(
    splitList(
      `${clean(brief.seasonalRelevance).replace(/\([^()]*\)/g, "")}, ${clean(brief.targetAudience).replace(/[.!]+\s*/g, ", ")}`,
    )
      .flatMap((each) => [...withoutEnd(each).split(/\s(?:and|or|&)\s/), ...presentsOf(each)])
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

/** "Looking for a wedding or housewarming present" */
const presentsOf = (row: string): string[] =>
  (/ for (?:an? )?((?:(?! for )[^,;])+) (?:gift|present)s?$/i.exec(withoutEnd(row))?.[1] ?? "").split(
    /\s(?:and|or|&)\s(?:an? )?/,
  )
