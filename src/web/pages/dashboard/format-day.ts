const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" })
const calendar = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })

/** The day of a moment in the reader's time zone. */
export const formatDay = (time: string): string => moment.format(new Date(time))

/** A calendar day, such as 2026-11-21, which is the same everywhere. */
export const formatCalendarDay = (day: string): string => calendar.format(new Date(`${day}T00:00:00Z`))
