import type { OpenSlot } from "../read/read-hours.ts"

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`

/** "(Monday[09:00-17:00]);(Saturday[10:00-14:00])", as in Editor; a day that is open twice has both. */
export const sayHours = (slots: readonly OpenSlot[]): string =>
  slots.map(({ day, fromMinute, toMinute }) => `(${day}[${clock(fromMinute)}-${clock(toMinute)}])`).join(";")
