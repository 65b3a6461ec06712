import type { CounterProps } from "../../../../parts/fields/counter.tsx"

/** A short text has a counter only when its limit comes into sight; before that it would be noise. */
const sightShare = 0.75

/** The counter of a text, as a field takes it. Counted as the contract counts. */
export function counterFor(text: string, max: number, isLong: boolean): { counter?: CounterProps } {
  const isShown = text.length >= max * sightShare || (isLong && text !== "")
  return isShown ? { counter: { count: text.length, max, unit: "characters" } } : {}
}
