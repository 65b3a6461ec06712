import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { specificsOf } from "./item-specifics.ts"

const nothing = { title: "", body: "", meta: "", bullets: [], phrases: [] }
const room = { max: 5, unit: "safeChars", target: { min: 0, max: 5 } } as const

test.each([
  ["Boat Parts", "Bulkhead Compass"],
  ["Compasses", "Bulkhead Compass"],
  ["Sewing", "Bulkhead Compass"],
])("the type is what the thing is, and not where it is filed: %s", (category, expected) => {
  const description = "Black bulkhead compass with a light. The compass swings freely."
  const u = makeUnderstood({ description, products: [{ name: "Bulkhead Compass", category, description: "" }] }, "ebay")
  expect(specificsOf(u, nothing, room)).toContain(`Type: ${expected}`)
})

test.each([
  ["Yamaha YCL-250 Clarinet", "Student clarinet.", ["Brand: Yamaha", "Model: YCL-250"]],
  ["Stihl MS170 Carburettor", "Came off a saw.", []],
  ["Used Mikuni VM34 Carburetor", "Carburetor off a sled.", ["Brand: Mikuni"]],
  ["Technics RS-B605", "Cassette deck.", ["Brand: Technics", "Model: RS-B605"]],
  ["Heiniger Icon Handpiece", "Good nick.", ["Brand: Heiniger"]],
  ["Hornby Dublo Signal", "Works.", ["Brand: Hornby Dublo"]],
  ["Hornby Class 37", "OO gauge diesel, one buffer missing.", ["Brand: Hornby", "Gauge: OO"]],
])("the maker and the gauge, where nobody can doubt them: %s", (name, description, expected) => {
  const u = makeUnderstood({ description, products: [{ name, category: "", description: "" }] }, "ebay")
  const found = specificsOf(u, nothing, room)
  expect(Array.isArray(found) ? found.filter((line) => /^(?:Brand|Model|Gauge)/.test(line)) : found).toEqual(expected)
})

test("a specific repeats neither its label nor the brand", () => {
  const description = "Yamaha trumpet, plays fine. Size 3."
  const u = makeUnderstood(
    { description, products: [{ name: "Yamaha Trumpet", category: "", description: "" }] },
    "ebay",
  )
  expect(specificsOf(u, nothing, room)).toEqual(expect.arrayContaining(["Type: Trumpet", "Size: 3"]))
})

test("what a shop deals in is no type of a thing", () => {
  const u = makeUnderstood({ description: "iphone 12 screen oem pulled, 6.1 inch", industry: "phones" }, "ebay")
  expect(specificsOf(u, nothing, room)).not.toContain("Type: Phones")
})

test.each([
  ["Header Reel Tine Fingers", "header reel tine fingers off a combine, 3 are bent", "Header Reel Tine Fingers"],
  ["Olympia SM3 Carriage Return Lever", "Carriage return lever for a typewriter.", "Carriage Return Lever"],
  ["Hornby Dublo 3 Rail Turntable Boxed", "hornby dublo 3 rail turntable, turns fine", "3 Rail Turntable"],
  ["Myford ML7 Change Gear 45T", "steel change gear, 45 tooth", "Change Gear"],
  ["Technics SL1200 Turntable", "technics turntable, lid cracked", "Turntable"],
])("the type says all of what it is: %s", (name, description, expected) => {
  const u = makeUnderstood({ description, products: [{ name, category: "", description: "" }] }, "ebay")
  expect(specificsOf(u, nothing, room)).toContain(`Type: ${expected}`)
})

const specificsIn = (given: { name?: string; category?: string; description: string; itemCondition?: string }) => {
  const { name = "", category = "", description, itemCondition = "" } = given
  const products = name === "" ? [] : [{ name, category, description: "" }]
  const found = specificsOf(makeUnderstood({ description, itemCondition, products }, "ebay"), nothing, room)
  return Array.isArray(found) ? found : []
}

