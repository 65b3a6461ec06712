import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { shownByApp } from "./shown-by-app.ts"

test.each([
  ["Tidebook shows tide times and heights for people who walk.", "tide times"],
  ["Tidebook keeps inspection records for hobby beekeepers.", "inspection records"],
  ["Tidebook keeps the records of a goat herd on a phone.", ""],
  ["Tidebook keeps your place in knitting patterns.", ""],
  ["Tidebook shows you where the gap is.", ""],
])("what an app shows: %s", (description, expected) => {
  expect(shownByApp(makeUnderstood({ appName: "Tidebook", description, products: [] }, "appstore"))).toBe(expected)
})
