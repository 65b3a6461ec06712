import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import type { Room } from "./room.ts"
import { titleOf, titleTagOf } from "./titles.ts"

const room = (max: number, most = max): Room => ({ max, unit: "safeChars", target: { min: 0, max: most } })
const product = (name: string, description = "") => ({ products: [{ name, category: "", description }] })
const title = (given: Partial<Brief>, platformId = "etsy", max = 100): string =>
  titleOf(makeUnderstood(given, platformId), room(max))

describe("a title", () => {
  test.each([
    ["Speckled Mug", "Stoneware mug. Holds 12 oz and is dishwasher safe.", /12 oz/i],
    ["Folding Treadmill", "12 km/h top speed, 110 kg limit.", /12 km\/h Top Speed, 110 kg Limit/],
    ["Stacking Rings", "Sterling silver rings, hammered by hand, sold in sets of three.", /Hand Hammered/],
    ["Garden Bench", "Solid teak bench, 150 cm wide.", /Solid Teak/],
    ["Splatter Screen", "It is made of stainless steel with an extra fine mesh.", /Stainless Steel/],
    ["Curling Set", "You get one 38 inch satin curling rod and two satin scrunchies.", /38 Inch Satin Curling Rod/],
  ])("uses what the sentences say about %s", (name, description, expected) => {
    expect(title({ description, ...product(name) })).toMatch(expected)
  })

  test.each([
    ["oven cleaning northern suburbs perth, no fumes", "perth WA", "", "Oven Cleaning in Perth"],
    ["I tune and repair pianos across Galway city and south Mayo.", "Spiddal, Co. Galway", "piano tuner mayo", "Mayo"],
    ["We choose sites for boreholes.", "Graaff-Reinet, South Africa", "borehole siting, dowser", "in Graaff-Reinet"],
  ])("names a business for its trade and where it works: %s", (description, location, targetKeywords, expected) => {
    const given = { description, location, targetKeywords, industry: "", products: [] }
    const found = title({ businessName: "Shazza and Sons", ...given }, "website")
    expect(found).toContain(expected)
    expect(found).not.toContain("Spiddal")
  })

  test("calls an app without a name what it is", () => {
    const description = "Calendar app for firefighters on 24/48 shifts."
    const given = { businessName: "Marlow Software", description, products: [] }
    expect(title(given, "playstore", 30)).toBe("Calendar App for Firefighters")
  })

  test("says each number with its unit or not at all", () => {
    const cot = "Waterproof cot mattress protector 140 x 70 cm, cotton terry top, 2 pack"
    expect(title({ description: cot }, "amazon")).toContain("140 x 70 cm")
    const baskets = "oyster baskets 180 of em, 12mm mesh, 600 long, came off our lease"
    expect(title({ description: baskets, ...product("oyster baskets x180") }, "facebookmarketplace")).not.toMatch(/600/)
  })

  test("names no color of a set that has several", () => {
    const description = "set of 6 pairs, matte black, gold, rose gold, silver, nude n navy, 12mm. strong hold"
    expect(title({ description, ...product("hijab magnets 6 pairs") }, "tiktokshop")).not.toMatch(/rose gold/i)
    const baits = "hand poured creature baits, made in my shop, green pumpkin, junebug, watermelon red. garlic scent"
    expect(title({ description: baits, ...product("creature bait 8pk") }, "tiktokshop")).not.toMatch(/red/i)
  })

  test("calls nothing handmade that a laser cuts", () => {
    const given = { description: "A laser-cut kit for a small cabin.", handmadeStory: "I draw and cut every kit." }
    expect(title({ ...given, ...product("Cabin Kit") })).not.toMatch(/handmade/i)
    const puzzle = { description: "Cut looser than a laser-cut puzzle.", handmadeStory: "I cut every piece by hand." }
    expect(title({ ...puzzle, ...product("Oak Puzzle") })).toMatch(/handmade/i)
  })

  test("does not call safe what is safe in the top rack only", () => {
    const given = { description: "Four glass weights. Top rack dishwasher safe.", ...product("Glass Weights") }
    expect(title(given)).not.toMatch(/dishwasher/i)
  })

  test.each([
    ["crochet cow pattern", "crochet pattern cow pdf, 14 charts", "Crochet Cow Pattern, PDF, 14 Charts"],
    [
      "salmon skin rolls",
      "dried salmon skin rolls for dogs 100g bag, air dried",
      "Dried Salmon Skin Rolls for Dogs, 100 g Bag",
    ],
    ["Guinea pig liner", "fleece liner for guinea pigs, washable", "Guinea Pig Liner, Fleece, Washable"],
  ])("says which one it is: %s", (name, description, expected) => {
    expect(title({ description, ...product(name) }, "shopify")).toBe(expected)
  })

  test("does not say that the work is in a town that only a keyword has", () => {
    const given = {
      businessName: "Huon Edge",
      description: "I sharpen knives and scissors at markets.",
      targetKeywords: "knife sharpening Hobart",
      location: "Huonville, Tasmania",
      products: [],
    }
    expect(title(given, "website")).toBe("Knife Sharpening Hobart")
    expect(title({ ...given, targetKeywords: "knife sharpening Hobart, Huonville knives" }, "website")).toBe(
      "Knife Sharpening in Huonville",
    )
  })

  test("has no price without its currency", () => {
    const description = "2 seater leather sofa brown, reclines both sides, 120, collect rotherham"
    expect(title({ description, products: [] }, "facebookmarketplace")).not.toMatch(/120/)
  })

  test("explains a proper name with the seller's category", () => {
    const filed = (name: string, category: string): string =>
      title({ products: [{ name, category, description: "Charred habanero, hot." }] }, "shopify")
    expect(filed("Mesa Verde", "Hot sauces")).toMatch(/^Mesa Verde Hot Sauce/)
    expect(filed("Mesa Verde", "Food & Drink")).toMatch(/^Mesa Verde(?! Food)/)
    expect(filed("Oak Stool", "Furniture")).not.toMatch(/Furniture/)
  })

  test.each([
    ["Folding Laptop Stand", "Foldable laptop stand with silicone pads.", /foldable/i],
    ["Wool Scarf", "A scarf in merino wool, warm wool.", /wool.*wool/i],
  ])("has no word twice: %s", (name, description, twice) => {
    expect(title({ description, ...product(name) })).not.toMatch(twice)
  })

  test.each([
    ["Travel Mug", "Mug with a lid. Dishwasher safe, but not the lid.", /dishwasher/i],
    ["Oak Chair", "Some scratches on the legs.", /scratch/i],
  ])("keeps rows and limits whole and names no flaw: %s", (name, description, wrong) => {
    expect(title({ description, ...product(name) })).not.toMatch(wrong)
  })

  test("has no model of another product, even if the seller typed it for the shop", () => {
    const given = {
      targetKeywords: "MF 135 temperature gauge, fuel tap",
      products: [
        { name: "Temperature gauge", category: "", description: "52 mm dial, for the MF 35 only." },
        { name: "Fuel tap", category: "", description: "Brass, for the MF 135." },
      ],
    }
    expect(title(given, "ebay", 80)).not.toMatch(/135/)
  })

  test("has the brand where Amazon wants it, and stays within the limit", () => {
    const given = {
      amazonBrand: "Trailhearth",
      description: "Mug with folding handles and a silicone lip guard.",
      ...product("Titanium Camping Mug 450 ml"),
    }
    const found = title(given, "amazon", 75)
    expect(found).toMatch(/^Trailhearth Titanium Camping Mug 450 ml, Folding Handles/)
    expect(found.length).toBeLessThanOrEqual(75)
  })

  test("says that a used thing is used", () => {
    expect(title({ itemCondition: "Used - Very Good", ...product("Canon AE-1 Body") }, "ebay", 80)).toBe(
      "Canon AE-1 Body, Used - Very Good",
    )
  })

  test.each([
    ["Used, partly working, see description", "Canon AE-1 Body, Used, Partly Working"],
    ["used needs paint", "Canon AE-1 Body, Used, Needs Paint"],
  ])("does not promise more than the condition %s", (itemCondition, expected) => {
    expect(title({ itemCondition, ...product("Canon AE-1 Body") }, "ebay", 80)).toBe(expected)
  })

  test.each(["Used has dent", "used works fine", "Used / for rebuild"])(
    "says no more of the condition than its first word if a sentence follows: %s",
    (itemCondition) => {
      expect(title({ itemCondition, ...product("Canon AE-1 Body") }, "ebay", 80)).toBe("Canon AE-1 Body, Used")
    },
  )

  test.each([
    [{ description: "Family dental practice in Duluth." }, "Family Dental Practice in Duluth"],
    [{ description: "We fix boilers.", targetKeywords: "plumber leeds", location: "Leeds" }, "Plumber in Leeds"],
    [{ location: "Bath", ...product("Elopement Photography") }, "Elopement Photography in Bath"],
    [
      { businessName: "Okafor Piano Moving", location: "Calgary", description: "uprights and baby grands, no stairs" },
      "Piano Moving in Calgary",
    ],
    [{ location: "Bath", description: "Sharpening by post.", ...product("Knife Sharpening") }, "Knife Sharpening"],
  ] as const)("of a service says what and where: %s", (given, expected) => {
    expect(title(given, "website", 70)).toBe(expected)
  })

  test("for a search result ends with the seller, or says more about the thing if the seller does not fit", () => {
    const given = { description: "Solid teak bench, 150 cm wide.", ...product("Garden Bench") }
    expect(titleTagOf(makeUnderstood(given), room(60))).toMatch(/^Garden Bench, Solid Teak.* \| Marlow Bench$/)
    expect(titleTagOf(makeUnderstood(given), room(26))).toBe("Garden Bench, Solid Teak")
  })

  test("differs in each variation, but keeps the name", () => {
    const given = {
      keyFeatures: "folding handles; silicone lip guard; stuff sack; steel lid; canvas strap",
      ...product("Camping Mug"),
    }
    const titles = [0, 1, 2].map((variation) => titleOf(makeUnderstood(given, "etsy", variation), room(60)))
    expect(new Set(titles).size).toBe(3)
    for (const each of titles) {
      expect(each).toMatch(/^Camping Mug/)
      expect(new Set(contentWords(each)).size).toBe(contentWords(each).length)
    }
  })
})

