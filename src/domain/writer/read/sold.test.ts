import { expect, test } from "vitest"
import { soldAs, soldIn } from "./sold.ts"

test.each([
  ["We sell garden chairs in Leeds.", "garden chairs", "Leeds"],
  ["I make natural soap bars with lavender and oat milk", "natural soap bars", ""],
  ["Selling a next to me crib in grey, two sheets included", "next to me crib", ""],
  ["we do boilers, leaks", "boilers, leaks", ""],
  ["My husband and I make beeswax food wraps in Vermont.", "beeswax food wraps", "Vermont"],
  ["We're a small studio selling hand-thrown mugs and bowls", "hand-thrown mugs and bowls", ""],
  ["I've been making ceramic plant pots since 2012 in my garage in Ghent", "ceramic plant pots", "Ghent"],
  ["I hand knit baby blankets from merino wool.", "baby blankets", ""],
  ["We repair and replace slate roofs in Hexham.", "slate roofs", "Hexham"],
  ["Selling my old PlayStation 4", "PlayStation 4", ""],
  ["Our most popular mugs are fired twice.", "mugs", ""],
  ["Trailnote is our best hiking log.", "hiking log", ""],
  ["We sell best man gifts in oak", "best man gifts", ""],
  ["Up for sale is a Fender Stratocaster 1998", "Fender Stratocaster 1998", ""],
  ["Got a bunch of baby clothes", "baby clothes", ""],
  ["Selling a post hole digger 9 in auger", "post hole digger", ""],
  ["Selling a bike 3 in basket on the front", "bike", ""],
  ["This is a hand poured soy candle with a wooden wick.", "hand poured soy candle", ""],
  ["These earrings are made from polymer clay.", "earrings", ""],
  ["Our candles are poured by hand in Whitby.", "candles", "Whitby"],
  ["I'm an electrician covering Hull and Beverley.", "electrician", "Hull and Beverley"],
  ["Little Acorns is a nursery in Hove for children", "nursery", "Hove"],
  ["Harbour Blend is our medium roast of beans from Brazil", "medium roast of beans", ""],
  [
    "Our company offers window cleaning and pressure washing to homes in Reno, Nevada",
    "window cleaning and pressure washing",
    "Reno, Nevada",
  ],
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
])("%j does not say what is sold", (said) => expect(soldIn(said)).toBeNull())

test.each([
  ["We repair iPhones, iPads and laptops while you wait", ["iPhones", "iPads", "laptops"], "repair"],
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
  ["maths grinds in Athlone", "maths grinds"],
  ["Precision screwdriver set for phones", "Precision screwdriver set"],
  ["crochet bee plushie approx 12 cm super soft yarn", "crochet bee plushie"],
  ["old hand planes x4 2 stanley", "old hand planes"],
  ["chicken coop fits 4 hens", "chicken coop"],
  ["magnetic vent clip 6 magnets strong hold", "magnetic vent clip"],
  ["baby bundle girl about 40 bits sleepsuits", "baby bundle girl"],
  ["Pour over stand walnut", "Pour over stand walnut"],
])("%j names %j", (said, name) => expect(soldAs(said)?.name).toBe(name))

test('a fabric or a month after "in" is not a place', () => {
  expect(soldAs("Scarf in Liberty fabric")?.place).toBe("")
  expect(soldAs("Planting garlic in October")?.place).toBe("")
})
