import type { SlotValue } from "../listing.ts"
import { itemsOf } from "./fit-context.ts"

const timed = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)[\s\-–—:]+(\S.*)$/u

/** Chapters in the order of their times, far enough apart and from the very beginning; none where too few are left. */
export function mendChapters(value: SlotValue, minItems: number, minSecondsEach: number): SlotValue {
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
