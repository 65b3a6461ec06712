import type { Understanding } from "../../understanding.ts"
import { type Attribute, makeAttribute } from "./attribute.ts"

/** Files, and what a machine makes. */
const notByHand =
  /\b(?:(?<!\b(?:not|no|never|without|than)\b[^.]{0,20})(?:laser|cnc|3d print\p{L}*|machine-cut|die-cut)|digital|download|printable|pdf|template|e-?book)\b/iu

/** A shop that describes how it makes things sells handmade ones, unless they are files or cut by a machine. */
export function madeByHand({ brief, facts, runs }: Understanding): Attribute[] {
  const story = [...facts, ...runs].find(({ field }) => field === "handmadeStory")
  const isMade = notByHand.test([brief.description, ...brief.products.map(({ description }) => description)].join(" "))
  return story === undefined || isMade ? [] : [makeAttribute("trait", "handmade", story)]
}
