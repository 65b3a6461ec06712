import { expect, test } from "vitest"
import { extendTitle } from "./extend-title.ts"

const room = { max: 60, unit: "safeChars", target: { min: 0, max: 60 } } as const

test.each([
  ["Quilted Seat Pads", ["Set of 4", "Machine Washable"], "Quilted Seat Pads, Set of 4, Machine Washable"],
  ["Curling Set", ["38 Inch Curling Rod", "Curling"], "Curling Set, 38 Inch Curling Rod"],
])("%s takes what is new and fits", (start, attributes, title) => {
  expect(extendTitle(start, attributes, room, 4)).toBe(title)
})
