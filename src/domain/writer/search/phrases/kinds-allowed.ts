import type { Understanding } from "../../understanding.ts"
import type { Phrase } from "./phrases.ts"

const fewWords = 20
const fewKinds = 3

export const isOneLine = (u: Understanding): boolean => wordsSaid(u) < fewWords

/** At most half of a list may be true of every such thing; for a brief of one line, only three. */
export const kindsAllowed = (u: Understanding, count: number): number =>
  isOneLine(u) ? Math.min(fewKinds, Math.ceil(count / 2)) : Math.ceil(count / 2)

const wordsSaid = ({ facts, runs }: Understanding): number =>
  [...facts, ...runs].reduce((sum, { text, isEcho }) => sum + (isEcho ? 0 : text.split(/\s+/).length), 0)

/** Keeps at most that many of these phrases, for a place that takes phrases in their order. */
export function withFewKinds(u: Understanding, phrases: readonly Phrase[], count: number): Phrase[] {
  const max = kindsAllowed(u, count)
  let kinds = 0
  return phrases.filter(({ isKind = false }) => {
    if (isKind) kinds += 1
    return !isKind || kinds <= max
  })
}
