import { describe, expect, test } from "vitest"
import { growthOf, linear } from "../../../test/growth.ts"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { amazon } from "../platforms/amazon.ts"
import { appstore } from "../platforms/appstore.ts"
import { etsy } from "../platforms/etsy.ts"
import { facebookmarketplace } from "../platforms/facebookmarketplace.ts"
import { platforms } from "../platforms/index.ts"
import type { Platform } from "../platforms/platform.ts"
import { youtube } from "../platforms/youtube.ts"
import { brandNames } from "./brand-names.ts"
import type { Brief } from "./brief.ts"
import { type Listing, type SlotKey, type SlotValue, writeSlot } from "./listing.ts"
import { hardViolations, violations } from "./violations.ts"

const brief = makeBrief({ businessName: "Saltmarsh Pottery", competitors: "Denby, East Fork" })

const base: Listing = {
  productName: "Stoneware Mug",
  productTitle: "Stoneware Mug",
  titleTag: "Stoneware Mug, 12 oz | Saltmarsh Pottery",
  metaDescription: "A wheel-thrown stoneware mug for 12 oz of coffee.",
  keywords: ["stoneware mug", "coffee cup"],
  bulletPoints: [
    "Holds 12 oz",
    "Wheel-thrown by hand",
    "Oatmeal glaze",
    "Wide handle that fits",
    "Safe in a dishwasher",
  ],
  tags: ["stoneware mug"],
  searchTerms: ["cup"],
  improvedBodyText: "A mug for slow mornings.",
  platformFields: {},
}

/** A platform's rules for a listing beyond the base. */
const additions: Readonly<Record<string, readonly (readonly [SlotKey, SlotValue])[]>> = {
  etsy: [["tags", Array.from({ length: 13 }, (_, at) => `mug number ${at + 1}`)]],
  shopify: [["platformFields.handle", "stoneware-mug"]],
  website: [["platformFields.slug", "stoneware-mug"]],
  youtube: [["platformFields.hashtags", ["#mug"]]],
  appstore: [
    ["platformFields.subtitle", "Throw your own"],
    ["platformFields.keywordField", "kiln,clay,ceramic"],
  ],
  playstore: [["platformFields.shortDescription", "Learn to throw a mug"]],
  tiktokshop: [["tags", ["#mug"]]],
  facebookmarketplace: [["platformFields.firstLines", "A mug for slow mornings."]],
}

function legal(platform: Platform): Listing {
  let listing = base
  for (const [key, value] of additions[platform.id] ?? []) listing = writeSlot(listing, key, value)
  return listing
}

describe.each(platforms.map((platform) => [platform.id, platform] as const))("%s", (_, platform) => {
  test("a correct listing breaks no hard rule", () => {
    expect(hardViolations(legal(platform), platform, brief)).toEqual([])
  })

  test("each empty required place is named, and no optional one", () => {
    const nothing: Listing = {
      ...base,
      ...{ productTitle: "", titleTag: " ", metaDescription: "", improvedBodyText: "\n" },
      ...{ keywords: [], bulletPoints: [""], tags: [], searchTerms: [] },
    }
    const required = platform.slots.filter(({ isRequired }) => isRequired).map(({ key }) => key)
    expect(violations(nothing, platform, brief).map(({ slot, rule }) => [slot, rule.id])).toEqual(
      required.map((key) => [key, "O1"]),
    )
  })

  test.each(["<b>mug</b>", "mug\u202E", "mug\u0000"])("%j is refused in every place", (text) => {
    for (const { key, kind } of platform.slots) {
      const listing = writeSlot(legal(platform), key, kind === "text" ? text : [text])
      expect(
        hardViolations(listing, platform, brief).map(({ slot }) => slot),
        key,
      ).toContain(key)
    }
  })

  test.each(["<a ", "a@"])("a listing with %j again and again in every place is judged in linear time", (unit) => {
    const listingOf = (text: string): Listing =>
      platform.slots.reduce<Listing>(
        (listing, { key, kind }) => writeSlot(listing, key, kind === "text" ? text : [text]),
        base,
      )
    expect(violations(listingOf(unit.repeat(10_000)), platform, brief).length).toBeGreaterThan(5)
    expect(growthOf((text) => violations(listingOf(text), platform, brief), unit)).toBeLessThan(linear)
  })
})

const idsOf = (platform: Platform, key: SlotKey, value: SlotValue, form: Brief = brief): string[] =>
  violations(writeSlot(legal(platform), key, value), platform, form)
    .filter(({ slot }) => slot === key)
    .map(({ rule }) => rule.id)

