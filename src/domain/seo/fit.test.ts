import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { goodListings } from "../../../test/score/good-listings.ts"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { platforms } from "../platforms/index.ts"
import { isDangling } from "../text/cut/dangling.ts"
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
])("%s %s: %j follows the rules and stays as it is", (platform, slot, given) => {
  expect(fitSlot(platform, slot, given)).toEqual({ value: given, rules: [] })
})

describe("lists", () => {
  test("a tag that is too long ends before a small word or is removed, and none is invented", () => {
    const { value } = fitSlot("etsy", "tags", [
      "blue mug",
      "Blue Mug",
      "mug with a handle for everybody",
      "hand thrown stoneware mug",
      "tea/coffee",
    ])
    expect(value).toEqual(["blue mug", "mug with a handle", "tea coffee"])
  })

  test("a short list stays short: nothing is written to fill it", () => {
    const bullets = ["Blue glaze outside and white inside"]
    expect(fitSlot("amazon", "bulletPoints", bullets)).toEqual({ value: bullets, rules: [] })
    expect(fitSlot("etsy", "tags", [])).toEqual({ value: [], rules: [] })
  })

  test("bullet points that are too long together are shortened before one is removed", () => {
    const long = "Thick base that stands firmly on any table, with a glaze that runs to the rim, ".repeat(3).trim()
    const { value = [] } = fitSlot(
      "amazon",
      "bulletPoints",
      [1, 2, 3, 4, 5].map((number) => `${number} ${long}`),
    )
    expect(value).toHaveLength(5)
  })

  test("a competitor is removed from the search terms", () => {
    const { value } = fitSlot("amazon", "searchTerms", ["denby tea", "tumbler", "East Fork"])
    expect(value).toEqual(["tea", "tumbler"])
  })
})

const platformCalled = (id: string) => {
  const platform = findPlatform(id)
  if (platform === undefined) throw new Error(`no platform ${id}`)
  return platform
}

test("a text that cannot follow the rules is written again from the brief, and says so", () => {
  const etsy = platformCalled("etsy")
  const { listing, changes } = fitDraft({ productName: "Blue Stoneware Mug", productTitle: "🔥🔥🔥" }, etsy, mugBrief)
  expect(listing.productTitle).toBe("Blue Stoneware Mug")
  expect(listing.titleTag).toBe("Blue Stoneware Mug")
  expect(listing.improvedBodyText).toContain("Blue mug of stoneware, 12 oz.")
  expect(changes).toContainEqual({ slot: "productTitle", ruleId: "O1", what: "Rewritten from your other text." })
})

test("if the seller gave no usable word, the title stays empty and nothing is invented", () => {
  const etsy = platformCalled("etsy")
  const said = makeBrief({
    businessName: "🔥",
    description: "★",
    products: [{ name: "😱", category: "", description: "" }],
  })
  const { listing } = fitDraft({ productName: "😱" }, etsy, said)
  expect(listing.productTitle).toBe("")
  expect([listing.tags, listing.bulletPoints, listing.keywords]).toEqual([[], [], []])
  expect(hardViolations(listing, etsy, said).map(({ outcome }) => outcome.code)).not.toContain("forbidden")
})

test.each<[platform: string, slot: SlotKey, made: SlotValue]>([
  ["website", "platformFields.slug", "blue-stoneware-mug-with-a-wide-handle"],
  ["shopify", "platformFields.handle", "blue-stoneware-mug-with-a-wide-handle"],
  ["website", "titleTag", "Blue Stoneware Mug with a Wide Handle"],
  ["website", "metaDescription", "A blue mug with room for four fingers. It holds 12 oz."],
  ["facebookmarketplace", "platformFields.firstLines", "A blue mug with room for four fingers. It holds 12 oz."],
  ["playstore", "platformFields.shortDescription", "A blue mug with room for four fingers. It holds 12 oz."],
])("%s: an empty %s is made from the other places", (id, key, made) => {
  const draft = {
    productName: "Blue Stoneware Mug",
    productTitle: "Blue Stoneware Mug with a Wide Handle",
    improvedBodyText: "A blue mug with room for four fingers. It holds 12 oz.\n\n- Dishwasher safe",
  }
  expect(readSlot(fitDraft(draft, platformCalled(id), mugBrief).listing, key)).toEqual(made)
})

test("a good listing that breaks no rule stays as it is", () => {
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
        for (const [index, { key, kind }] of platform.slots.entries()) {
          const items = readSlot(once.listing, key) ?? []
          if (kind === "list" && Array.isArray(values[index]))
            expect(items.length).toBeLessThanOrEqual(values[index].length)
        }
        const names = once.changes.map(({ slot, ruleId }) => `${slot} ${ruleId}`)
        expect(new Set(names).size).toBe(names.length)
      }),
      { numRuns: 40 },
    )
  },
  60_000,
)

const blankDraft: Draft = { productName: "Blue Mug" }
const englishWords =
  "a the of with for and its is holds blue stoneware mug handle glaze tea 12 oz wide potter kiln".split(" ")
const english = fc
  .array(fc.constantFrom(...englishWords), { minLength: 20, maxLength: 120 })
  // A text that is not cut ends as it was typed.
  .map((all) => [...all, "shelf"].join(" "))

test("no cut text ends with a word that needs another one", () => {
  fc.assert(
    fc.property(english, fc.constantFrom(...platforms), (said, platform) => {
      const texts = platform.slots.filter(({ kind, isLong }) => kind === "text" && !isLong)
      const draft = texts.reduce((made, { key }) => writeSlot<Draft>(made, key, said), blankDraft)
      const { listing } = fitDraft(draft, platform, mugBrief)
      const cut = texts.map(({ key }) => String(readSlot(listing, key) ?? "")).filter((text) => text.includes(" "))
      expect(cut.filter((text) => text !== said && isDangling(text.split(" ").at(-1) ?? ""))).toEqual([])
    }),
  )
})

/** Sets values that the compiler would reject, as a model may. */
function putAnything(draft: Draft, key: SlotKey, value: unknown): void {
  const [first = "", second] = key.split(".")
  if (second === undefined) Reflect.set(draft, first, value)
  else Reflect.set(draft, first, { ...draft.platformFields, [second]: value })
}

test("ten megabytes are cut before they are processed", () => {
  const etsy = findPlatform("etsy")
  if (!etsy) throw new Error("no Etsy")
  for (const unit of ["x", "free shipping ", "<p>🔥", "a & ", "Good mug. "]) {
    const huge = unit.repeat(Math.ceil(10_000_000 / unit.length))
    const { listing } = fitDraft({ productName: huge, improvedBodyText: huge, tags: [huge] }, etsy, mugBrief)
    expect(hardViolations(listing, etsy, mugBrief)).toEqual([])
    expect(listing.improvedBodyText.length).toBeLessThan(50_000)
  }
})
