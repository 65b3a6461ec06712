import { expect, test } from "vitest"
import { withPlaceCommas } from "./with-place-commas.ts"

test.each([
  ["Hand rolled in Kathmandu Nepal", "Hand rolled in Kathmandu, Nepal"],
  ["Made small batch in Brampton Ontario.", "Made small batch in Brampton, Ontario."],
  ["We ship from Cape Town South Africa", "We ship from Cape Town, South Africa"],
  ["Made in Northern Ireland", "Made in Northern Ireland"],
  ["We work in South Wales", "We work in South Wales"],
  ["Made in New South Wales", "Made in New South Wales"],
  ["Sent from Leeds Monday", "Sent from Leeds Monday"],
  ["Used in Ohio Kansas", "Used in Ohio Kansas"],
])("a town has a comma before its region: %s", (typed, written) => {
  expect(withPlaceCommas(typed)).toBe(written)
})
