const dayMs = 86_400_000

/** The calendar day of a moment in a time zone, as 2026-11-21. */
export function makeDayOf(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`
  }
}

const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** This many days up to this one, oldest first. */
export const lastDays = (today: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => new Date(atNoon(today) - (days - 1 - at) * dayMs).toISOString().slice(0, 10))

/** By the calendar, regardless of the hours in between. */
export const daysBetween = (from: string, to: string): number => Math.round((atNoon(to) - atNoon(from)) / dayMs)