test.each([
  [
    { description: "We fill, crown and clean.", serviceType: "Family dentist", location: "Hove" },
    "Family Dentist in Hove",
  ],
  [
    {
      description:
        "recon coffee grinders out of cafes we strip them down and fit new burrs then test them on two kilos of beans",
    },
    "Recon Coffee Grinders",
  ],
] as const)("a business is called by what it does, up to its town: %s", (given, expected) => {
  expect(title({ businessName: "Marsh Lane", ...given }, "website")).toBe(expected)
})

test.each([
  ["radiator repair tractor jcb truck, same day", "Hisar", "Radiator Repair in Hisar"],
  ["fuel pump injector calibration tractor truck jcb, all make", "Moga", "Fuel Pump Injector Calibration in Moga"],
  ["harmonium tuning and bellows repair, old reeds replaced", "Pune", "Harmonium Tuning and Bellows Repair in Pune"],
  ["We repair and tune harmoniums in a workshop. We fit reeds.", "Pune", "Harmonium Repair in Pune"],
  ["we repair and tune pianos organs harmoniums", "Pune", "Balaji Works, Pune"],
])("a business is called by its whole work, and not by what it is done on: %s", (description, location, expected) => {
  const given = { businessName: "Balaji Works", description, location, products: [] }
  expect(title(given, "website")).toBe(expected)
})

