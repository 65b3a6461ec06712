import type { Understanding } from "../../understanding.ts"
import { isOneLine } from "./is-one-line.ts"
import type { Phrase } from "./phrases.ts"

const fewKinds = 4

/** At most half of a list may be true of every such thing; for a brief of one line, only four. */
export const kindsAllowed = (u: Understanding, count: number): number =>
  isOneLine(u) ? Math.min(fewKinds, Math.ceil(count / 2)) : Math.ceil(count / 2)

/** Keeps at most that many of these phrases, for a place that takes phrases in their order. */
export function withFewKinds(u: Understanding, phrases: readonly Phrase[], count: number): Phrase[] {
  const max = kindsAllowed(u, count)
  let kinds = 0
  return phrases.filter(({ isKind = false }) => {
    if (isKind) kinds += 1
    return !isKind || kinds <= max
  })
}
