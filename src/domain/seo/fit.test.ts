import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { goodListings } from "../../../test/score/good-listings.ts"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { platforms } from "../platforms/index.ts"
import { findPlatform } from "./find-platform.ts"
import { fit as fitDraft } from "./fit.ts"
import { type Draft, readSlot, type SlotKey, type SlotValue, writeSlot } from "./listing.ts"
import { hardViolations } from "./violations.ts"

const mugBrief = makeBrief({
  businessName: "Saltpan Studio",
  etsyShopName: "SaltpanStudio",
  amazonBrand: "Saltpan",
  appName: "Saltpan",
  description: "Blue stoneware mug with a wide handle. Holds 12 oz and is dishwasher safe.",
  targetKeywords: "stoneware mug, blue coffee mug, wide handle mug",
  competitors: "Denby, East Fork",
  keyFeatures: "wide handle; holds 12 oz; dishwasher safe; blue glaze; thick base",
  products: [{ name: "Blue Stoneware Mug", category: "Mugs", description: "Blue mug of stoneware, 12 oz." }],
})
const hostileBriefs = [
  makeBrief({}),
  makeBrief({
    businessName: "🔥🔥🔥",
    description: "★★★",
    products: [{ name: "😱", category: "💥", description: "!!!" }],
  }),
  makeBrief({ businessName: "x".repeat(300), description: "free free #1 best", targetKeywords: ",,,;;;" }),
]

const fitSlot = (platformId: string, key: SlotKey, value: SlotValue) => {
  const platform = findPlatform(platformId)
  if (!platform) throw new Error(`no platform ${platformId}`)
  const { listing, changes } = fitDraft(
    writeSlot<Draft>({ productName: "Blue Stoneware Mug" }, key, value),
    platform,
    mugBrief,
  )
  return {
    value: readSlot(listing, key),
    rules: changes.filter(({ slot }) => slot === key).map(({ ruleId }) => ruleId),
  }
}

test.each<[platform: string, slot: SlotKey, given: SlotValue, made: SlotValue]>([
  ["amazon", "productTitle", "Blue Stoneware Mug, Free Shipping, 12 oz", "Blue Stoneware Mug, 12 oz"],
  ["amazon", "productTitle", "Blue Stoneware Mug! Best Seller", "Blue Stoneware Mug"],
  [
    "amazon",
    "productTitle",
    "Blue Stoneware Mug, A Lovely Idea for Nearly Everybody, Holds 12 oz, Dishwasher Safe",
    "Blue Stoneware Mug, Holds 12 oz, Dishwasher Safe",
  ],
  ["etsy", "productTitle", "Blue Mug 🔥 & Saucer & Spoon", "Blue Mug & Saucer and Spoon"],
  ["etsy", "titleTag", "<b>Blue</b> Stoneware Mug", "Blue Stoneware Mug"],
  ["youtube", "productTitle", "How to Glaze <Fast> in a Day", "How to Glaze Fast in a Day"],
  ["playstore", "productTitle", "Saltpan: Free Mug Planner", "Saltpan: Mug Planner"],
  ["website", "metaDescription", "Two\nlines of a blue mug", "Two lines of a blue mug"],
  ["shopify", "platformFields.handle", "Blue Café Mug, 12 oz", "blue-cafe-mug-12-oz"],
  ["tiktokshop", "tags", ["blue mug", "#Blue Mug", "#mug"], ["#BlueMug", "#mug"]],
])("%s %s: %j becomes %j", (platform, slot, given, made) => {
  const { value, rules } = fitSlot(platform, slot, given)
  expect(value).toEqual(made)
  expect(rules).not.toEqual([])
})

test.each<[platform: string, slot: SlotKey, given: SlotValue]>([
  ["amazon", "productTitle", "Saltpan Blue Stoneware Mug, Gluten-Free Gift, Ground Clearance 12 oz"],
  ["playstore", "productTitle", "Hands-Free Mug Timer"],
  ["website", "metaDescription", "A freestanding blue mug, best kept dry, for 20% more tea & less fuss: $34."],
  ["etsy", "improvedBodyText", "A mug (blue) at 100%.\n\n- It holds 12 oz\n- It's for you & me; <3 tea\n\nBye!"],
])("%s %s: %j is lawful and stays as it is", (platform, slot, given) => {
  expect(fitSlot(platform, slot, given)).toEqual({ value: given, rules: [] })
})

