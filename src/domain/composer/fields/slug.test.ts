import { expect, test } from "vitest"
import { slugOf } from "./slug.ts"

test.each([
  ["Design-and-build landscaping company", "Asheville", 75, "design-build-landscaping-company-asheville"],
  ["Café & Bäckerei Weiß", "Köln", 75, "cafe-backerei-weiss-koln"],
  ["plumber in Leeds", "Leeds", 75, "plumber-leeds"],
  ["one two three four five six seven eight", "", 75, "one-two-three-four-five-six"],
  ["half-day canoe trip", "Hay", 14, "half-day-canoe"],
  ["", "", 75, ""],
])("%j in %j, at most %i: %j", (name, town, max, slug) => {
  expect(slugOf(name, town, max)).toBe(slug)
})
