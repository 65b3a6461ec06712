import { isPlural } from "../../../text/words/plural.ts"
import { isSeveralThings } from "../../read/thing.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { bareNameOf, firstOfTwo, firstPartOf, withoutMaker } from "../attributes/thing-names.ts"
import { fieldInCategory } from "../field-in-category.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isHalfDeed } from "./half-deed.ts"

/** Nobody types how many there are: "twelve lace bobbins". */
const countBefore =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|\d{1,3}(?= (?!(?:mm|cm|m|in|inch|ft|oz|g|kg|lb|l|ml|piece|pack|man|person|seater|string|hole|key|bass|speed|panel|drawer|door|gauge|ply)\b)\p{L}{2,} )) /u

/** The name without sizes, if it is short enough to type. */
export function nameForms(u: Understanding, { full, head }: Subject, maxWords = 5): string[] {
  // Nobody types "soft gripper" for one that is worn at curling.
  if (full === `${fieldInCategory(u)} ${head}`) return []
  // "Hand-footed turf €180 a trailer load" is turf.
  const [unpriced = ""] = withoutMaker(u.thing).split(/ [£$€]\d/)
  // "Tarp clips 24 pack"
  const first = firstOfTwo(firstPartOf(unpriced)).replace(/ \d+ ?-?(?:packs?|pk|pcs?|pieces?|count|ct)$/i, "")
  const uncounted = (name: string): string => name.toLowerCase().replace(isPlural(first) ? countBefore : /^$/, "")
  const whole = uncounted(first)
  // "Hounds of Love" is not "hounds", and a "replacement hose for a drench gun" is no other hose.
  const isWhole = / of \p{Lu}/u.test(u.thing.name) || / for /.test(full)
  const shorter = isWhole
    ? []
    : [uncounted(bareNameOf(first))].filter((name) => name.includes(" ") || isGoodsKind(name))
  // Nobody types "canvas and poles".
  const isRow = (name: string): boolean => isSeveralThings(u.thing) && / (?:and|&) /.test(name)
  return [whole, ...shorter].filter(
    (name) =>
      name.split(" ").length <= maxWords && !isRow(name) && !(u.genre === "video" && isHalfDeed(name, u.thing.name)),
  )
}
