import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import type { Brief } from "../../seo/brief.ts"
import { bodyOf } from "./body.ts"
import { openingOf } from "./opening.ts"

const product = (name: string, description = "") => ({ products: [{ name, category: "", description }] })
const textOf = (given: Partial<Brief>, platformId?: string): string => openingOf(makeUnderstood(given, platformId)).text

describe("the first sentence", () => {
  test.each([
    [
      "Wheel-thrown stoneware mug glazed in a speckled white.",
      "Speckled Stoneware Mug",
      /^(?:This|Here) is a wheel-thrown stoneware mug glazed in a speckled white\.$/,
    ],
    [
      "Sterling silver rings with a hammered finish.",
      "Stacking Rings",
      /^(?:These|Here) are sterling silver rings with a hammered finish\.$/,
    ],
    [
      "An oak bread board with a juice groove.",
      "Bread Board",
      /^(?:This|Here) is an oak bread board with a juice groove\.$/,
    ],
  ])("puts a certain phrase into a frame: %s", (description, name, expected) => {
    expect(textOf({ description, ...product(name) })).toMatch(expected)
  })

  test.each([
    ["Crew socks, cotton blend, one size 36-41, pack of 5 pairs.", "tiktokshop"],
    ["Live tiger worms (Eisenia fetida) by weight.", "shopify"],
    ["Named show, alpine and border auriculas grown at our nursery.", "shopify"],
    ["Boys 24 inch mountain bike, Trek Precaliber, 8 speed.", "facebookmarketplace"],
  ])("is told as typed where it is more than one name: %s", (description, platformId) => {
    expect(textOf({ description }, platformId)).toBe(description)
  })

  test.each([
    [
      "A wheelbarrow tyre that cannot puncture, because it is solid foam.",
      "Barrow Wheel 4.00-8",
      /^A wheelbarrow tyre/,
    ],
    ["A cloche which folds flat, so that it hangs in a shed.", "Gro-Dome Mini", /^A cloche which folds/],
  ])(
    "is a thing with its article and its clause, whatever the product is called: %s",
    (description, name, expected) => {
      expect(textOf({ description, ...product(name) })).toMatch(expected)
    },
  )

  test("is not a run of words without prepositions", () => {
    expect(textOf({ description: "cosy lamp moon battery 3 modes", ...product("Moon Lamp") })).not.toContain(
      "battery 3",
    )
  })

  test("adds no article if the noun may be uncountable", () => {
    expect(textOf({ description: "Piano tuning for schools and churches in Halifax." }, "website")).not.toMatch(
      /\ba piano tuning/i,
    )
  })

  test.each([
    [
      "We walk dogs in Leeds every weekday.",
      "website",
      "storytelling",
      "At Marlow Bench, we walk dogs in Leeds every weekday.",
    ],
    [
      "We are a brass band for weddings in Leeds.",
      "website",
      "storytelling",
      "We are a brass band for weddings in Leeds.",
    ],
    [
      "Medicine reminder app for families.",
      "appstore",
      "storytelling",
      "From Marlow Bench comes Pillbell, a medicine reminder app for families.",
    ],
    [
      "Cherry wood spoons for soup and porridge.",
      "etsy",
      "storytelling",
      "From Marlow Bench come cherry wood spoons for soup and porridge.",
    ],
  ] as const)("of a story begins with who tells it: %s", (description, platformId, style, expected) => {
    expect(textOf({ description, style, appName: platformId === "appstore" ? "Pillbell" : "" }, platformId)).toBe(
      expected,
    )
  })
})

test.each([
  ["Setlist Pocket", "Keeps the songs of a band in order.", "Setlist Pocket keeps the songs of a band in order."],
  [
    "Bin Day",
    "Tells you which bin goes out, and works offline.",
    "Bin Day tells you which bin goes out, and works offline.",
  ],
  [
    "Oche Score",
    "darts scorer 501 301 and cricket, big numbers so u can read it from the oche",
    "Oche Score is a darts scorer.",
  ],
  ["Times Tables", "app for learn times tables 2 to 12. no ads", ""],
  [
    "TankMix",
    "works out how much chem per tank for orchard spraying, put in row spacing. metric only",
    "TankMix works out how much chem per tank for orchard spraying.",
  ],
  [
    "Rota Jar",
    "keeps who did what and who owes what and sends a nudge when bins are due and nobody moved, no login. free",
    "",
  ],
  [
    "Lensday",
    "counts the days on your contact lenses and tells you when to throw them out",
    "Lensday counts the days on your contact lenses and tells you when to throw them out.",
  ],
])("%s is the subject of what it does", (appName, description, expected) => {
  expect(textOf({ appName, description }, "appstore")).toBe(expected)
})

test.each([
  [
    "Tide times for the coast of New Zealand, with a widget.",
    "Tide times for the coast of New Zealand, with a widget.",
  ],
])("nobody says of an app that these are it: %j", (description, expected) => {
  expect(textOf({ businessName: "SplitTab", description, products: [] }, "appstore")).toBe(expected)
})

test("of two phrases the one with more of the name opens", () => {
  const given = {
    description: "A Singer 201K sewing machine from 1951 in its case, with the knee lever.",
    ...product("Singer 201K Sewing Machine, 1951", "Black electric machine with a case."),
  }
  expect(textOf(given, "ebay")).toBe("A Singer 201K sewing machine from 1951 in its case, with the knee lever.")
})

