import { expect, it } from "vitest"
import { platformSummaries } from "../platform-summaries.ts"
import { nextPlatform } from "./next-platform.ts"

it.each([
  ["etsy", ["etsy"], "amazon"],
  ["etsy", ["etsy", "amazon", "ebay", "shopify", "tiktokshop", "facebookmarketplace"], "website"],
  ["appstore", ["appstore"], "playstore"],
  ["playstore", ["playstore", "appstore"], "website"],
  ["youtube", ["youtube"], "website"],
  ["website", ["website"], null],
  ["youtube", ["youtube", "website"], null],
])("after %s, with %j tried: %j", (favorite, tried, next) => {
  expect(nextPlatform(favorite, tried)).toBe(next)
})

it("never names a place that was already tried", () => {
  for (const { id } of platformSummaries) expect(nextPlatform(id, [id])).not.toBe(id)
})
