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
  ["Worm-Drive Handpiece", "Good nick.", []],
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

test.each([
  ["Nike Air Max 90 trainers, white and grey, UK 9.", ["Brand: Nike", "Type: Trainers", "UK Shoe Size: 9"]],
  ["Dr. Martens 1460 boots, cherry red smooth leather, UK 6.", ["Material: Smooth leather", "Colour: Cherry red"]],
  ["Linen dress, navy, UK 12.", ["Size: UK 12"]],
  ["Vintage Levi's 501 jeans, W32 L34, mid blue.", ["Waist Size: 32 in", "Inseam: 34 in"]],
  ["Barbour Bedale wax jacket, olive, size C42.", ["Size: C42"]],
])("what is worn has the size on its label: %s", (description, expected) => {
  const found = specificsOf(makeUnderstood({ description, products: [] }, "ebay"), nothing, { ...room, max: 12 })
  expect(found).toEqual(expect.arrayContaining(expected))
  expect(found).not.toContain("Material: Wax")
})

test("a color that another one says more of is not told beside it", () => {
  const description = "HOHNER Verdi II piano accordeon, 80 bass,red pearl,, bellows tight!!"
  const products = [{ name: "Hohner Verdi II accordion RED", category: "", description: "" }]
  const found = specificsOf(makeUnderstood({ description, products }, "ebay"), nothing, { ...room, max: 12 })
  expect(found).toContain("Color: Red pearl")
})

test("a size of one side has the name of that side", () => {
  const description = "Stanley Bailey No. 5 jack plane, sharpened. 355 mm long."
  const u = makeUnderstood(
    { description, products: [{ name: "Stanley Bailey No. 5 Jack Plane", category: "", description: "" }] },
    "ebay",
  )
  expect(specificsOf(u, nothing, room)).toEqual(expect.arrayContaining(["Brand: Stanley", "Item Length: 355 mm"]))
})

test("a weight has no verb: the name of the specific says it", () => {
  const description = "Olivetti portable typewriter. Weighs 5.9 kg with case."
  const products = [{ name: "Olivetti Portable Typewriter", category: "", description: "" }]
  expect(specificsOf(makeUnderstood({ description, products }, "ebay"), nothing, room)).toContain(
    "Item Weight: 5.9 kg with case",
  )
})

test("the machine that a part is for is no type of it", () => {
  const description = "DRAIN PUMP BOSCH SIEMENS NEFF washing machine. new, not original."
  const products = [{ name: "Drain pump for Bosch washing machine", category: "Parts", description: "" }]
  expect(specificsOf(makeUnderstood({ description, products }, "ebay"), nothing, room)).toContain("Type: Drain Pump")
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
  ["Dash Clock", "Dash clock to suit Holden HQ, HJ and HX models.", ["Compatible With: Holden HQ, HJ and HX models"]],
  ["Fuel Gauge for Bedford TK / KM", "Clear dial.", ["Compatible With: Bedford TK / KM"]],
  ["Lift Arm", "Lift arm off a 1968 Ford 3000, which I broke.", ["Compatible With: Ford 3000"]],
  ["Seat Cover", "Seat cover, should fit the Ford 3000.", []],
  ["Seat Cover", "Seat cover for the Ford 3000, but not the 4000.", []],
  ["Lamp Bracket", "Lamp bracket from New Zealand.", []],
  ["Mug Box", "Mug box for Christmas.", []],
])("a part says which machine it fits, and its number is not the machine's: %s, %s", (name, description, expected) => {
  const found = specificsIn({ name, category: "Engine parts", description })
  expect(found.filter((line) => /^(?:Brand|Model|Compatible)/.test(line))).toEqual(expected)
})

