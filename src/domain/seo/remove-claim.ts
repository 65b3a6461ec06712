import { removePhrases } from "../text/clean/remove-phrases.ts"
import type { Brief } from "./brief.ts"
import { weigher } from "./fitting/weigh.ts"
import type { SlotValue } from "./listing.ts"

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")

/** "9 oz" is not removed from "19 oz". */
const findWhole = (claim: string): RegExp => {
  const before = /^[\p{L}\p{N}]/u.test(claim) ? "(?<![\\p{L}\\p{N}])" : ""
  const after = /[\p{L}\p{N}]$/u.test(claim) ? "(?![\\p{L}\\p{N}])" : ""
  return new RegExp(`${before}${literal(claim)}${after}`, "gu")
}

/** A sentence with this much of the brief is kept, even if incomplete. */
const factWeight = 2

/** The slot without a claim, as a readable text; an empty list item is removed. */
export function removeClaim(value: SlotValue, claim: string, brief: Brief): SlotValue {
  const find = findWhole(claim)
  const weigh = weigher(brief)
  const remove = (text: string): string =>
    text.search(find) >= 0 ? removePhrases(text, find, (piece) => weigh(piece) >= factWeight) : text
  return typeof value === "string" ? remove(value) : value.map(remove).filter((item) => item.trim() !== "")
}
