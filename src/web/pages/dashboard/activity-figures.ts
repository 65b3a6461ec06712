import type { Dashboard } from "../../../contract/dashboard.ts"
import { formatCalendarDay } from "./format-day.ts"

type Day = Dashboard["activity"][number]

export const sayListings = (count: number): string => (count === 1 ? "1 listing" : `${count} listings`)
const sayDays = (count: number): string => (count === 1 ? "one day" : `${count} days`)

/** The chart in a sentence. */
export function tellActivity(days: readonly Day[]): string {
  const busy = days.filter(({ listings }) => listings > 0)
  const [first, ...others] = busy
  if (first === undefined) return `No activity in the last ${days.length} days.`
  const most = others.reduce((best, day) => (day.listings > best.listings ? day : best), first)
  const total = busy.reduce((sum, { listings }) => sum + listings, 0)
  const all = `${sayListings(total)} on ${sayDays(busy.length)}`
  return busy.length === 1
    ? `${all}, ${formatCalendarDay(first.day)}.`
    : `${all}, most on ${formatCalendarDay(most.day)}: ${most.listings}.`
}

const ceilings = [2, 4, 6, 10, 20, 30, 50]

/** The top of the chart's scale: an even number, so that its half is a whole number. */
export function ceilingOf(days: readonly Day[]): number {
  const most = Math.max(...days.map(({ listings }) => listings), 0)
  return ceilings.find((one) => one >= most) ?? Math.ceil(most / 50) * 50
}

interface Bar {
  readonly day: string
  /** In percent of the chart. */
  readonly x: number
  readonly width: number
  readonly height: number
}

/** The share of a day's width that its bar takes. */
const barShare = 0.62

export function barsOf(days: readonly Day[]): readonly Bar[] {
  const room = 100 / days.length
  const ceiling = ceilingOf(days)
  return days.map(({ day, listings }, index) => ({
    day,
    x: (index + (1 - barShare) / 2) * room,
    width: room * barShare,
    height: (listings / ceiling) * 100,
  }))
}
