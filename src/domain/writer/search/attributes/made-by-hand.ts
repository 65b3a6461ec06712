import type { Understanding } from "../../understanding.ts"
import { type Attribute, makeAttribute } from "./attribute.ts"

/** Files, and what a machine makes. */
const notByHand =
  /\b(?:(?<!\b(?:not|no|never|without|than)\b[^.]{0,20})(?:laser|cnc|3d print\p{L}*|machine-cut|die-cut)|digital|download|printable|pdf|template|e-?book)\b/iu

/** A shop that describes how it makes things sells handmade ones, unless they are files or cut by a machine. */
export function madeByHand({ brief, facts, runs, thing }: Understanding): Attribute[] {
  const story = [...facts, ...runs].find(({ field }) => field === "handmadeStory")
  const isMade = notByHand.test(brief.description)
  // "Hand tied" says it already.
  return story === undefined || isMade || /\bhand\b/i.test(thing.name)
    ? []
    : [makeAttribute("trait", "handmade", story)]
}