describe("lists", () => {
  test("Etsy gets thirteen different tags of at most twenty characters, its own first", () => {
    const { value = [] } = fitSlot("etsy", "tags", [
      "blue mug",
      "Blue Mug",
      "mug with a handle for everybody",
      "tea/coffee",
    ])
    const tags = typeof value === "string" ? [value] : value
    expect(tags).toHaveLength(13)
    expect(tags.slice(0, 3)).toEqual(["blue mug", "mug with a handle", "tea coffee"])
    expect(tags).toContain("stoneware mug")
    expect(tags.every((tag) => tag.length <= 20)).toBe(true)
    expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(13)
  })

  test("Amazon gets five bullet points, filled from the features", () => {
    const { value = [] } = fitSlot("amazon", "bulletPoints", ["Blue glaze outside and white inside"])
    expect(value).toHaveLength(5)
    expect(value[0]).toBe("Blue glaze outside and white inside")
    expect(value).toContain("Dishwasher safe")
  })

  test("a competitor leaves the search terms", () => {
    const { value } = fitSlot("amazon", "searchTerms", ["denby tea", "tumbler", "East Fork"])
    expect(value).toEqual(["tea", "tumbler"])
  })
})

test("what cannot be made legal is written anew from the brief, and says so", () => {
  const etsy = findPlatform("etsy")
  if (!etsy) throw new Error("no Etsy")
  const { listing, changes } = fitDraft({ productName: "Blue Stoneware Mug", productTitle: "🔥🔥🔥" }, etsy, mugBrief)
  expect(listing.productTitle).toBe("Blue Stoneware Mug")
  expect(changes).toContainEqual({ slot: "productTitle", ruleId: "O1", what: "Written anew from the brief." })
})

test("a good listing that breaks no rule comes back as it is", () => {
  const legal = goodListings.filter(
    ({ platform, brief, listing }) => hardViolations(listing, platform, brief).length === 0,
  )
  expect(legal).not.toEqual([])
  for (const { platform, brief, listing } of legal)
    expect(fitDraft(listing, platform, brief)).toEqual({ listing, changes: [] })
})

const pieces = [
  ..."Mug, free shipping, 12 oz|🔥🔥 BEST SELLER!!!|<p>Hello & bye</p>|#hashtag|call 555-201-9933|www.mug.com|a & b & c".split(
    "|",
  ),
  ..."00:00 Intro|Name: Value|Question? Answer.|TITANIUM MUG|e\u0301clair|\ud800|\u202eabc|money back guarantee|Android".split(
    "|",
  ),
  ..."mug mug mug mug|👨‍👩‍👧‍👦|漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字|- 'tag|;;;|n/a|free|&nbsp;|Denby|$5 ~ #1 *".split(
    "|",
  ),
  "x".repeat(300),
]
const piece = fc.oneof(
  fc.constantFrom(...pieces),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.lorem({ maxCount: 60 }),
)
const text = fc.oneof(
  piece,
  fc.array(piece, { maxLength: 6 }).map((some) => some.join(" ")),
)
const wrong = fc.constantFrom<unknown>(
  null,
  5,
  true,
  {},
  { question: "Why?", answer: "So." },
  [["a"], 1, null],
  "",
  " ",
)
const anything = fc.oneof(text, text, fc.array(fc.oneof(text, wrong), { maxLength: 20 }), wrong)

test.each(platforms.map((platform) => ({ platform, id: platform.id })))(
  "whatever is drafted for $id becomes legal, and then stays as it is",
  ({ platform }) => {
    const drafts = fc.array(fc.option(anything), { minLength: platform.slots.length, maxLength: platform.slots.length })
    fc.assert(
      fc.property(drafts, fc.constantFrom(mugBrief, ...hostileBriefs), (values, brief) => {
        const draft: Draft = { productName: "Blue Stoneware Mug" }
        for (const [index, { key }] of platform.slots.entries()) putAnything(draft, key, values[index])
        const once = fitDraft(draft, platform, brief)
        expect(hardViolations(once.listing, platform, brief)).toEqual([])
        expect(fitDraft(once.listing, platform, brief)).toEqual({ listing: once.listing, changes: [] })
        expect(fitDraft(draft, platform, brief)).toEqual(once)
        const names = once.changes.map(({ slot, ruleId }) => `${slot} ${ruleId}`)
        expect(new Set(names).size).toBe(names.length)
      }),
      { numRuns: 40 },
    )
  },
  60_000,
)

/** Puts what the compiler would not let through, as a model may. */
function putAnything(draft: Draft, key: SlotKey, value: unknown): void {
  const [first = "", second] = key.split(".")
  if (second === undefined) Reflect.set(draft, first, value)
  else Reflect.set(draft, first, { ...draft.platformFields, [second]: value })
}

test("ten megabytes are clipped before they are worked on", () => {
  const etsy = findPlatform("etsy")
  if (!etsy) throw new Error("no Etsy")
  for (const unit of ["x", "free shipping ", "<p>🔥", "a & ", "Good mug. "]) {
    const huge = unit.repeat(Math.ceil(10_000_000 / unit.length))
    const { listing } = fitDraft({ productName: huge, improvedBodyText: huge, tags: [huge] }, etsy, mugBrief)
    expect(hardViolations(listing, etsy, mugBrief)).toEqual([])
    expect(listing.improvedBodyText.length).toBeLessThan(50_000)
  }
})
