import fc from "fast-check"
import { expect, it } from "vitest"
import { sayHours } from "../exports/say-hours.ts"
import { readHours } from "./read-hours.ts"

it.each([
  ["Mon-Fri 9-5", 5, "(Monday[09:00-17:00])"],
  ["Mon-Fri 8am-6pm, Sat 9:30am-1pm", 6, "(Saturday[09:30-13:00])"],
  ["Tuesday to Thursday 10:00-18:00", 3, "(Wednesday[10:00-18:00])"],
  ["daily 7am to 11pm", 7, "(Sunday[07:00-23:00])"],
  ["Fri 8pm-2am", 2, "(Saturday[00:00-02:00])"],
  ["Mon 9am-noon, Mon 1pm-5pm", 2, "(Monday[13:00-17:00])"],
  ["Mon 9-12, Mon 11-15", 1, "(Monday[09:00-15:00])"],
  ["Sat & Sun 10-16", 2, "(Sunday[10:00-16:00])"],
])("reads %j", (typed, count, one) => {
  const slots = readHours(typed)
  expect(slots).toHaveLength(count)
  expect(sayHours(slots ?? [])).toContain(one)
})

it('recognizes "always open", and hours that it cannot read', () => {
  expect(readHours("24/7")).toEqual([])
  expect(readHours("by appointment")).toBeNull()
})

it("gives slots that Google accepts, whatever is typed", () => {
  const piece = fc.constantFrom(
    "Mon",
    "Tue-Sun",
    "daily",
    " 9",
    "-",
    "17",
    "am",
    "pm",
    ":30",
    "25",
    ", ",
    "noon",
    " to ",
    "midnight",
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const slots = readHours(pieces.join("")) ?? []
      for (const { fromMinute, toMinute } of slots) {
        expect(fromMinute).toBeLessThan(toMinute)
        expect([fromMinute % 15, toMinute % 15]).toEqual([0, 0])
        expect(fromMinute >= 0 && toMinute <= 1440).toBe(true)
      }
      const days = Map.groupBy(slots, ({ day }) => day)
      for (const [, ofDay] of days) {
        expect(ofDay.length).toBeLessThanOrEqual(6)
        expect(ofDay.every((slot, at) => at === 0 || slot.fromMinute > (ofDay[at - 1]?.toMinute ?? 0))).toBe(true)
      }
    }),
  )
})
