import type { CounterProps } from "../../../../parts/fields/counter.tsx"

/** A short text shows a counter only near its limit; before that, it would be noise. */
const sightShare = 0.75

/** The counter of a text field. Counted as the contract counts. */
export function counterFor(text: string, max: number, isLong: boolean): { counter?: CounterProps } {
  const isShown = text.length >= max * sightShare || (isLong && text !== "")
  return isShown ? { counter: { count: text.length, max, unit: "characters" } } : {}
}
