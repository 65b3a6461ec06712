import { type Weekday, weekdays } from "../knowledge/enumerations.ts"

export interface OpenSlot {
  readonly day: Weekday
  readonly fromMinute: number
  /** Opening hours up to 1440, the midnight that ends the day. */
  readonly toMinute: number
}

const day = "(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*)\\.?"
const time = "(?:\\d{1,2}(?:[:.]\\d{2})?\\s*(?:[ap]\\.?m\\.?)?|noon|midnight)"
const row = new RegExp(
  `((?:${day}(?:\\s*(?:-|–|to|through|and|&|,)\\s*)?)+|daily|every ?day|weekdays|weekends?)[\\s:,]*(?:from\\s+)?(${time})\\s*(?:-|–|to|until|till)\\s*(${time})`,
  "giu",
)
const allDay = /24\s?\/\s?7|24 hours|around the clock/i

/**
 * Opening hours as people type them ("Mon-Fri 9-17, Sat 10am-2pm") as slots in quarter hours. Hours past midnight
 * become two slots. Null if no hours can be read; no slots if it is always open.
 */
export function readHours(text: string): readonly OpenSlot[] | null {
  const said = text.slice(0, 300)
  const slots = [...said.matchAll(row)].flatMap(([, days = "", from = "", to = ""]) =>
    slotsOf(readDays(days), from, to),
  )
  if (slots.length > 0) return withoutOverlaps(slots)
  return allDay.test(said) ? [] : null
}

function slotsOf(days: readonly number[], from: string, to: string): OpenSlot[] {
  const end = readTime(to, /p/i.test(to) || !/a/i.test(to) ? "later" : "plain", readTime(from, "plain", 0))
  const start = readTime(from, "plain", 0)
  if (Number.isNaN(start) || Number.isNaN(end) || start === end) return []
  return days.flatMap((at) => {
    const today = weekdays[at % 7] ?? "Monday"
    if (start < end) return [{ day: today, fromMinute: start, toMinute: end }]
    const next = weekdays[(at + 1) % 7] ?? "Monday"
    const evening = { day: today, fromMinute: start, toMinute: 1440 }
    return end === 0 ? [evening] : [evening, { day: next, fromMinute: 0, toMinute: end }]
  })
}

/** "5" after "9" is in the afternoon. */
function readTime(text: string, how: "plain" | "later", after: number): number {
  if (/noon/i.test(text)) return 720
  if (/midnight/i.test(text)) return how === "later" ? 1440 : 0
  const [, hours = "", minutes = "0"] = /(\d{1,2})(?:[:.](\d{2}))?/.exec(text) ?? []
  const said = Number.parseInt(hours, 10)
  const quarter = Math.round(Number(minutes) / 15) * 15
  if (said > 24 || quarter > 60) return Number.NaN
  const hour = /p/i.test(text) ? (said % 12) + 12 : /a/i.test(text) ? said % 12 : said
  const value = Math.min(1440, hour * 60 + quarter)
  const isPlain = !/[ap]/i.test(text)
  return how === "later" && isPlain && value <= after && said <= 12 ? value + 720 : value
}

function readDays(text: string): number[] {
  if (/daily|every/i.test(text)) return [0, 1, 2, 3, 4, 5, 6]
  if (/weekday/i.test(text)) return [0, 1, 2, 3, 4]
  if (/weekend/i.test(text)) return [5, 6]
  const found = [...text.matchAll(/(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?\s*(-|–|to|through)?/giu)]
  return found.flatMap(([, name = "", dash], at) => {
    const from = indexOf(name)
    const next = found[at + 1]?.[1]
    if (dash === undefined || next === undefined) return [from]
    const length = (indexOf(next) - from + 7) % 7
    return Array.from({ length }, (_, step) => (from + step) % 7)
  })
}

const indexOf = (name: string): number =>
  weekdays.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase()))

function withoutOverlaps(slots: readonly OpenSlot[]): OpenSlot[] {
  return weekdays.flatMap((name) => {
    const ofDay = slots.filter((slot) => slot.day === name).sort((a, b) => a.fromMinute - b.fromMinute)
    const merged: OpenSlot[] = []
    for (const slot of ofDay) {
      const last = merged.at(-1)
      if (last && slot.fromMinute <= last.toMinute)
        merged[merged.length - 1] = { ...last, toMinute: Math.max(last.toMinute, slot.toMinute) }
      else merged.push(slot)
    }
    return merged.slice(0, 6)
  })
}
