import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import type { Brief } from "../../seo/brief.ts"
import { nameWithSort } from "./sort-in-title.ts"

const named = (name: string, category: string, more: Partial<Brief> = {}, platformId = "shopify"): string =>
  nameWithSort(makeUnderstood({ products: [{ name, category, description: "" }], ...more }, platformId))

test.each([
  ["Mesa Verde", "Hot sauce", "Mesa Verde Hot Sauce"],
  ["Ottertail paddle", "Canoe paddles", "Ottertail Canoe Paddle"],
  ["Starter set, cedar", "Deodorant", "Deodorant Starter Set, Cedar"],
  ["Mend It tin", "Sewing kits", "Mend It Tin, Sewing Kit"],
  ["Porch jugs, set of 10", "Climbing holds", "Porch Jugs, Climbing Holds, Set of 10"],
  ["Blanket chest with one drawer", "Dollhouse furniture", "Blanket Chest with One Drawer, Dollhouse Furniture"],
])("%s in the category %s is called %s", (name, category, expected) => {
  expect(named(name, category)).toBe(expected)
})

test.each(["Wood carving", "Leather tooling"])("a craft is no word for what is made by it: %s", (industry) => {
  expect(named("Wedding lovespoon", "", { industry })).toBe("Wedding Lovespoon")
})

test.each([
  ["Speckled stoneware mug", "Mugs"],
  ["LG washer dryer set", "Appliances"],
  ["iPhone 12 64 GB", "Phones"],
  ["Silver stacking rings", "Jewelry"],
  ["Hilux tail lights pair", "Car parts"],
  ["Blackbird pie funnel", "Bakeware"],
  ["Smoker bag", "Beekeeping gear"],
  ["Round proving basket set", "Home baking"],
  ["Cable tidy box", "Desk"],
  ["12 ft trampoline", "Garden toys outdoor"],
  ["Padel overgrip 3-pack", "Racket sports"],
  ["Real slate dollhouse roof tiles 1:12", "Miniatures"],
  ["Lambswool throw", "Home textiles"],
])("%s in the category %s already says what it is", (name, category) => {
  expect(named(name, category).toLowerCase()).toBe(name.toLowerCase())
})

test("the seller's industry completes the name of a service", () => {
  const industry = "Piano tuning and repair"
  expect(named("Standard tuning", "Tuning", { industry }, "website")).toBe("Standard Piano Tuning")
  expect(named("Action regulation", "Repair", { industry }, "website")).toBe("Action Regulation, Piano Tuning")
})

test("a keyword tells which words go between", () => {
  const targetKeywords = "club carrom board, carrom board 12mm"
  expect(named("Club board", "Carrom board", { targetKeywords }, "shopify")).toBe("Club Carrom Board")
})

test("the trade of a dealer in parts is no name for a part", () => {
  const products = [{ name: "Elna Foot Control with New Lead", category: "Sewing Machine Parts", description: "" }]
  const given = { description: "Foot control off an Elna.", industry: "Vintage sewing machines and spares", products }
  expect(nameWithSort(makeUnderstood(given, "ebay"))).toBe("Elna Foot Control with New Lead")
})

test("a maker's name with a comma stays whole", () => {
  const name = "Cooke, Troughton & Simms Vernier Theodolite"
  expect(named(name, "Antique scientific instruments", {}, "ebay")).toBe(name)
})

test("a sort whose words the name has is joined to it", () => {
  expect(named("Blue Willow Short Press-On Set", "Press-on nails")).toBe("Blue Willow Short Press-On Nails")
  const description =
    "We engrave house names and numbers in Welsh slate. Every sign comes with brass screws and wall plugs."
  expect(named("Slate House Name", "House signs", { description })).toBe("Slate House Name Sign")
})

test("cedar is wood", () => {
  expect(named("Matched Cedar Arrows", "Arrows", { targetKeywords: "wooden arrows" })).not.toContain("Wooden")
})

test("a thing that a department only shares a word with keeps its name", () => {
  expect(named("Striped Cotton Deckchair Sling", "Deckchair fabric")).toBe("Striped Cotton Deckchair Sling")
  expect(named("VS Commodore Sedan Tail Lights", "Car lighting")).toBe("VS Commodore Sedan Tail Lights")
})
