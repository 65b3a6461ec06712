import { isPlural, singular } from "../text/plural.ts"
import { kindsOf } from "./business-titles.ts"
import { type Offer, withoutTown } from "./said/offer.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import type { Understanding } from "./understand/understand.ts"

/** "Hatha, yin and pregnancy classes" are classes of each kind. */
function kindsIn(kinds: string): string[] {
  const [before = "", last = ""] = kinds.split(/,? and /)
  const [, noun = ""] = /^[\p{L}-]+ ([\p{L}-]+)$/u.exec(last) ?? []
  return noun === "" ? [] : [...before.split(", ").map((kind) => `${kind} ${noun}`), last]
}

/** Phrases that people type for this business, the strongest first. */
export function businessPhrases(u: Understanding, offer: Offer): string[] {
  const { name, town, parts } = offer
  const kinds = kindsOf(offer)
  const head = readNounPhrase(name).head
  const services = [...u.keywords.map((text) => withoutTown(text, town)), ...parts]
  const inTown = (text: string) => (town === "" ? text : `${text} ${town}`)
  return [
    ...u.keywords,
    inTown(head),
    ...parts.map(inTown),
    ...services.map(inTown),
    ...u
      .prepare(u.brief.serviceType)
      .split(/[,;\n]/)
      .map(inTown),
    ...parts,
    head,
    ...kindsIn(kinds).map(inTown),
    ...(u.category.split(" ").length > 1 ? [inTown(u.category)] : []),
    town === "" ? `${u.seller}` : `${u.seller} ${town}`,
  ]
}

/** Topics of the page: the same things without the town. */
export const businessTopics = (u: Understanding, { name, town, parts }: Offer): string[] => [
  ...u.keywords.map((text) => withoutTown(text, town)),
  ...parts,
  readNounPhrase(name).head,
  ...u.audience.filter((text) => text.split(" ").length < 4),
  u.category,
  town,
  u.seller,
]

/** Questions and longer phrases that the same people type. */
export function businessQuestions(u: Understanding, offer: Offer, count: number, maxChars: number): string[] {
  const { town, parts } = offer
  const named = withoutTown(readNounPhrase(offer.name).head.toLowerCase(), town).split(" of ")[0] ?? ""
  const head = named.split(" ").length > 3 ? named.split(" ").slice(-2).join(" ") : named
  const [first = head, second, third] = parts.length > 0 ? parts : u.keywords.map((text) => withoutTown(text, town))
  const one = (text: string) => (isPlural(text) ? text : singular(text))
  const place = town === "" ? "" : ` ${town}`
  const isSold =
    !/\b(?:charity|blog|association|foundation|society|network|community|magazine|newsletter|podcast|church|trust)s?$/i.test(
      head,
    )
  const questions = [
    !isSold || first === "" ? "" : `how much ${isPlural(first) ? "do" : "does"} ${one(first)} cost`,
    town === "" || head === "" ? "" : `${head} near me`,
    second === undefined ? "" : `${second}${place} prices`,
    third === undefined ? "" : `${third} in ${town}`.replace(/ in $/, " online"),
    `find ${head}${place}`,
    second === undefined
      ? `${head} prices`
      : `what does ${second} cost`.replace(/^what does (.*s) cost$/, "what do $1 cost"),
    offer.isBusiness ? `${head} reviews` : `how does ${one(head)} work`,
  ]
  const usual = questions.filter(
    (text) =>
      text !== "" &&
      text.length <= maxChars &&
      text.split(" ").length < (/^(?:how|what|who|where) /.test(text) ? 9 : 6),
  )
  return usual
    .map((text) => text.toLowerCase())
    .filter((text, at, all) => !all.some((other, index) => index !== at && ` ${other} `.includes(` ${text} `)))
    .slice(0, count)
}
