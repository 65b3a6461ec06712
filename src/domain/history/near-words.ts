import { wordDistance } from "../text/spell/word-distance.ts"

/** How different a word may be: `near` is one typo, or part of a longer word; `far` is two. */
export type Nearness = "near" | "far"

const maxWords = 24
const minLength = 3
const minLengthOfTwo = 6

/** The known words that the user may have meant, the likeliest first. */
export function nearWords(typed: string, known: Iterable<string>, nearness: Nearness): readonly string[] {
  if (typed.length < minLength) return []
  const maxEdits = nearness === "far" && typed.length >= minLengthOfTwo ? 2 : 1
  const typedBits = letterBits(typed)
  const found: { word: string; distance: number }[] = []
  for (const word of known) {
    const distance = distanceTo(word)
    if (distance < Number.POSITIVE_INFINITY) found.push({ word, distance })
  }
  return found
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maxWords)
    .map(({ word }) => word)

  function distanceTo(word: string): number {
    if (word.includes(typed)) return 0.1
    if (word.length < minLength || word.length < typed.length - maxEdits) return Number.POSITIVE_INFINITY
    // Comparing letter by letter is slow, and few of a hundred thousand words have the same letters.
    const missing = countBits(typedBits & ~letterBits(word))
    if (missing > maxEdits) return Number.POSITIVE_INFINITY
    const whole = wordDistance(typed, word, maxEdits)
    const isBegun = nearness === "far" && word.length > typed.length && typed.length > minLength
    const begun = isBegun ? wordDistance(typed, word.slice(0, typed.length), 1) + 0.5 : Number.POSITIVE_INFINITY
    return Math.min(whole, begun)
  }
}

const letterBits = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