test.each([
  [
    "Mantel Clock",
    "Oak mantel clock. It was made in Scotland in 1931.",
    ["Year of Manufacture: 1931", "Country of Manufacture: Scotland"],
  ],
  ["Mantel Clock", "Oak mantel clock, built around 1931 and sold from France.", ["Year of Manufacture: Circa 1931"]],
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
  ["Set of six brass coat hooks.", ["Number of Items: 6"]],
  ["Pair of brown leather boots, size 9.", []],
  ["Brass sconce, sold with a pair of bulbs.", []],
])("a set of six is six, and a pair of boots is one: %s", (description, expected) => {
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

const linesIn = (given: Parameters<typeof specificsIn>[0], names: RegExp): readonly string[] =>
  specificsIn(given).filter((line) => names.test(line))

test.each([
  ["Kodak Ektagraphic 900K Slide Viewer", "Slide viewer, works.", ["Brand: Kodak", "Model: Ektagraphic 900K"]],
  ["Corvel SR-1100 MK2 Deck", "Runs to speed.", ["Brand: Corvel", "Model: SR-1100 MK2"]],
  ["Bosch 18V Drill", "Cordless drill.", ["Brand: Bosch"]],
  ["Lachine 20 Button Concertina", "Plays well.", ["Brand: Lachine"]],
  ["Station Lamp", "Brass station lamp by Tolvane, with its burner.", ["Brand: Tolvane"]],
  ["Station Lamp", "Brass station lamp, to be collected by Friday.", []],
])("a model may have a name before its number: %s", (name, description, expected) => {
  expect(linesIn({ name, description }, /^(?:Brand|Model)/)).toEqual(expected)
})

test.each([
  ["Technics SL-900 Lid", "Lid taken off a working deck.", ["Compatible With: Technics SL-900"]],
  ["Technics SL-900 Lid", "Lid, boxed.", []],
])("a part that was taken off a machine fits that machine: %s, %s", (name, description, expected) => {
  expect(linesIn({ name, description }, /^(?:Model|Compatible)/)).toEqual(expected)
})

test.each([
  ["Brass spotlight from the 1960s, rewired.", ["Era: 1960s"]],
  ["Brass spotlight, probably from the 1960s.", []],
  ["Brass spotlight. It was used in a theatre until the 1960s.", []],
  ["Brass spotlight, from about 1959.", ["Year of Manufacture: Circa 1959"]],
])("the years in which it was made: %s", (description, expected) => {
  expect(linesIn({ name: "Brass Spotlight", description }, /^(?:Era|Year)/)).toEqual(expected)
})

test.each([
  ["It is for 240 volts only.", ["Voltage: 240 V"]],
  ["Tested on 12v before listing.", []],
  ["Rebuilt with new belts, 120v.", ["Voltage: 120 V"]],
  ["Carries a 90 day warranty.", ["Warranty: 90 days"]],
  ["Sold without any 90 day warranty.", []],
])("values that the seller states in plain words: %s", (said, expected) => {
  expect(linesIn({ name: "Tape Deck", description: `Tape deck. ${said}` }, /^(?:Voltage|Warranty)/)).toEqual(expected)
})

test.each([
  ["Four bowls in black, size 3, heavy.", ["Size: 3", "Color: Black"]],
  ["Desk phone in two tone grey, all there.", ["Colour: Two tone grey"]],
  ["Pump hose 10mm x 2m with clips.", ["Size: 10 mm x 2 m"]],
  ["Desk phone with a cord in a box.", []],
])("size and color in the first words: %s", (description, expected) => {
  expect(linesIn({ description }, /^(?:Size|Colou?r):/)).toEqual(expected)
})

test.each([
  ["Left Front Lamp", "Lamp off a 2011 Ford Focus.", ["Type: Lamp", "Placement on Vehicle: Left front"]],
  ["Door Mirror", "Door mirror for a car, right hand, no chips.", ["Type: Door Mirror", "Placement on Vehicle: Right"]],
  ["Left Front Lamp", "Lamp of a stage.", ["Type: Front Lamp"]],
])("where on a vehicle a part belongs: %s, %s", (name, description, expected) => {
  expect(linesIn({ name, description }, /^(?:Type|Placement)/)).toEqual(expected)
})

test("an activity or a department is no type", () => {
  const given = { name: "Corvel Z9", description: "Runs well." }
  expect(linesIn({ ...given, category: "Shearing" }, /^Type/)).toEqual([])
  expect(linesIn({ ...given, category: "Model Boats & Planes" }, /^Type/)).toEqual([])
})

test("a value that was typed with its label says it once", () => {
  const given = { name: "Ink Bottle", description: "Glass ink bottle. Size: 6 x 4 in." }
  expect(linesIn(given, /^Size/)).toEqual(["Size: 6 x 4 in"])
})

test("what comes with a thing is not its type", () => {
  const given = { name: "Pentax K1000 with 50 mm f/2 Lens", description: "This is a film camera. The meter works." }
  expect(linesIn(given, /^Type/)).not.toContain("Type: Lens")
})

test("a share of silver and a part of a name are no colors", () => {
  expect(linesIn({ description: "Silver dollar, 80% silver, circulated." }, /^Color/)).toEqual([])
  expect(linesIn({ description: "Swan vase, Lynn white, 21 cm." }, /^Color/)).toEqual([])
})
