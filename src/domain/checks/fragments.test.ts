import { expect, test } from "vitest"
import { checkFragments, isFragment } from "./fragments.ts"

test.each([
  "minutes",
  "fits",
  "perfect",
  "Mug with a",
  "tyre for the",
  "genuine",
  "12",
  "waterproof bag and",
  "spacious",
])("%j is a fragment", (item) => {
  expect(isFragment(item)).toBe(true)
})

test.each([
  "linen",
  "plug in",
  "$4.99 each",
  "Quarter inch seams all through",
  "£30",
  "gift for him",
  "Trek",
  "wide handle",
  "24 inch",
  "#perfect",
  "Dishwasher safe",
  "This is who I made it for.",
  "Brand: Trek",
  "",
])("%j is not a fragment", (item) => {
  expect(isFragment(item)).toBe(false)
})

test("the first one is named, and all are counted", () => {
  expect(checkFragments(["wide handle", "fits", "minutes"])).toEqual({
    code: "fragment",
    measured: 2,
    limit: 0,
    found: "fits",
  })
  expect(checkFragments(["wide handle"])).toEqual({ code: "ok", measured: 0, limit: 0 })
})
