import { expect, test } from "vitest"
import { withoutDenied } from "./without-denied.ts"

test.each([
  ["drill and driver set with grinder", "NO grinder - sold.", "drill and driver set"],
  ["drill set with grinder", "Drill, driver and grinder.", "drill set with grinder"],
  ["sofa with chaise", "Big sofa, no chaise cover", "sofa with chaise"],
  ["oak table", "Oak, no drawer.", "oak table"],
])("%s: %s", (name, description, expected) => {
  expect(withoutDenied(name, description)).toBe(expected)
})
