import type { CheckOutcome } from "./check.ts"

export type ChaptersCode = "ok" | "not-a-chapter" | "too-few" | "not-from-zero" | "not-in-order" | "too-short"

interface ChaptersLimit {
  readonly minItems: number
  readonly minSecondsEach: number
}

const line = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)\s+\S/

/** Chapters as "00:00 Intro"; how long the last one is, only the video knows. */
export function checkChapters(
  items: readonly string[],
  { minItems, minSecondsEach }: ChaptersLimit,
): CheckOutcome<ChaptersCode> {
  const seconds: number[] = []
  for (const item of items) {
    const parts = line.exec(item)
    if (!parts) return { code: "not-a-chapter", measured: seconds.length, limit: items.length, found: item }
    const [, hours = "0", minutes = "0", rest = "0"] = parts
    seconds.push(Number(hours) * 3600 + Number(minutes) * 60 + Number(rest))
  }
  const [first = 0] = seconds
  if (items.length < minItems) return { code: "too-few", measured: items.length, limit: minItems }
  if (first !== 0) return { code: "not-from-zero", measured: first, limit: 0, ...named(items[0]) }
  for (const [at, begin] of seconds.entries()) {
    const next = seconds[at + 1]
    if (next === undefined) break
    if (next <= begin) return { code: "not-in-order", measured: next, limit: begin, ...named(items[at + 1]) }
    if (next - begin < minSecondsEach)
      return { code: "too-short", measured: next - begin, limit: minSecondsEach, ...named(items[at]) }
  }
  return { code: "ok", measured: items.length, limit: minItems }
}

const named = (found: string | undefined) => (found === undefined ? {} : { found })