test.each<[string, Platform, SlotKey, SlotValue, string]>([
  ["a title one past the end", etsy, "productTitle", "a".repeat(141), "E1"],
  ["a currency sign", etsy, "productTitle", "Mug for $5", "E2"],
  ["two ampersands", etsy, "productTitle", "Salt & Pepper & Oil", "E3"],
  ["twelve tags", etsy, "tags", Array.from({ length: 12 }, (_, at) => `mug number ${at}`), "E6b"],
  ["a tag one past the end", etsy, "tags", ["a".repeat(21)], "E7"],
  ["a comma in a tag", etsy, "tags", ["mug, cup"], "E8"],
  ["a hyphen in a material", etsy, "platformFields.materials", ["gold-filled"], "E12"],
  ["a title one past the end", amazon, "productTitle", "a".repeat(76), "A1"],
  ["an exclamation mark", amazon, "productTitle", "Mug!", "A2"],
  ["a word for the third time", amazon, "productTitle", "Mug Cup Mug for a Mug", "A4"],
  ["four bullets", amazon, "bulletPoints", base.bulletPoints.slice(1), "A9b"],
  ["1,000 characters of bullets", amazon, "bulletPoints", Array(5).fill("a".repeat(200)), "A11"],
  ["250 bytes of search terms", amazon, "searchTerms", ["é".repeat(124), "a"], "A16"],
  ["a search term of the title", amazon, "searchTerms", ["stoneware"], "A19c"],
  ["a competitor among the search terms", amazon, "searchTerms", ["denby"], "A19e"],
  ["a telephone number", amazon, "improvedBodyText", "Call 503-555-0123 now.", "A20a"],
  [
    "501 characters of tags",
    youtube,
    "tags",
    ["a".repeat(99), ..."bcde".split("").map((letter) => letter.repeat(99)), "f"],
    "Y4",
  ],
  ["5,001 bytes", youtube, "improvedBodyText", `${"é".repeat(2500)}a`, "Y2"],
  ["a hashtag of two words", youtube, "platformFields.hashtags", ["#two words"], "Y6b"],
  ["101 bytes of keywords", appstore, "platformFields.keywordField", `${"é".repeat(50)}a`, "P3a"],
  ["a keyword of two characters", appstore, "platformFields.keywordField", "clay,ai,kiln", "P3b"],
  ["the company's name as a keyword", appstore, "platformFields.keywordField", "clay,saltmarsh", "P4a"],
  ["a competitor as a keyword", appstore, "platformFields.keywordField", "clay,Denby", "P4b"],
  ["another platform", appstore, "improvedBodyText", "Also on Android.", "P9a"],
  ["a competitor where it is only unwise", etsy, "improvedBodyText", "Nicer than Denby.", "O7"],
])("%s breaks its rule", (_, platform, key, value, id) => {
  expect(idsOf(platform, key, value)).toContain(id)
})

test.each<[string, Platform, SlotKey, SlotValue]>([
  ["a title on the limit", etsy, "productTitle", "a".repeat(140)],
  ["a title on the limit", amazon, "productTitle", "a".repeat(75)],
  [
    "999 characters of bullets",
    amazon,
    "bulletPoints",
    [..."bcde".split("").map((letter) => letter.repeat(200)), "f".repeat(199)],
  ],
  ["249 bytes of search terms", amazon, "searchTerms", ["é".repeat(124), ""]],
  [
    "500 characters of tags",
    youtube,
    "tags",
    ["a".repeat(96), ..."bcde".split("").map((letter) => letter.repeat(100))],
  ],
  ["100 bytes of keywords", appstore, "platformFields.keywordField", "é".repeat(50)],
])("%s breaks no hard rule", (_, platform, key, value) => {
  expect(hardViolations(writeSlot(legal(platform), key, value), platform, brief)).toEqual([])
})

test("the sentence says by how much, and where", () => {
  const found = hardViolations({ ...legal(etsy), productTitle: "a".repeat(141) }, etsy, brief)
  expect(found.map(({ slot, message }) => [slot, message])).toEqual([
    ["productTitle", "It has 141 of at most 140 characters."],
  ])
})

test("a brand may keep the sign that is part of its name", () => {
  const yahoo = { ...brief, amazonBrand: "Yahoo!" }
  expect(idsOf(amazon, "productTitle", "Yahoo! Stoneware Mug", yahoo)).not.toContain("A2")
  expect(idsOf(amazon, "productTitle", "Yahoo! Stoneware Mug!", yahoo)).toContain("A2")
})

test("a rival whose product is sold here is not a rival", () => {
  const product = { name: "Denby Imperial Mug", category: "", description: "" }
  expect(idsOf(etsy, "productTitle", "Denby Imperial Mug", { ...brief, products: [product] })).not.toContain("O7")
})

test.each<[Platform, Partial<Brief>, string[]]>([
  [amazon, { amazonBrand: " Trailhearth " }, ["Trailhearth"]],
  [amazon, {}, ["Saltmarsh Pottery"]],
  [etsy, { etsyShopName: "SaltmarshPottery" }, ["SaltmarshPottery", "Saltmarsh Pottery"]],
  [etsy, { etsyShopName: " Saltmarsh Pottery " }, ["Saltmarsh Pottery"]],
  [facebookmarketplace, { facebookLocation: "Madison" }, ["Saltmarsh Pottery"]],
  [etsy, { amazonBrand: "Trailhearth" }, ["Saltmarsh Pottery"]],
])("the names of a seller (%#)", (platform, texts, names) => {
  expect(brandNames({ ...brief, ...texts }, platform)).toEqual(names)
})
