import { expect, test } from "vitest"
import { isArea } from "./is-area.ts"

test.each([
  ["Polokwane, Tzaneen, Mokopane", true],
  ["Leeds, within 25 miles", true],
  ["Jaipur, Rajasthan, India", false],
  ["Toowoomba, Queensland", false],
  ["Durham, North Carolina, USA", false],
  ["Tyne and Wear", false],
])("whether somebody works in %s, and is not based there: %s", (place, expected) => {
  expect(isArea(place)).toBe(expected)
})
