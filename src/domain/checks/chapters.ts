import { itemsOf, type SlotValue } from "../seo/listing.ts"
import { type CheckOutcome, makeCheck } from "./check.ts"
import { amount } from "./wording/amounts.ts"
import { quote } from "./wording/quote.ts"

export type ChaptersCode = "not-a-chapter" | "too-few" | "not-from-zero" | "not-in-order" | "too-short"

export interface ChaptersLimit {
  readonly check: "chapters"
  readonly minItems: number
  readonly minSecondsEach: number
}

const line = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)\s+\S/

/** Chapters as "00:00 Intro"; only the video knows how long the last one is. */
export function checkChapters(
  items: readonly string[],
  { minItems, minSecondsEach }: Omit<ChaptersLimit, "check">,
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

export const chapters = makeCheck<ChaptersLimit, ChaptersCode>({
  id: "chapters",
  measure: (limit, { items }) => checkChapters(items, limit),
  words: {
    "not-a-chapter": ({ found }) => `${quote(found)} is not a time and a name, like 02:10 Fitting the pads.`,
    "too-few": ({ measured, limit }) => `It has ${measured} of at least ${amount(limit, "items")}.`,
    "not-from-zero": ({ found }) => `The first chapter begins at 00:00, and ${quote(found)} does not.`,
    "not-in-order": ({ found }) => `${quote(found)} begins before the one above it ends.`,
    "too-short": ({ measured, limit, found }) => `${quote(found)} lasts ${measured} of at least ${limit} seconds.`,
  },
  describeLimit: ({ minItems, minSecondsEach }) =>
    `from 00:00, at least ${minItems}, each of at least ${minSecondsEach} s`,
  promptLine: ({ minItems, minSecondsEach }) =>
    `only times that the data gives, at least ${minItems}, ${minSecondsEach} seconds each`,
  isRewritten: "never",
  earnsPoints: false,
  mend: { change: mendChapters, says: () => "Sorted by time." },
})

const timed = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)[\s\-–—:]+(\S.*)$/u

/** Chapters in order of time, far enough apart and from the very beginning; none if too few are left. */
function mendChapters(value: SlotValue, { minItems, minSecondsEach }: ChaptersLimit): SlotValue {
  const read = itemsOf(value)
    .flatMap((item) => item.split("\n"))
    .flatMap((item) => {
      const [, hours, minutes, seconds, title] = timed.exec(item) ?? []
      if (title === undefined) return []
      return [{ at: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds), title: title.trim() }]
    })
    .sort((a, b) => a.at - b.at)
  const kept: { at: number; title: string }[] = []
  for (const chapter of read) {
    const last = kept.at(-1)
    if (last === undefined ? chapter.at === 0 : chapter.at - last.at >= minSecondsEach) kept.push(chapter)
  }
  const lines = kept.length < minItems ? [] : kept.map(({ at, title }) => `${clock(at)} ${title}`)
  return typeof value === "string" ? lines.join("\n") : lines
}

const two = (value: number): string => String(value).padStart(2, "0")

const clock = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`
}