test("nobody can say this is of what is made when it is ordered", () => {
  expect(textOf({ description: "Custom watercolor portrait of your cat from a photo." })).toBe(
    "Custom watercolor portrait of your cat from a photo.",
  )
})

test("a row about one thing opens as it was typed", () => {
  const description =
    "Crochet cow toy, 9 inches tall, made from chunky chenille yarn with a ginger fringe. The scarf comes off."
  expect(textOf({ description, ...product("Crochet Cow") })).toMatch(/^Crochet cow toy, 9 inches tall, made from/)
})

test("a name that was typed without its capitals gets them", () => {
  const description = "fleetwood mac rumours lp. 1977 uk press WB K56344 sleeve VG, spine bit worn"
  expect(textOf({ description }, "ebay")).toBe("Fleetwood Mac Rumours LP.")
})

test.each([
  [
    "row counter for knitting machines, works offline, no ads",
    "Tern is a row counter for knitting machines. Works offline, no ads.",
  ],
  ["tide clock for kayakers, offline", "Tern is a tide clock for kayakers, offline."],
  ["chess clock for blind players, no ads", "Tern is a chess clock for blind players. No ads."],
  ["guide for beekeepers, keepers of hens and growers", "Tern is a guide for beekeepers."],
  ["app for the checker at quarry gate. press the number plate", "Tern is an app for the checker."],
  ["app for church organists write down what hymn you played and what key", "Tern is an app for church organists."],
  [
    "helps drillers write depth, casing feet and bill on the spot. pdf bill",
    "Tern helps drillers write depth, casing feet and bill on the spot.",
  ],
  ["sheep only for now. counts down withholding days", "Tern counts down withholding days."],
])("an app opens with what it is, up to where that is certain: %s", (description, text) => {
  expect(textOf({ description, appName: "Tern", products: [] }, "playstore")).toBe(text)
})

test.each([
  ["app for milk delivery boys n small dairies, enter litres morning evening per house", 1],
  ["darts scorer 501 301 and cricket, big numbers so u can read it from the oche", 0],
])("an opening that tells the whole of a hasty piece has used it: %s", (description, count) => {
  const { text, used } = openingOf(makeUnderstood({ appName: "Dudh Hisab", description }, "appstore"))
  expect(text).toMatch(/^Dudh Hisab is an? /)
  expect(used).toHaveLength(count)
})

test("a piano mover offers no pianos", () => {
  const mover = { businessName: "Okafor Piano Moving", location: "Calgary", description: "uprights and baby grands" }
  expect(bodyOf(makeUnderstood({ ...mover, products: [] }, "website"))).not.toContain("offers")
})

test("the name of an app with which its text begins is not what the app is", () => {
  const given = {
    appName: "Knot Again: Yarn Untangle",
    description: "KNOT AGAIN!!! untangle the yarn. 240 levels,, no timer",
  }
  expect(bodyOf(makeUnderstood({ ...given, targetAudience: "puzzle fans", products: [] }, "playstore"))).not.toMatch(
    /is a knot again/i,
  )
})

test("an app whose only words are one deed opens with all of them", () => {
  const given = {
    appName: "Pail",
    description: "record litres from each goat and see the total for the week",
    appFeatures: "works offline",
  }
  expect(openingOf(makeUnderstood(given, "playstore")).text).toBe(
    "Record litres from each goat and see the total for the week.",
  )
})

test("an app without a name is called what it is, and not by a name made of that", () => {
  const description = "tide and river level app for whitebaiters on the West Coast, shows legal fishing hours"
  expect(textOf({ description, appName: "", businessName: "" }, "appstore")).toBe(
    "This is a tide and river level app for whitebaiters.",
  )
})

test("a skate-sharpening machine names the skate sharpener, and its name has no line of its own", () => {
  const description = "Portable skate-sharpening machine, bought new in 2017 and used for one team."
  const products = [{ name: "Portable Skate Sharpener", category: "", description: "" }]
  expect(textOf({ description, products }, "facebookmarketplace")).toBe(description)
})

test("a request opens no listing", () => {
  const description = "Please check your casting number. The cover lifted 300 kg. It has two arms."
  const products = [{ name: "Lift cover", category: "", description: "" }]
  expect(openingOf(makeUnderstood({ description, products }, "ebay")).text).not.toMatch(/^Please/)
})

test("an app without another name is told with all that its seller said, once", () => {
  const description = "auto rickshaw fare calculator for Pune with night rates and meter check, marathi and english"
  const body = bodyOf(makeUnderstood({ businessName: "", description, products: [] }, "playstore"))
  expect(body.match(/fare calculator/gi)).toHaveLength(1)
})

test("people are the business, which does not offer them", () => {
  const given = { businessName: "Furlong Thatching", description: "Master thatchers in Wexford. We cut our own straw." }
  expect(textOf({ ...given, products: [] }, "website")).not.toContain("offers")
})

test("a business is what its one line says, by its name", () => {
  const given = { businessName: "Gumleaf Cattery", products: [], location: "" }
  const description = "Boarding cattery near Hobart with heated rooms, outdoor runs and weekday pick-up, open Sundays."
  expect(textOf({ ...given, description }, "website")).toBe(
    "Gumleaf Cattery is a boarding cattery near Hobart with heated rooms, outdoor runs and weekday pick-up. Open Sundays.",
  )
  const school = "Driving school in Durban with lessons, classes and car hire."
  expect(textOf({ ...given, businessName: "Umhlanga Driving School", description: school }, "website")).toBe(school)
})
