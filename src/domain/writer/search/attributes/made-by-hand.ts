import type { Understanding } from "../../understanding.ts"
import { type Attribute, makeAttribute } from "./attribute.ts"

const digital = /\b(?:digital|download|printable|pdf|template|e-?book)\b/i

/** A shop that describes how it makes things sells handmade ones, unless they are files. */
export function madeByHand({ brief, facts }: Understanding): Attribute[] {
  const story = facts.find(({ field }) => field === "handmadeStory")
  const isFile = digital.test([brief.description, ...brief.products.map(({ description }) => description)].join(" "))
  return story === undefined || isFile ? [] : [makeAttribute("trait", "handmade", story)]
}