test.each([
  ["Brother KH-860 Knitting Machine", "Includes 20 punchcards, the yarn mast, two clamps and a manual.", /Mast/],
  ["Bernina 830 Sewing Machine", "Includes the extension table, a foot pedal, five bobbins and a case.", /Pedal|Table/],
  ["Hornby Train Set", "Includes the track clip, an oval track, two coaches and a controller.", /Clip|Coach/],
])("of what a %s comes with, no title names one thing", (name, uniqueSellingProposition, wrong) => {
  const given = { description: "Works well.", uniqueSellingProposition, itemCondition: "Used", ...product(name) }
  expect(title(given, "ebay", 80)).not.toMatch(wrong)
})

test.each([
  [
    "Stretch Spoke Guards, Pair",
    "Wheelchair accessories",
    "Spoke guards for a wheelchair.",
    /Guards for Wheelchairs, Pair/,
  ],
  ["Cedar Shingles, Bag of 350", "Dollhouse supplies", "For dollhouse roofs.", /Shingles for Dollhouses, Bag/],
  ["Rubber Bellows Strap", "Accordion parts", "Closes the accordion.", /Strap for Accordions/],
  ["Hair Comb", "Hair accessories", "Combs hair.", /^(?!.* for )/],
  ["Beeswax Block", "Craft supplies", "For thread.", /^(?!.* for )/],
  ["50 Steel Wire Clips and 25 Lap Clips", "Greenhouse spares", "For a greenhouse.", /^(?!.* for )/],
])(
  "a title of %s among %s says whose part it is, if the seller speaks of that",
  (name, category, description, expected) => {
    expect(title({ description, products: [{ name, category, description: "" }] }, "tiktokshop")).toMatch(expected)
  },
)

