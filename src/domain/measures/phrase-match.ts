import type { ReadText } from "./read-text.ts"

/** How well a text contains a phrase: verbatim, with its words close together in any order, or scattered. */
export const matchGrades = { asTyped: 1, near: 0.8, apart: 0.6, none: 0 } as const

/** Small words and one other may come between: "retaining wall" is in "retaining and garden walls". */
const stepMax = 3
const windowWords = 4

/**
 * Uses only the first position of each word. A second mention could complete a phrase, and repeating a word would earn
 * points.
 */
export function matchPhrase(
  { first }: ReadText,
  words: readonly string[],
  withinChars = Number.POSITIVE_INFINITY,
): number {
  const places: number[] = []
  for (const word of words) {
    const place = first.get(word)
    if (place === undefined || place.char >= withinChars) return matchGrades.none
    places.push(place.word)
  }
  if (places.length === 0) return matchGrades.none
  if (places.every((place, at) => at === 0 || isStep(place - (places[at - 1] ?? 0)))) return matchGrades.asTyped
  const span = Math.max(...places) - Math.min(...places)
  return span < words.length + windowWords ? matchGrades.near : matchGrades.apart
}

const isStep = (words: number): boolean => words > 0 && words <= stepMax

export const hasWords = ({ first }: ReadText, words: readonly string[]): boolean =>
  words.every((word) => first.has(word))
