import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { keywordListOf } from "../slots/lists.ts"
import { countPhrases, filledUp, makersPhrases, plainPhrases, widerPhrases } from "./plain-phrases.ts"

const lantern =
  "A pressure lantern from the 1950s, taken apart, cleaned and fitted with a new vaporiser, washers and mantle. It burns paraffin only and must not be used in a closed tent."
const understood = (name: string, description: string, given: Partial<Brief> = {}) =>
  makeUnderstood({ description, ...given, products: [{ name, category: "", description: "" }] }, "ebay")

describe("the short phrases for a thing", () => {
  test.each([
    ["1950s Paraffin Pressure Lantern, Serviced", lantern, ["1950s pressure lantern", "paraffin pressure lantern"]],
    [
      "Sassafras Beavertail Canoe Paddle",
      "A canoe paddle carved from one piece of sassafras with a drawknife and a spokeshave, then rubbed with oil. It weighs about 20 ounces.",
      ["canoe paddle", "beavertail canoe paddle"],
    ],
    [
      "Bush Bakelite Valve Radio",
      "A valve radio in a brown bakelite case, bought from the family of its first owner. It receives medium and long wave and was serviced in March.",
      ["valve radio", "bakelite valve radio"],
    ],
  ])("are its names and one quality before its name: %s", (name, description, expected) => {
    expect(plainPhrases(understood(name, description))).toEqual(expect.arrayContaining(expected))
  })

  test.each([
    ["8 x 6 ft Tongue and Groove Shed", "groove shed"],
    ["Kids Merino Long Johns", "merino johns"],
    ["Dahlia Jowey Winnie Tuber", "winnie tuber"],
    ["Peg Loom Rug Kit", "rug kit"],
    ["Pop-Up Camper Replacement Canvas", "pop-up canvas"],
    ["Cool Climate Tomato Collection", "climate tomato collection"],
    ["Windscreen Sun Shade Umbrella", "shade umbrella"],
  ])("take no words apart that belong together: %s", (name, wrong) => {
    const told =
      "It is packed by hand in our shed and sent within two days by post, with a note on how to look after it."
    expect(plainPhrases(understood(name, told))).not.toContain(wrong)
  })

  test("leave no proper name in half", () => {
    const found = plainPhrases(
      understood("Tasman Bridge Linocut", "Two-colour linocut of the Tasman Bridge, A4, unframed."),
    )
    expect(found).toContain("tasman bridge linocut")
    expect(found.filter((phrase) => /bridge/.test(phrase) && !/tasman/.test(phrase))).toEqual([])
  })

  test("call nothing used handmade because the seller made a part of it", () => {
    const told =
      "Used parts from dismantled windmills, opened and turned over by hand. One cap was made in our shed by me."
    expect(plainPhrases(understood("Windmill Gearbox", told)).join(" | ")).not.toMatch(/handmade/)
  })

  test.each([
    ["Car Seat Gap Filler", "Stops phones falling beside the seat.", /^gap filler$/],
    ["Satin Lined Beanie", "Satin lined beanie in black.", /^lined beanie$/],
    ["Birch Bark Needle Case", "A case for needles.", /^bark/],
    ["Washing Machine Door Seal", "Fits most models.", /^door seal$/],
  ])("leave out no word of one line that says which: %s", (name, description, wrong) => {
    for (const phrase of plainPhrases(understood(name, description))) expect(phrase).not.toMatch(wrong)
  })

  test("of one line are what is said behind its name, too", () => {
    const description =
      "M6 rivet nuts, zinc plated carbon steel, flat head, knurled body, grip range 0.5 to 3 mm, 100 pieces."
    expect(plainPhrases(makeUnderstood({ description, products: [] }, "amazon"))).toEqual(
      expect.arrayContaining(["zinc plated rivet nuts", "carbon steel rivet nuts", "flat head rivet nuts"]),
    )
  })

  test.each([
    ["Refurbished Dell Latitude 7490 laptop", ["dell latitude 7490", "dell laptop"]],
    ["Technics SL-Q2 Turntable", ["technics sl-q2"]],
    ["UppaBaby Vista V2 pram", ["uppababy vista v2"]],
    ["Nike Air Max 90 trainers", ["nike trainers", "nike air max 90"]],
    ["IKEA Kallax shelf unit", ["ikea shelf unit", "ikea kallax"]],
  ])("have the maker and the model alone: %s", (name, expected) => {
    expect(makersPhrases(understood(name, `${name}, works well.`))).toEqual(expect.arrayContaining(expected))
  })
})

test.each([
  ["A4 laminating pouches, gloss, pack of 100.", ["laminating pouches pack of 100"]],
  ["A4 laminating pouches, gloss.", []],
  ["Photo album, pack of 2.", []],
])("who needs several types how many: %s", (description, expected) => {
  expect(countPhrases(makeUnderstood({ description, products: [] }, "amazon"))).toEqual(expected)
})

test.each([
  ["Headstone restoration", ["headstone restoration ennistymon", "headstone restoration"]],
  ["Home services", []],
  ["Software", []],
])("a business is looked for by its trade: %s", (industry, expected) => {
  const description =
    "I clean headstones and repaint or recut lettering in the graveyard, without removing the stone. Limestone and granite are washed with soft brushes only."
  const given = { description, industry, location: "Ennistymon, County Clare, Ireland", products: [] }
  expect(plainPhrases(makeUnderstood(given, "website"))).toEqual(expected)
  expect(widerPhrases(makeUnderstood(given, "website"))).toContain("headstone cleaning")
})

test("a tool on a phone is looked for as an app, too", () => {
  const description =
    "Rota Lamp fills a whole year of shifts from one pattern that you paint once. A partner can see your shifts through a link without installing anything on a phone."
  const given = { description, appName: "Rota Lamp: Shift Calendar", products: [] }
  expect(widerPhrases(makeUnderstood(given, "playstore"))).toEqual(["shift calendar app"])
})

test("a list is filled with phrases that each bring a word, and none repeats another", () => {
  const more = ["dining table", "oak table", "table dining", "oak dining table", "round table", "large table"]
  expect(filledUp(["extending oak dining table"], more, 4)).toEqual([
    "extending oak dining table",
    "round table",
    "large table",
    "dining table",
  ])
})

test("a word of the trade that the seller typed as a keyword is one", () => {
  const typed = { targetKeywords: "digging hoe, azada, perfect, galwayhoe" }
  const found = keywordListOf(understood("Digging Hoe", "A hoe for heavy clay.", typed))
  expect(found).toContain("azada")
  expect(found).not.toContain("perfect")
  // Two words without a space are a hashtag.
  expect(found).not.toContain("galwayhoe")
})
