import { numberValue } from "../../text/measure/number-words.ts"
import { shapeOf } from "../type/shape.ts"
import { withoutEnd } from "./grammar.ts"

/** "The kit contains twelve reels, five needles and a threader" lists three things; empty if it is no certain list. */
export function contentsIn(sentence: string): readonly string[] {
  const [, row = ""] = contents.exec(withoutEnd(sentence)) ?? []
  const items = row.split(/, (?:and )?/).flatMap((item, at, all) => (at === all.length - 1 ? halves(item) : [item]))
  return items.length >= fewestItems && items.every(isThing) && !items.some((item) => allergen.test(item)) ? items : []
}

/** "Contains fish, peanuts and soya" is no row of what is in the box. */
const allergen =
  /^(?:(?:pea)?nuts?|almonds?|cashews?|hazelnuts?|walnuts?|pecans?|pistachios?|fish|shellfish|crustaceans?|molluscs?|shrimps?|prawns?|crab|milk|dairy|lactose|eggs?|wheat|gluten|barley|rye|oats?|soya?|soybeans?|sesame|mustard|celery|lupin|sulphites?|sulfites?|gelatine?|alcohol)(?: |$)/i

const contents =
  /^(?:(?:it|they) (?=co|in)|(?:the|each|every|this) (?:\p{Ll}+ )?(?:kit|set|box|pack|tin|bundle|bag|parcel|case|jar) )?(?:contains?|includes?|holds|comes? with) ([^.;:()]+)$/iu
const fewestItems = 3

/** "A fine brush and a printed guide"; nobody knows where "a pad with lines and dots and a pen" ends. */
function halves(item: string): readonly string[] {
  const parts = item.split(" and ")
  const at = parts.findIndex((part, index) => index > 0 && begins(part))
  const cut = at > 0 ? at : parts.length === 2 ? 1 : 0
  return cut === 0 ? [item] : [parts.slice(0, cut).join(" and "), parts.slice(cut).join(" and ")]
}

const begins = (text: string): boolean =>
  /^(?:an?|the|some|\d)(?= |\d)/i.test(text) || numberValue(text.split(" ")[0] ?? "") !== null

/** "12 and 14" are sizes of something. */
const isThing = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  !/^(?:\d[\d.]*(?: and \d[\d.]*)?|or|but)$/i.test(text) &&
  !/\b(?:which|that|who|so|but|or)\b/i.test(text) &&
  shapeOf(text).shape === "noun"
