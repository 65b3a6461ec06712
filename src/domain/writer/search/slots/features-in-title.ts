import { splitList } from "../../../text/split/split-list.ts"
import { shapeOf } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import { titled, withoutEnd } from "../../write/grammar.ts"
import { isLimited } from "../attributes/limits.ts"

const maxWords = 4
/** What comes with the sale, and not what the thing is. */
const ofDeal =
  /\b(?:warranty|guarantee\p{L}*|refunds?|returns?|shipping|delivery|included|support|certified)\b|[£$€?]/iu

/** The short features that a careful seller lists, in the seller's order, which begins with what sells most. */
export function featuresInTitle({ brief, clean, facts, language, genre }: Understanding): string[] {
  const typed = clean(brief.keyFeatures)
  const isCareful = facts.some(({ field, isCareful: careful }) => field === "description" && careful)
  if (genre !== "goods" || language !== "en" || !isCareful || /[.!?]\s+\p{Lu}/u.test(typed)) return []
  return splitList(typed)
    .map(withoutEnd)
    .filter(
      (feature) =>
        feature.split(" ").length <= maxWords &&
        /^(?:noun|adjective|third)$/.test(shapeOf(feature).shape) &&
        !isLimited(feature) &&
        !ofDeal.test(feature),
    )
    .map((feature) => titled(feature, language))
}