test.each([
  [
    "Solex 32PBI Carburettor, Fiat 500 Petrol",
    "Rebuilt Solex 32PBI carburettor for the Fiat 500 saloon. Bench run.",
    ["Brand: Solex", "Model: 32PBI", "Compatible With: Fiat 500 saloon"],
  ],
  ["Singer 99 Bobbin Case", "Bobbin case in good order.", []],
  ["John Deere 4020 Seat Bracket", "Straight, no welds.", ["Compatible With: John Deere 4020"]],
  ["Fuel Gauge for Bedford TK / KM", "Clear dial.", ["Compatible With: Bedford TK / KM"]],
  ["Lift Arm", "Lift arm off a 1968 Ford 3000, which I broke.", ["Compatible With: 1968 Ford 3000"]],
  ["Seat Cover", "Seat cover, should fit the Ford 3000.", []],
  ["Seat Cover", "Seat cover for the Ford 3000, but not the 4000.", []],
  ["Lamp Bracket", "Lamp bracket from New Zealand.", []],
  ["Mug Box", "Mug box for Christmas.", []],
])("a part says which machine it fits, and its number is not the machine's: %s, %s", (name, description, expected) => {
  const found = specificsIn({ name, category: "Engine parts", description })
  expect(found.filter((line) => /^(?:Brand|Model|Compatible)/.test(line))).toEqual(expected)
})

test.each([
  ["Kern GK1 Level", "This is a Kern GK1 level.", ["Brand: Kern", "Model: GK1"]],
  ["Swan 12B Kettle", "A good Swan 12B kettle.", ["Brand: Swan", "Model: 12B"]],
  ["Swan Mirror", "A mirror with a swan on it.", []],
  ["Chrome M8 Bolts", "Chrome M8 bolts, new.", []],
  ["Subbuteo 500 Pieces", "All there.", ["Brand: Subbuteo"]],
])("an English word is a maker if the seller never writes it small: %s", (name, description, expected) => {
  const found = specificsIn({ name, description })
  expect(found.filter((line) => /^(?:Brand|Model)/.test(line))).toEqual(expected)
})

test.each([
  [
    "Mantel Clock",
    "Oak mantel clock. It was made in Scotland in 1931.",
    ["Year of Manufacture: 1931", "Country of Manufacture: Scotland"],
  ],
  ["Mantel Clock", "Oak mantel clock, built around 1931 and sold from France.", []],
  ["Mantel Clock", "Oak mantel clock with a movement made in Germany.", []],
  ["Mantel Clock", "Oak mantel clock, 1930s. It was not made in Japan.", []],
  ["Enfield Clock 1948", "Runs well.", ["Year of Manufacture: 1948"]],
  ["Ski Binding 1994-1998", "Runs well.", []],
  ["Oak Clock", "Oak clock, made in the USA.", ["Country of Manufacture: United States"]],
])("when and where it was made, as the seller states it: %s, %s", (name, description, expected) => {
  const found = specificsIn({ name, description })
  expect(found.filter((line) => / of Manufacture/.test(line))).toEqual(expected)
})

test.each([
  ["Pair of brass sconces, one with a dent.", ["Number of Items: 2"]],
  ["Brass sconces, pair, rewired.", ["Number of Items: 2"]],
  ["Set of six brass coat hooks.", ["Number of Items: 6"]],
  ["Pair of brown leather boots, size 9.", []],
  ["Brass sconce, sold with a pair of bulbs.", []],
])("a pair of things is two, and a pair of boots is one: %s", (description, expected) => {
  expect(specificsIn({ description }).filter((line) => /^Number/.test(line))).toEqual(expected)
})

test.each([
  ["Used spinning wheel, treadle works.", "", "Condition: Used"],
  ["Spinning wheel, new old stock.", "", "Condition: New old stock"],
  ["Spinning wheel.", "Used, in full working order, one spoke has been glued by me", "Condition: Used"],
])("the condition is the form's, or what the first words say: %s", (description, itemCondition, expected) => {
  expect(specificsIn({ description, itemCondition })).toContain(expected)
})

test("of several things that a shop sells, no one is the type", () => {
  expect(specificsIn({ description: "Used saddles, bridles and rugs." }).join()).not.toMatch(/Type/)
  expect(specificsIn({ description: "Used spanners and sockets for mechanics." }).join()).not.toMatch(/Type/)
})
