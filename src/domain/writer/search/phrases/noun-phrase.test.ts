import { describe, expect, test } from "vitest"
import { readNounPhrase } from "./noun-phrase.ts"

const read = (name: string, ...said: string[]) => {
  const { modifiers, core } = readNounPhrase(name, (phrase) => said.includes(phrase))
  return [...modifiers.map(({ text }) => text), core].join(" | ")
}

test("a metal lathe works metal, and a metal stool is made of it", () => {
  const kinds = ["Metal Lathe", "Metal Stool"].map((name) => readNounPhrase(name).modifiers.map(({ kind }) => kind))
  expect(kinds).toEqual([["name"], ["material"]])
})

describe("a name", () => {
  test.each([
    ["Squirrel-Proof Hanging Bird Feeder", "squirrel-proof | hanging | bird feeder"],
    ["Oak Extending Dining Table", "oak | extending | dining table"],
    ["Dark Green Velvet Three-Seater Sofa", "dark green | velvet | three-seater | sofa"],
    ["Sterling Silver Stacking Rings", "sterling silver | stacking rings"],
    ["Sand-Cast Iron Dosa Tawa", "sand-cast iron | dosa tawa"],
    ["a freeze dried candy mix", "freeze dried | candy mix"],
    ["Brother KH860 knitting machine carriage", "brother kh860 | knitting machine carriage"],
    ["Kenwood A901 mixing bowl lid", "kenwood a901 | mixing bowl | lid"],
    ["450 ml titanium camping mug", "450 ml | titanium | camping mug"],
    ["Hand Block Printed Cotton Kurta", "hand block printed | cotton | kurta"],
    ["1967 Canada Silver Dollar", "canada | silver | dollar"],
    ["2018 John Deere Mower", "john deere | mower"],
  ])("groups the words before its noun: %s", (name, expected) => {
    expect(read(name)).toBe(expected)
  })

  test.each([
    ["Long Sleeve Shirt", "long sleeve | shirt"],
    ["Sea Salt Candle", "sea salt | candle"],
    ["Extra Deep Fitted Sheet", "extra deep | fitted sheet"],
    ["Wooden Wick Candle", "wooden wick | candle"],
    ["Small Batch Hot Sauce", "small batch | hot | sauce"],
    ["Top Loading Washing Machine", "top loading | washing machine"],
    ["Ash Double-Ended Tipper", "ash | double-ended | tipper"],
    ["6 qt Steel Stock Pot", "6 qt | steel | stock pot"],
    ["Boxy Linen Top Sewing Pattern", "boxy linen top | sewing pattern"],
    ["Raglan Wool Jumper Knitting Pattern", "raglan wool jumper | knitting pattern"],
    ["Linen Sewing Basket", "linen | sewing basket"],
    ["Anti Slip Dog Socks", "anti slip | dog socks"],
    ["Bosch 18V-55 Combi Drill", "bosch 18v-55 | combi drill"],
    ["Double Diamond Hitched Horsehair Hatband", "double diamond hitched | horsehair | hatband"],
  ])("keeps words together that may form a unit: %s", (name, expected) => {
    expect(read(name)).toBe(expected)
  })

  test.each([
    ["Milky Chalk Bags", "milky | chalk bags"],
    ["Motion Sensor Closet Light", "motion sensor | closet light"],
    ["Dog Grip Socks 4pk", "dog | grip socks"],
    ["Wooden Egg Rack 24 Eggs", "wooden | egg rack"],
    ["Chapel Pew Coat Rack 5 Hook", "chapel pew | coat rack"],
    ["Kids Step Stool Solid Maple 2 Steps", "kids | solid maple | step stool"],
    ["Single Origin Ethiopian Coffee Beans", "single origin | ethiopian | coffee beans"],
    ["Canvas Tent Peg Bag", "canvas | tent peg bag"],
    ["Two-Tier Under Sink Organizer", "two-tier | under sink | organizer"],
  ])("ends in a thing that a table knows, unless its words belong to others: %s", (name, expected) => {
    expect(read(name)).toBe(expected)
  })

  test.each([
    ["J Hive Tool", "hive tool", "j | hive tool"],
    ["Small Batch Hot Sauce", "hot sauce", "small batch | hot sauce"],
    ["Windbreak Quilt Pattern", "quilt pattern", "windbreak | quilt pattern"],
  ])("separates words where the seller does: %s", (name, said, expected) => {
    expect(read(name, said)).toBe(expected)
  })

  test.each([
    ["Knee Sleeve Black", "black | knee sleeve"],
    ["Allotment Planner Printable", "printable | allotment planner"],
    ["Xbox 360", "xbox 360"],
    ["Hijab Pins Matte", "matte | hijab pins"],
    ["Curl Rod Satin", "curl rod | satin"],
  ])("is recognized before the details that follow it: %s", (name, expected) => {
    expect(read(name).split(" | ").sort()).toEqual(expected.split(" | ").sort())
  })

  test.each([
    ["Tongue and Groove Shed", "shed"],
    ["Bread and Butter Oak Dish", "oak | dish"],
  ])('leaves out words joined to its beginning with "and": %s', (name, expected) => {
    expect(read(name)).toBe(expected)
  })
})

test.each([
  ["Hornby Dublo 3 Rail Turntable", "hornby dublo | 3 rail turntable"],
  ["Three Burner Gas Barbecue", "three burner gas | barbecue"],
  ["1,000 Piece Jigsaw", "1,000 piece jigsaw"],
  ["Tri-Ang 2 Tier Transporter", "tri-ang | 2 tier transporter"],
  ["Hohner Accordion 48 Bass Red Pearl", "hohner | accordion"],
  ["Brass Idli Stand 4 Tier 16 Idlis", "brass | idli stand"],
  ["Bookcase 5 Shelf", "bookcase"],
  ["Tektronix 2235 Analog Oscilloscope", "tektronix 2235 | analog oscilloscope"],
  ["Husqvarna 450 Chain Sharpener", "husqvarna 450 | chain sharpener"],
])("a number belongs to the noun that it counts, and the number of a model to the model: %s", (name, expected) => {
  expect(read(name)).toBe(expected)
})

test.each([
  ["Hand-Forged Style Digging Hoe", "digging hoe"],
  ["Leather Look Dog Collar", "dog collar"],
])("what only seems to be so is not so: %s", (name, expected) => {
  expect(read(name)).toBe(expected)
})

test.each([
  ["Dumpy Level Boxed", "dumpy level"],
  ["Unboxed Mantel Clock", "mantel clock"],
  ["Mantel Clock Used", "mantel clock"],
  ["Framed Mantel Clock", "framed | mantel clock"],
])("its state behind a name is no part of it: %s", (name, expected) => {
  expect(read(name)).toContain(expected)
})
