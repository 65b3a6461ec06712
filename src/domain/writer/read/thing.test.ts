import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "../write/body.ts"
import { bareName } from "./thing.ts"

test.each([
  ["Digital piano with a stand, 180 pounds, collection from Hull", "£180"],
  ["Watch, works spot on. £75 + £4 p&p", "Price: £75 + £4 p&p"],
  ["Free!! grey sofa bed, spring gone on one side so it dips", "sofa bed"],
])("what a private seller asks is its price: %s", (description, expected) => {
  expect(bodyOf(makeUnderstood({ description }, "facebookmarketplace"))).toContain(expected)
})

test("what is given away is not called free", () => {
  const { thing } = makeUnderstood(
    { description: "Free!! 2 seater sofa bed grey, bed part fine" },
    "facebookmarketplace",
  )
  expect(thing.name).toMatch(/sofa bed/i)
})

test.each([
  ["Curtain gliders for old Swish Deluxe rails, white nylon.", "amazon", "Curtain Gliders for Old Swish Deluxe Rails"],
  ["Mitutoyo 0-25 mm outside micrometer, 103-137, used.", "ebay", "Mitutoyo 0-25 mm Outside Micrometer"],
])("a name keeps the words that limit it: %s", (description, platform, name) => {
  expect(makeUnderstood({ description, products: [] }, platform).thing.name).toBe(name)
})

test("a picture in a name breaks no line, and shouting before a bracket ends none", () => {
  const products = [{ name: "Fox Marionette 🦊 45cm", category: "", description: "" }]
  expect(makeUnderstood({ description: "Nine strings.", products }, "etsy").thing.name).toBe("Fox Marionette 45 cm")
  const videoTitle = "I opened this safe!!! (no drill)"
  expect(makeUnderstood({ videoTitle, products: [] }, "youtube").thing.name).toBe("I opened this safe (no drill)")
})

test("a name has no open bracket", () => {
  const description = "LEGO Galaxy Commander 1983 approx 92% complete (missing: 1 windshield, 3 antenna). no box"
  expect(makeUnderstood({ description, products: [] }, "ebay").thing.name).not.toContain("(")
})

test("a name that ends as it began says so once", () => {
  const products = [{ name: "Bee Smoker with Heat Guard large bee smoker", category: "", description: "" }]
  expect(makeUnderstood({ description: "Hook on the front.", products }, "amazon").thing.name).toBe(
    "Bee Smoker with Heat Guard Large",
  )
})

test("a long text in one breath is named after its first words, and not after what follows", () => {
  const description =
    "fleetwood mac rumours lp 1977 press vinyl vg+ sleeve vg wear and name on back. lyric insert there"
  expect(makeUnderstood({ description }, "ebay").thing.name).toMatch(/^Fleetwood Mac Rumours/)
})

test("a price without a currency is left out, however its sentence ends", () => {
  const { leftOut } = makeUnderstood({ description: "mower petrol, new blade. 120 ovno." }, "facebookmarketplace")
  expect(leftOut.map(({ text }) => text)).toContain("120 ovno.")
})

test("a brand that was shouted is a name", () => {
  const description = "BARBOUR beaufort jacket in olive, waxed. Zip fine."
  expect(makeUnderstood({ description }, "ebay").thing.name).toMatch(/^Barbour Beaufort Jacket/)
})

test.each([
  ["ebay", "old galvanised watering can", "Old Galvanised Watering Can"],
  ["facebookmarketplace", "kiln for sale duncan front.. no top loader 18 in wide, cone 8", "Kiln"],
  ["youtube", "How I paid off 12,000 pounds in two years", "How I paid off £12,000 in two years"],
])("on %s, %s is called by all of its name", (platformId, description, name) => {
  expect(makeUnderstood({ description }, platformId).thing.name).toBe(name)
})

test.each([
  ["shopify", "apron for farriers n trimmers split leg buffalo hide 2.2mm", "Apron for Farriers"],
  ["shopify", "cinch for mules and small horses, mohair", "Cinch for Mules and Small Horses"],
  ["ebay", "jar lids and rubber rings for kilner jars job lot of 30", "Jar Lids and Rubber Rings for Kilner Jars"],
  ["ebay", "british seagull forty plus carb + fuel tank, small dent", "British Seagull Forty Plus Carb and Fuel Tank"],
  ["tiktokshop", "A 4 x 4 inch pin loom made of maple with steel pins.", "4 x 4 Inch Pin Loom"],
  ["shopify", "hinges for oak and pine framed garden doors, pair", "Hinges"],
])("on %s, what is sold keeps what makes it one: %s", (platformId, description, name) => {
  expect(makeUnderstood({ description }, platformId).thing.name).toBe(name)
})

test.each([
  [
    "made this bc my mare finishes her hay by 9pm then chews the stall. hang it",
    "slow feed hay net knotless, holds 15 lb hay",
    /hay net/i,
  ],
  ["I built these for my own hens and they lay in nothing else", "poly nest box, 2 perches", /nest box/i],
  ["made to measure stove gloves", "suede, 14 in", /stove gloves/i],
])("why it was made is no name: %s", (description, keyFeatures, name) => {
  expect(makeUnderstood({ description, keyFeatures, products: [] }, "amazon").thing.name).toMatch(name)
})

