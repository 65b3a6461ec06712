import { expect, test } from "vitest"
import { goodListings } from "../../../test/score/good-listings.ts"
import type { SlotValue } from "./listing.ts"
import { removeClaim } from "./remove-claim.ts"

const brief = goodListings[0]?.brief
if (!brief) throw new Error("there is no brief")

test.each<[SlotValue, string, SlotValue]>([
  ["Beeswax Candle, award-winning, 15 cm", "award-winning", "Beeswax Candle, 15 cm"],
  ["It is hand poured. It comes with a lifetime guarantee.", "lifetime guarantee", "It is hand poured."],
  [["beeswax candle", "free shipping"], "free shipping", ["beeswax candle"]],
  [["beeswax candle (vegan)"], "vegan", ["beeswax candle"]],
  ["Beeswax Candle", "not there", "Beeswax Candle"],
  ["Mug, 19 oz, 9 oz", "9 oz", "Mug, 19 oz"],
  ["Costs $5 (or [5])", "[5]", "Costs $5"],
])("%j without %j", (value, claim, expected) => {
  expect(removeClaim(value, claim, brief)).toEqual(expected)
})
