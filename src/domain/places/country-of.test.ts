import { expect, test } from "vitest"
import { countryOf, countryOfPost } from "./country-of.ts"

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
  ["Prince Albert, South Africa", "ZA"],
  ["Hamilton", null],
  ["Port of Spain", null],
  ["Republic of Ireland", "IE"],
  ["Springfield", "US"],
  ["somewhere nice", null],
  ["", null],
])("%s is in %s", (place, expected) => {
  expect(countryOf(place)).toBe(expected)
})

test.each([
  ["royal mail special delivery free", "GB"],
  ["An Post €9", "IE"],
  ["double boxed UPS ground from Dayton OH, 1-2 days handling", "US"],
  ["posted within two days", null],
  ["Royal Mail or An Post", null],
])("%s goes from %s", (text, expected) => {
  expect(countryOfPost(text)).toBe(expected)
})
