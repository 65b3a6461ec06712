const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" })
const calendar = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })

/** The day of a moment, where the reader is. */
export const formatDay = (time: string): string => moment.format(new Date(time))

/** A day of the calendar, such as 2026-11-21, which is the same everywhere. */
export const formatCalendarDay = (day: string): string => calendar.format(new Date(`${day}T00:00:00Z`))