test("how it is made is no part of the name", () => {
  expect(title({ description: "We build dynamo wheels by hand, one at a time." }, "shopify")).toBe("Dynamo Wheels")
  expect(title({ description: "This is a treadle goat feeder made from galvanized steel. It is dry." })).toMatch(
    /^Treadle Goat Feeder, Galvanized Steel/,
  )
  const description = "Each bobbin is turned from one piece of wood."
  expect(title({ ...product("Damson Bobbin"), description })).not.toMatch(/Wood/)
})

test("a state without its noun says nothing", () => {
  const given = { description: "grass alfalfa mix, 2nd cutting", facebookCondition: "good", products: [] }
  expect(title(given, "facebookmarketplace")).toBe("Grass Alfalfa Mix, 2nd Cutting")
})

test("a video without a title is called by all of what it shows", () => {
  const given = { description: "Slow blues piano lesson in the key of G for beginners, five licks.", products: [] }
  expect(title(given, "youtube")).toBe("Slow blues piano lesson in the key of G for beginners, five licks")
})

describe("a used thing's title", () => {
  const used = (description: string, itemCondition: string): string =>
    titleOf(makeUnderstood({ description, itemCondition, products: [] }, "ebay"), room(80))

  test("says its condition before its details, and nothing twice", () => {
    expect(used("Reclaimed Yorkshire bricks. About 400 per pallet.", "Used - good")).not.toMatch(/Used/)
    expect(used("Reconditioned wiper motor. Strong and quiet.", "Remanufactured")).not.toMatch(/Remanufactured/)
    expect(used("Oak dining table. It has two leather drawers and brass feet.", "Used - good, one mark")).toMatch(
      /Used/,
    )
  })

  test("says no fault of others as its own", () => {
    const pains = { customerPainPoints: "Used bikes with seized brakes", products: [] }
    expect(title({ description: "Kids' bikes.", ...pains }, "facebookmarketplace")).not.toMatch(/brakes/i)
  })
})

test("the title of a video ends before the row of what it shows", () => {
  const description = "Six sailing knots tied slowly from the sailor's own view: bowline, cleat hitch, clove hitch."
  expect(title({ description, products: [] }, "youtube")).toBe(
    "Six sailing knots tied slowly from the sailor's own view",
  )
})
