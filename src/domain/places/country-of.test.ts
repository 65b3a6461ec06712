import { expect, test } from "vitest"
import { countryOf } from "./country-of.ts"

test.each([
  ["near Findlay Ohio", "US"],
  ["Guelph ON", "CA"],
  ["Guelph on the south end", "CA"],
  ["Pontypridd", "GB"],
  ["Wagga Wagga NSW", "AU"],
  ["Newton Abbot, Devon", "GB"],
  ["Dunedin and Mosgiel NZ", "NZ"],
  ["Co. Clare, Ireland", "IE"],
  ["London, Ontario", "CA"],
  ["Hamilton", null],
  ["Springfield", "US"],
  ["somewhere nice", null],
  ["", null],
])("%s is in %s", (place, expected) => {
  expect(countryOf(place)).toBe(expected)
})
