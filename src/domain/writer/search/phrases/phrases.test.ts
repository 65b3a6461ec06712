import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { keywordListOf, tagsOf } from "../slots/lists.ts"
import type { Room } from "../slots/room.ts"
import { searchPhrases } from "./phrases.ts"

const product = (name: string, description = "", category = "") => ({ products: [{ name, category, description }] })
const etsy: Room = { max: 20, unit: "safeChars", target: { min: 13, max: 13 } }
const wide: Room = { max: 60, unit: "safeChars", target: { min: 5, max: 10 } }
const tags = (given: Partial<Brief>): string[] => tagsOf(makeUnderstood(given), etsy)

describe("tags", () => {
  test.each([
    [
      "other things on its shelf",
      { etsyShopSection: "Kitchen knives" },
      "Oyster Knife",
      "An oyster knife.",
      "kitchen knives",
    ],
    ["another thing with a longer name", {}, "Canvas Tent Peg Bag", "A canvas tent peg bag.", "clothes peg bag"],
    ["a thing that it is for", {}, "Bell Rope for Ship's Bell", "A bell rope.", "ship's bell"],
    ["what it is for", {}, "Toe Guards for Roller Skates", "Toe guards.", "roller skates"],
    ["what it is for, if that is a thing", {}, "Brass Feet for Log Baskets", "Brass feet.", "log baskets"],
    ["how one of several looks", {}, "Lace Bobbins", "Two matching lace bobbins.", "matching lace bobbin"],
    ["how it is finished", {}, "Oak Bowl", "A bowl with an oil finish.", "oil finish bowl"],
    ["half of a number", {}, "Terracotta Ollas", "The pot holds 1.5 gallons.", "1.5 gallon ollas"],
    [
      "what is said of the last of a row",
      {},
      "Wire Clips",
      "Wire clips and 25 Z-shaped lap clips.",
      "z-shaped wire clips",
    ],
    ["the noun of another part", {}, "Hooked Mat Kit", "Rug hooking kits, all wool.", "rug mat kit"],
    ["the end of a long name", {}, "Coco Husk Chips Block", "A block of 5 kg.", "husk chips block"],
    ["that what few people know is of wood", {}, "Cedar Langstroth Hive Kit", "A hive kit.", "wooden hive kit"],
    ["that it is handmade twice", { handmadeStory: "I tie them." }, "Hand Tied Fender", "", "handmade fender"],
  ])("do not say %s", (_, given, name, description, tag) => {
    expect(tags({ description, ...given, ...product(name, description) })).not.toContain(tag)
  })

  test.each([
    [
      "the shelf of these things",
      { etsyShopSection: "Pet burial baskets" },
      "Willow Burial Basket",
      "pet burial basket",
    ],
    ["the shelf that the seller names", { etsyShopSection: "Oyster knives" }, "Forged Oyster Knife", "oyster knives"],
    ["an activity that it is for", {}, "Reed Pens for Arabic Calligraphy", "arabic calligraphy"],
    ["who made it", { handmadeStory: "I turn them." }, "Lace Bobbins", "handmade lace bobbin"],
  ])("say %s", (_, given, name, tag) => {
    expect(tags({ description: `A ${name.toLowerCase()}, made in Stirling.`, ...given, ...product(name) })).toContain(
      tag,
    )
  })
})

test.each([
  ["3 rail turntable", "Hornby Dublo 3 Rail Turntable Boxed", "hornby dublo 3 rail turntable, stiff", "model railway"],
  ["sheep hurdles", "Galvanised Sheep Hurdles, 6 ft", "Fourteen galvanised sheep hurdles, 6 ft long.", "Livestock"],
  ["accordion", "Hohner Student Accordion 48 Bass Red Pearl", "hohner student accordion 48 bass red pearl", ""],
])("no phrase of a used thing names half of its %s", (_, name, description, category) => {
  const u = makeUnderstood({ description, itemCondition: "Used", ...product(name, "", category) }, "ebay")
  const found = [...keywordListOf(u), ...tagsOf(u, wide)]
  expect(found.length).toBeGreaterThan(0)
  for (const phrase of found) expect(phrase).not.toMatch(/^(?:rail|boxed|used rail|bass|fourteen)\b/)
})

test.each([
  ["Window Hardware", "Sash Cord Repair Kit", "window hardware", false],
  ["Kitchen Tools", "Brass Murukku Press", "kitchen tools", false],
  ["Bicycle Maintenance", "Chain Wax Block", "bicycle maintenance", false],
  ["Chakli Makers", "Brass Murukku Press", "chakli makers", true],
])("a department is no phrase: %s", (category, name, phrase, isOne) => {
  const u = makeUnderstood({ description: `${name}, new in its box.`, ...product(name, "", category) }, "amazon")
  expect(keywordListOf(u).includes(phrase)).toBe(isOne)
})

test.each([
  ["Birch Bark Needle Case", /birch bark/, /^bark |birch needle|wooden bark/],
  ["Pitch Pine Church Pew", /church pew/, /^pitch church|^pine church/],
  ["Spruce Root Bread Basket", /spruce root/, /^root |spruce (?:bread )?basket/],
  ["Birch Needle Case", /birch needle case/, /^birch$/],
])("a material of two words is not cut apart: %s", (name, expected, half) => {
  const all = keywordListOf(makeUnderstood({ description: `${name}.`, ...product(name) }))
  expect(all.join("; ")).toMatch(expected)
  for (const phrase of all) expect(phrase).not.toMatch(half)
})

