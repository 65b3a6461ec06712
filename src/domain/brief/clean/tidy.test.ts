import { expect, test } from "vitest"
import { tidy } from "./tidy.ts"

test.each([
  ["tarnish cloth incl", "tarnish cloth included"],
  ["solar lantern, ip44, ipx7", "solar lantern, IP44, IPX7"],
  ["sent mon-weds", "sent Mon-Weds"],
  ["weekdays and sat mornings", "weekdays and Sat mornings"],
  ["tenor trombone, .500 bore", "tenor trombone, .500 bore"],
  ["walk ins Tuesday + wed, rest by appointment", "walk ins Tuesday and Wednesday, rest by appointment"],
  ["batches mon Wednesday fri", "batches Monday Wednesday Friday"],
])("%s is printed as %s", (typed, printed) => {
  expect(tidy(typed)).toBe(printed)
})
