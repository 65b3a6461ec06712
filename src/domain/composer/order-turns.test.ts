import { expect, test } from "vitest"
import { orderTurns } from "./order-turns.ts"

const turned = (text: string): string[] => orderTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["Two brothers, one milking and one coding.", "Two brothers, one coding and one milking."],
  ["A horse, in real time and with no cuts.", "A horse, with no cuts and in real time."],
  ["It is corrected from the tables, film by film.", "Film by film, it is corrected from the tables."],
  ["Frames are exported as CSV or written into your scans.", "Frames are written into your scans or exported as CSV."],
  ["Scan the tag with a stick or type the digits.", "Type the digits or scan the tag with a stick."],
  ["On the road Mon-Sat within 40 km of Naas.", "On the road within 40 km of Naas, Mon-Sat."],
  ["With SOTA and POTA references.", "With POTA and SOTA references."],
  ["People who only show it at full speed.", "People who show it only at full speed."],
])("%j may be %j", (text, wanted) => {
  expect(turned(text)).toContain(wanted)
})

test("what follows in time keeps its order", () => {
  expect(turned("It is cut and then sewn.")).toEqual([])
})
