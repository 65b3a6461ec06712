import { expect, test } from "vitest"
import { findPlatform } from "../../../domain/seo/find-platform.ts"
import type { SlotKey, SlotValue } from "../../../domain/seo/listing.ts"
import { countItem, countSlot, sayItems } from "./count-slot.ts"

function slotOf(platform: string, key: SlotKey) {
  const slot = findPlatform(platform)?.slots.find((one) => one.key === key)
  if (!slot) throw new Error(`${platform} has no ${key}`)
  return slot
}

test.each<[string, SlotKey, SlotValue, object | null]>([
  ["etsy", "productTitle", "Café", { count: 4, max: 140, unit: "characters" }],
  ["youtube", "improvedBodyText", "Café", { count: 5, max: 5000, unit: "bytes" }],
  ["appstore", "platformFields.keywordField", "é,b", { count: 4, max: 100, unit: "bytes" }],
  ["etsy", "tags", ["oak"], null],
  // Two quotes around the one with a space, and a comma between.
  ["youtube", "tags", ["oak", "oak shelf"], { count: 15, max: 500, unit: "characters together" }],
  ["amazon", "searchTerms", ["café", "oak"], { count: 9, max: 249, unit: "bytes together" }],
])("%s %s", (platform, key, value, expected) => {
  expect(countSlot(slotOf(platform, key), value)).toEqual(expected)
})

test.each<[string, SlotKey, string]>([
  ["etsy", "tags", "2 of 13 tags"],
  ["etsy", "platformFields.materials", "2 of at most 13 materials"],
  ["etsy", "bulletPoints", "2 highlights, 4 to 8 do best"],
  ["tiktokshop", "tags", "2 of at most 5 hashtags"],
])("items of %s %s", (platform, key, expected) => {
  expect(sayItems(slotOf(platform, key), ["oak", "pine"])).toBe(expected)
})

test("an item is counted by its own rule if it has one, otherwise by the place's rule", () => {
  expect(countItem(slotOf("etsy", "tags"))).toMatchObject({ max: 20, unit: "characters" })
  expect(countItem(slotOf("etsy", "bulletPoints"))).toMatchObject({ max: 170, unit: "characters" })
  expect(countItem(slotOf("etsy", "tags")).measure("oak")).toBe(3)
})