test.each([
  [
    "Twelve Fruitwood Lace Bobbins",
    "lace bobbins, fruitwood, hand turned",
    "lace bobbins",
    /^twelve|^fruitwood$|^hand turned$/,
  ],
  [
    "Six Linen Tea Towels",
    "linen tea towels, block printed, linen",
    "linen tea towels",
    /^six|^block printed$|^linen$/,
  ],
  ["Canvas Lunch Bag", "lunch bag, machine washable", "lunch bag", /^machine washable$/],
  ["Raised Garden Bed", "raised bed, garden bed", "raised bed", /^raised$/],
])("a quality or a number without the thing is no phrase: %s", (name, targetKeywords, expected, half) => {
  const all = keywordListOf(makeUnderstood({ description: `${name}.`, targetKeywords, ...product(name) }))
  expect(all).toContain(expected)
  for (const phrase of all) expect(phrase).not.toMatch(half)
})

test.each([
  ["hand-footed turf €180 a trailer load", "hand-footed turf", /load/],
  ["seasoned ash logs £95 a trailer load", "seasoned ash logs", /load/],
  ["small hay bales $6 per bale", "small hay bales", /per|^bale(?!d)/],
])("what a price is for is no name: %s", (description, expected, wrong) => {
  const all = keywordListOf(makeUnderstood({ description, products: [] }, "facebookmarketplace"))
  expect(all).toContain(expected)
  for (const phrase of all) expect(phrase).not.toMatch(wrong)
})

test("a quality keeps the word that it needs", () => {
  const given = product("Pleated School Skirt", "Machine washable pleated skirt.")
  expect(tags(given).filter((tag) => tag.startsWith("machine "))).toEqual([])
})

test("nobody makes a kit by hand", () => {
  const handmadeStory = "I coil every length of cord by hand."
  expect(tags({ handmadeStory, ...product("Chair Weaving Kit", "Cord and nails for one seat.") }).join()).not.toMatch(
    /handmade/,
  )
})

test("a name that only the shop's description says is another product's", () => {
  const given = {
    description: "I make top whorl and Turkish spindles from rimu.",
    targetKeywords: "drop spindle, turkish spindle",
    products: [{ name: "Top Whorl Spindle", category: "Spindles", description: "Rimu, 25 g." }],
  }
  expect(tags(given)).toContain("drop spindle")
  expect(tags(given)).not.toContain("turkish spindle")
})

test.each([
  [{ description: "small batch sambal with dried shrimp", ...product("Sambal Belacan") }, "etsy", "batch sambal"],
  [{ description: "Bagpipe bag covers, velvet or corduroy" }, "etsy", "velvet or corduroy"],
  [{ description: "We do organ repair, tuning and servicing.", location: "Kilkenny" }, "website", "tuning kilkenny"],
] as const)("no phrase is a half: %o", (given, platform, half) => {
  const u = makeUnderstood({ targetKeywords: "", ...given }, platform)
  expect([...keywordListOf(u), ...tagsOf(u, etsy)]).not.toContain(half)
})

test("a row of sizes is no end of a name", () => {
  const u = makeUnderstood(
    { description: "Secondhand 7 ft and 8 ft slate pool tables, new felt" },
    "facebookmarketplace",
  )
  expect(keywordListOf(u)).toContain("slate pool tables")
})

test("a thing has in its phrases what its shelf and keywords say that it is", () => {
  const given = {
    description: "I turn bodhrán tippers in Ennis. This one is double-ended.",
    targetKeywords: "bodhran tipper, bodhran beater",
    products: [{ name: "Beech Double-Ended Tipper", category: "Bodhrán tippers", description: "" }],
  }
  const forms = searchPhrases(makeUnderstood(given, "etsy")).flatMap((phrase) => phrase.forms)
  expect(forms).toContain("double-ended bodhrán tipper")
  expect(forms).not.toContain("beech tipper")
})

test("an app is looked for by what it does, and not by how easy that is", () => {
  const given = { appName: "Tagwise", description: "Tagwise is a simple log for scaffold inspections.", products: [] }
  const forms = searchPhrases(makeUnderstood(given, "appstore")).flatMap((phrase) => phrase.forms)
  expect(forms.join()).not.toContain("simple")
})

test("the size of a garment is no part of its name, and each of two goods is looked for", () => {
  const forms = (given: Partial<Brief>): readonly string[] =>
    searchPhrases(makeUnderstood(given, "etsy")).flatMap((phrase) => phrase.forms)
  expect(forms({ description: "I knit them at home.", ...product("Moss Mitts Women's M") })).toContain("moss mitts")
  const both = forms({ description: "shepherds crooks and walking sticks, hazel shanks i cut myself", products: [] })
  expect(both).toEqual(expect.arrayContaining(["shepherds crooks", "walking sticks"]))
})

test("the wood in the name of what is made of something else is its name", () => {
  const products = [{ name: "Larch Carbon Curling Broom", category: "Brooms", description: "A broom with one pad." }]
  const found = searchPhrases(makeUnderstood({ description: "We sell brooms.", products }))
  expect(found.flatMap(({ forms }) => forms).join()).not.toContain("wooden")
})

test("nobody looks for the plastic that a thing is made of, and for its silicone they do", () => {
  const phrases = (stuff: string): string[] => {
    const description = `The screens are soft ${stuff} and deep.`
    return searchPhrases(makeUnderstood({ description, ...product("Splatter Screen") }, "amazon")).flatMap(
      ({ forms }) => forms,
    )
  }
  expect(phrases("silicone").join()).toMatch(/silicone splatter screen/)
  expect(phrases("polyester").join()).not.toMatch(/polyester/)
})
