import { shapeOf } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import { titled, withoutEnd } from "../../write/grammar.ts"
import { isLimited } from "../attributes/limits.ts"
import { packaging } from "../phrases/word-classes.ts"

const maxWords = 4
/** What comes with the sale, and not what the thing is. */
export const ofDeal =
  /\b(?:warranty|guarantee\p{L}*|refunds?|returns?|shipping|delivery|included|support|certified)\b|[£$€?]/iu

/** The short features that a careful seller lists, in the seller's order, which begins with what sells most. */
export function featuresInTitle({ facts, language, genre, thing }: Understanding): string[] {
  const named = new Set(thing.name.toLowerCase().split(" "))
  const isCareful = facts.some(({ field, isCareful: careful }) => field === "description" && careful)
  if (genre !== "goods" || language !== "en" || !isCareful) return []
  return facts
    .filter(({ field }) => field === "keyFeatures")
    .map(({ text }) => withoutEnd(text))
    .filter(
      (feature) =>
        feature.split(" ").length <= maxWords &&
        /^(?:noun|adjective|third)$/.test(shapeOf(feature).shape) &&
        !/^(?:weighs|measures|is|has)\b/i.test(feature) &&
        !isLimited(feature) &&
        !ofDeal.test(feature) &&
        !packaging.test(` ${feature}`) &&
        // "Sheesham Bat Mallet, Sheesham Wood Head" says it twice.
        !named.has(feature.split(" ")[0]?.toLowerCase() ?? ""),
    )
    .map((feature) => titled(feature, language))
}
