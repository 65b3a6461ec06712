import { expect, test } from "vitest"
import { soldAs, soldIn } from "./sold.ts"

test.each([
  ["We sell garden chairs in Leeds.", "garden chairs", "Leeds"],
  ["Selling my old PlayStation 4", "PlayStation 4", ""],
  ["Our hijab magnets hold your scarf in place without a pin.", "hijab magnets", ""],
  ["You are bidding on a used Mikuni VM34 carburetor.", "used Mikuni VM34 carburetor", ""],
  ["I stitch custom falconry hoods from kangaroo hide.", "custom falconry hoods", ""],
  ["These are slip-on covers for A4 exercise books.", "slip-on covers", ""],
  ["We clean, re-letter and straighten headstones in Kerry.", "headstones", "Kerry"],
  ["This is a kitchen broom tied the way my granddad tied them.", "kitchen broom", ""],
  ["selling my old mans fishing gear, 3 reels", "fishing gear", ""],
  ["Selling off OO gauge points motors", "OO gauge points motors", ""],
  ["I do borewell motor rewinding 1 to 15 HP", "borewell motor rewinding 1 to 15 HP", ""],
  ["Got a bunch of baby clothes", "baby clothes", ""],
  ["Selling garden chairs", "garden chairs", ""],
  ["We sell left-handed tools: peelers, ladles and knives.", "left-handed tools", ""],
  ["My husband and I make beeswax food wraps in Vermont.", "beeswax food wraps", "Vermont"],
  ["Selling quern drinkers 8mm push in, pack of 20", "quern drinkers 8mm push in, pack of 20", ""],
  ["We print birthday cards blank inside", "birthday cards blank inside", ""],
  ["We make arborist knots step by step", "arborist knots step by step", ""],
  ["We sew cross-back aprons, sizes up to 5XL", "cross-back aprons", ""],
  ["Our company offers window cleaning to homes in Reno", "window cleaning", "Reno"],
  ["We're a small studio selling hand-thrown mugs", "hand-thrown mugs", ""],
  ["I'm an electrician covering Hull and Beverley.", "electrician", "Hull and Beverley"],
  ["I make natural soap bars with lavender and oat milk", "natural soap bars", ""],
  ["Selling a next to me crib in grey, two sheets included", "next to me crib", ""],
  ["we do boilers, leaks", "boilers, leaks", ""],
  ["I've been making ceramic plant pots since 2012 in my garage in Ghent", "ceramic plant pots", "Ghent"],
  ["I hand knit baby blankets from merino wool.", "baby blankets", ""],
  ["We repair and replace slate roofs in Hexham.", "slate roofs", "Hexham"],
  ["We collect and sell seed of native plants", "seed of native plants", ""],
  ["We sell best man gifts in oak", "best man gifts", ""],
  ["Up for sale is a Fender Stratocaster 1998", "Fender Stratocaster 1998", ""],
  ["This is a hand poured soy candle with a wooden wick.", "hand poured soy candle", ""],
  ["These earrings are made from polymer clay.", "earrings", ""],
  ["This IKEA crib in natural beech was used by one child.", "IKEA crib", ""],
  ["We make horsehair hatbands real tail hair", "horsehair hatbands", ""],
  ["Our window nest box lets you watch a bird family.", "window nest box", ""],
  ["Selling ironbark sleepers 2.4m 200x50 $38 ea", "ironbark sleepers 2.4m 200x50", ""],
  ["Our candles are poured by hand in Whitby.", "candles", "Whitby"],
  ["Little Acorns is a nursery in Hove for children", "nursery", "Hove"],
  ["Harbour Blend is our medium roast of beans from Brazil", "medium roast of beans", ""],
])("%j sells %j in %j", (said, name, place) => {
  const sold = soldIn(said)
  expect([sold?.name, sold?.place]).toEqual([name, place])
})

test.each([
  "We do not ship abroad.",
  "We make to order.",
  "We roast every Tuesday in Whitby.",
  "We bake daily.",
  "I was not paid.",
  "We meet once before the day.",
  "Everything is run both ways before it is packed.",
  "Each takes me a week.",
  "It keeps water hot for hours.",
  "The mattress is not included.",
  "We are a team of three and we do not subcontract",
  "We are a small family of five",
])("%j does not say what is sold", (said) => expect(soldIn(said)).toBeNull())

