import { setOf } from "../../type/set-of.ts"
import { nameIn } from "../../type/shape.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"

/** Up to the first separator: "1,080 pieces" has none. */
export const firstPartOf = (name: string): string => name.split(/,\s+|\s*(?:[|(]|:(?!\d))\s*|\s[-–]\s/)[0] ?? name

/** A name without the words after it: "Bugaboo Fox Pram, Grey" is a pram. */
export const bareNameOf = (name: string): string => {
  const [first = name] = firstPartOf(name).split(/\s(?:that|which)\s/i)
  // "USB-C to HDMI cable" and "two-tier under sink organizer" are one name.
  if (/ to \p{L}| (?:under|over|behind) (?:\p{L}+ ){1,2}\p{L}+$/iu.test(first)) return withoutSize(first)
  const bare = withoutSize(first).replace(useBehind, "")
  return pictureIn(bare) || nameIn(bare) || bare
}

/** "Sock glue roll on": how it is used, behind what it is. */
const useBehind = /(?<=\p{L} \p{L}+) \p{L}+ (?:on|in|off|up|out|down)$/iu

const picture =
  /\b(?:linocut|lino print|screen ?print|art print|print|poster|painting|watercolou?r|etching|woodcut|photograph)$/iu

/** "Corner Shop at Dusk Linocut" is a linocut, and no shop. */
const pictureIn = (name: string): string =>
  / (?:at|on|in|by|over|under|with|of) /i.test(name) ? (picture.exec(name)?.[0] ?? "") : ""

const withoutSize = (name: string): string =>
  name
    .replace(/\s+(?:size|sz) \S{1,4}$/i, "")
    .replace(/\s+(?:1[:/]\d+(?:st|nd|rd|th)?|one (?:twelfth|sixth|\p{L}+ inch)) scale$/iu, "")
    .replace(
      /(?:\s+(?:A\d|\d[\d.,]*(?:\s?x\s?\d[\d.,]*)*\s?(?:mm|cm|m|in|inch|inches|ft|oz|ml|cl|l|g|kg|lbs?|pack|pk|pieces?|pcs|ply|w|v|count|ct)))+$/i,
      "",
    )

const bedSize =
  /(?<=\b(?:bed|mattress|sheets?|duvet|quilt|comforter|frame|futon|bedding|topper|headboard|blanket|protector)) (?:twin xl|twin|full|queen|super king|king|single|double)$/i

/** "Press-on nails 24 pieces short almond": the words after the count describe the thing and do not name it. */
const counted = /(?<=\p{L}s) \d+ ?(?:pieces?|pcs|pack|pairs?|count|ct)\b.*$/iu

/** "Vintage sewing pattern lot of 14" */
const lotBehind = /(?<=\p{L} \p{L}+) (?:job )?(?:lot|bundle)(?: of \d+)?$/iu

/** "24pc ned rig kit 12 jigheads": a count before the name, and the contents. */
const holding = /^\d+ ?(?:pcs?|pieces?|pack|pk)\b\s+|(?<=\b(?:kit|set|bundle)) \d+ .*$/giu
/** "Extending dining table and six chairs" */
const andMore = /\s+(?:and|&|\+|plus)\s+(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s.*$/iu

/** "Country cot and mattress" is a cot, and "pool pump and sand filter" a pump; "tongue and groove shed" is one thing. */
export function firstOfTwo(name: string): string {
  const [, first = "", article, second = "", use = ""] =
    /^(\S.* \S+) (?:and|&|\+|plus) (an? )?(\p{L}+(?: \p{L}+)?)( for .+)?$/iu.exec(name) ?? []
  if (article === undefined && second.includes(" ") && !/^\p{L}+ \p{L}+$/u.test(first)) return name
  return [first, second].every((each) => namesAThing(each.split(" ").at(-1) ?? "")) ? `${first}${use}` : name
}

/** The thing that is counted, not the count; and no bed size. */
export const calledFor = (name: string): string =>
  [setOf, bedSize, counted, holding, andMore, lotBehind].reduce(
    (rest, each) => rest.replace(each, ""),
    firstOfTwo(name),
  )

/** "Fernhill Copper Slug Tape" by Fernhill is copper slug tape; a brand before a single word may be part of the name. */
export function withoutBrand(name: string, { brief }: Understanding): string {
  const brands = [brief.amazonBrand, brief.shopifyVendor, brief.businessName].map((each) => each.trim().toLowerCase())
  const brand = brands.find((each) => each !== "" && name.toLowerCase().startsWith(`${each} `))
  const rest = brand === undefined ? "" : name.slice(brand.length + 1)
  return (rest.match(/\p{L}{3,}/gu)?.length ?? 0) > 1 ? rest.trim() : name
}
