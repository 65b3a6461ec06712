import { expect, test } from "vitest"
import { withoutTown } from "./offer.ts"

test.each([
  ["house painting Portland Maine", "Portland Portland, ME", "house painting"],
  ["plumber leeds", "Leeds", "plumber"],
  ["sash repair Edinburgh, Scotland", "Edinburgh", "sash repair"],
  ["roofing Burlington VT", "Burlington", "roofing"],
  ["maine lobster boats", "Portland", "maine lobster boats"],
])("%j in %j is %j", (keyword, town, said) => {
  expect(withoutTown(keyword, town)).toBe(said)
})