test.each([
  ["We repair iPhones, iPads and laptops while you wait", ["iPhones", "iPads", "laptops"], "repair"],
  ["We repair leaks, replace taps and clear blocked sinks", ["leaks"], "repair"],
  ["we do gel, acrylics and pedicures", ["gel", "acrylics", "pedicures"], null],
])("%j is a service", (said, each, deed) => {
  const sold = soldIn(said)
  expect([sold?.each, sold?.deed, sold?.isService]).toEqual([each, deed, true])
})

test.each([
  ["USB-C to HDMI cable", "USB-C to HDMI cable"],
  ["Mobile dog grooming in York", "Mobile dog grooming"],
  ["5 pairs of fluffy socks", "5 pairs of fluffy socks"],
  ["Stainless steel water bottle keeps cold 24h", "Stainless steel water bottle"],
  ["Scarf in Liberty fabric", "Scarf"],
  ["Hand tied barbless trout flies", "Hand tied barbless trout flies"],
  ["Precision screwdriver set for phones", "Precision screwdriver set"],
  ["crochet bee plushie approx 12 cm super soft yarn", "crochet bee plushie"],
  ["baby bundle girl about 40 bits sleepsuits", "baby bundle girl"],
])("%j names %j", (said, name) => expect(soldAs(said)?.name).toBe(name))

test.each([
  ["Night light, timer, USB powered", "Night light"],
  ["Curling ribbon set, satin, with two scrunchies", "Curling ribbon set"],
  ["Running shoes, white and grey, UK 9", "Running shoes"],
  ["Car phone holder, fits vents and dashboards", "Car phone holder"],
  ["Piano, stool and lamp", "Piano, stool and lamp"],
  ["Bicycle tubes, tyres and patch kits", "Bicycle tubes, tyres and patch kits"],
])("behind one thing, its parts, colors and stuff are no further things: %s", (text, name) => {
  expect(soldAs(text)?.name).toBe(name)
})

test('a fabric or a month after "in" is not a place', () => {
  expect(soldAs("Scarf in Liberty fabric")?.place).toBe("")
  expect(soldAs("Planting garlic in October")?.place).toBe("")
})

test.each([
  ["light sussex x pullets 11 left vaccinated wormed", "light sussex x pullets"],
  ["scaffold boards 30 available", "scaffold boards"],
  ["railway sleepers 36 left, some split", "railway sleepers"],
  ["transfer case 1994 came off a running ute", "transfer case 1994"],
  ["levis jeans 32 waist", "levis jeans 32 waist"],
  ["chicken coop timber fits 5 or 6 hens 2 nest boxes", "chicken coop timber"],
  ["coconut scraper clamps to table", "coconut scraper"],
  ["chest freezer 7 cu ft works great very cold", "chest freezer 7 cu ft"],
  ["Buttons sawn and polished from Nguni cow horn", "Buttons"],
  ["Nikon F3 body, shutter fires at all speeds but the light meter is dead", "Nikon F3 body"],
  ["Brass hose nozzles, screw on type, pack of 6", "Brass hose nozzles"],
])("%j is named %j", (said, name) => expect(soldAs(said)?.name).toBe(name))

test("a listing is for what it names", () => {
  expect(soldIn("This listing is for a landing push button, taken from an old lift.")?.name).toBe("landing push button")
})

test("a name that is joined to the first word of an offered work is part of that work", () => {
  expect(soldAs("Mobile sheep and alpaca hoof trimming in Hexham")?.each).toEqual([
    "Mobile sheep and alpaca hoof trimming",
  ])
  expect(soldAs("Sign writing and gilding")?.each).toEqual(["Sign writing", "gilding"])
})

test.each([
  ["I paint your late cat or dog on a river stone from one photo.", null],
  ["I paint river stones with your cat or dog.", "river stones"],
  ["I bake your wedding cake.", "wedding cake"],
])("what is painted for somebody is not for sale: %s", (text, name) => {
  expect(soldIn(text)?.name ?? null).toBe(name)
})