test.each([
  ["panasonic breadmaker SD-2501", "Panasonic SD2501 bread maker, white.", ""],
  ["Lovell Radios", "Lovell R200 radio, works.", "Lovell Radios"],
])("a thing in the field for the business sells nothing: %s", (businessName, description, seller) => {
  expect(makeUnderstood({ businessName, description, products: [] }, "ebay").thing.seller).toBe(seller)
})

test.each([
  ["Kids bike 16 inch", "red, stabilisers included, rusty bell", "Kids Bike 16 Inch"],
  ["Oak dining table and six chairs", "Solid oak extending table, 150 cm long.", "Oak Dining Table and Six Chairs"],
  ["guinea pig hutch 2 storey", "selling piggies hutch as we lost the last one", "Guinea Pig Hutch 2 Storey"],
  ["Gaz sleepers", "old redgum railway sleepers about 40 left", "Old Redgum Railway Sleepers"],
  ["Graham's Toolshed", "Makita combi drill with a case.", "Makita Combi Drill"],
])("a neighbor may name the thing in the field for the business: %s", (businessName, description, name) => {
  expect(makeUnderstood({ businessName, description, products: [] }, "facebookmarketplace").thing.name).toBe(name)
})

test.each([
  ["second-hand wellies and rain suits, washed", "Second-Hand Wellies and Rain Suits"],
  ["old but good chair", "Old but Good Chair"],
])("a name ends where something else is said of it: %s", (description, name) => {
  expect(makeUnderstood({ description, products: [] }, "shopify").thing.name).toBe(name)
})

test("a business of which only the trade was typed is named by it", () => {
  const given = {
    industry: "automatic driving lessons, nervous adults",
    description: "",
    location: "Galway",
    products: [],
  }
  expect(bodyOf(makeUnderstood(given, "website"))).toContain("Automatic driving lessons")
})

test("a thing of which only its sort and its price were typed is named by its sort", () => {
  const given = { shopifyProductType: "smallpipe chanter reeds in A", priceRange: "$22 each", description: "" }
  expect(makeUnderstood({ ...given, products: [] }, "shopify").thing.name).toMatch(/^Smallpipe Chanter Reeds/)
})

test("what was sold by the cup is not the shop", () => {
  const given = {
    description: "A swimsuit.",
    uniqueSellingProposition: "Sold by band and cup.",
    businessName: "Tidewell",
  }
  expect(bodyOf(makeUnderstood(given, "shopify"))).not.toContain("Tidewell was")
})

test.each([
  [
    "I have a 20 inch Avanti bike that has been fully serviced. It has 6 gears.",
    "",
    "facebookmarketplace",
    "20 Inch Avanti Bike",
  ],
  [
    "We hand tie rope halters that actually fit donkeys.",
    "mini donkey halter, donkey rope halter",
    "tiktokshop",
    "Donkey Rope Halter",
  ],
])("is no shop where the first words or a keyword name it: %s", (description, targetKeywords, platform, name) => {
  const given = { businessName: "Second Spin", description, targetKeywords, products: [] }
  expect(makeUnderstood(given, platform).thing.name).toBe(name)
})

test.each([
  [
    "We have four restored bench grinders ready to collect. They run quietly.",
    "Harbour Tool Rescue",
    "Restored Bench Grinders",
  ],
  ["200 litre steel drums, last had olive oil", "Coastline Drums n Lids", "200 Litre Steel Drums"],
])("on a local market, a shop's name is no thing for sale: %s", (description, businessName, title) => {
  const u = makeUnderstood({ description, businessName, facebookCondition: "Used - good" }, "facebookmarketplace")
  expect(u.thing.name).toBe(title)
})

test("in haste, a period behind a unit ends a sentence, and what it heats is no part of a stove's name", () => {
  const description = "Steel stove, Jotul, heats approx 900 sq ft. door rope is new. very heavy so bring help"
  const u = makeUnderstood({ description, businessName: "Dave M" }, "facebookmarketplace")
  expect(u.thing.name).not.toContain("Heats")
  expect(u.facts.map(({ text }) => text).join(" | ")).not.toMatch(/ft\. door/)
})

test.each([
  ["Record No. 5 jack plane, made in Leeds. I have cleaned it. The handles are original beech and sound.", "Plane"],
  ["We buy old lamps. The shade is original. This listing is for a brass desk lamp.", "Desk Lamp"],
])("a part that is spoken of is not the thing: %s", (description, name) => {
  const { thing } = makeUnderstood({ description, products: [] }, "ebay")
  expect(thing.name).toContain(name)
  expect(thing.name).not.toMatch(/handles|shade/i)
})

test("what an app does is not what it is called", () => {
  const description = "FrogLog records frog calls at night and suggests three species."
  const { thing } = makeUnderstood({ appName: "FrogLog Australia", description }, "playstore")
  expect(thing.sold).toBeNull()
})

test("a counted thing with its price is first of all the thing", () => {
  const { facts, thing } = makeUnderstood(
    { description: "4 lace bobbins £6 each", products: [] },
    "facebookmarketplace",
  )
  expect([thing.name, facts[0]?.topic]).toEqual(["4 Lace Bobbins", "what"])
})

test("a name ends before its measures, with a unit or without", () => {
  const names = ["Grout Float 9.5 x 4", "Glass Float 12 Inch", "Picture Frame 20 x 30 cm"]
  expect(names.map(bareName)).toEqual(["Grout Float", "Glass Float", "Picture Frame"])
})
