import { describe, expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readOffer } from "./read-offer.ts"

const offerOf = (description: string, name = "", more: object = {}) => {
  const products = name === "" ? [] : [{ name, category: "", description: "" }]
  const teller = tellerOf({ description, products, ...more }, "ebay")
  return readOffer(teller.u, teller.wording)
}

test.each([
  [
    "Three-seater sofa in dark green velvet, 210 cm wide.",
    "Green Velvet Three-Seater Sofa",
    "three-seater sofa in dark green velvet",
  ],
  ["So this is an 8 x 6 ft shed, apex roof.", "8 x 6 ft Shed", "8 x 6 ft shed"],
  ["Boys 24 inch mountain bike, 8 speed.", "", "boys' 24 inch mountain bike"],
  ["LG washer + dryer set 2019. Works.", "LG WASHER DRYER SET", "LG washer and dryer set from 2019"],
  ["Super Mario World SNES cartridge only. Saves fine.", "Super Mario World SNES", "Super Mario World SNES cartridge"],
  ["55 inch Samsung TV, 2020, remote included.", "", "55 inch Samsung TV from 2020"],
  ["Singer 201K sewing machine, cast iron.", "Singer 201K Sewing Machine", "Singer 201K sewing machine"],
])("%j of %j is a %j", (description, name, wanted) => {
  expect(offerOf(description, name).name).toBe(wanted)
})

const piecesOf = (description: string) =>
  offerOf(`Oak table with drawers. ${description}`, "Oak Table").pieces.map(({ kind, text }) => `${kind}: ${text}`)

describe("what is said of it", () => {
  test.each([
    ["Light seals replaced in 2026.", "saying: the light seals were replaced in 2026"],
    [
      "Bought from a shop in Clifton in 2022 for £1,150.",
      "state: was bought in 2022 for £1,150, from a shop in Clifton",
    ],
    ["Front leg has small crack.", "saying: the front leg has a small crack"],
    ["Lightly weathered by hand.", "state: is lightly weathered by hand"],
    ["Seat height 46 cm.", "saying: the seat height is 46 cm"],
    ["Made in Italy 1967.", "state: was made in Italy 1967"],
    ["Apex roof.", "thing: apex roof"],
    ["Works fine.", "state: works fine"],
    ["Light scratches on the lid.", "thing: light scratches on the lid"],
    ["Clearing our loft.", "saying: we are clearing our loft"],
    ["Not cleaned.", "state: has not been cleaned"],
  ])("%j", (given, wanted) => {
    expect(piecesOf(given)).toContain(wanted)
  })
  test.each(["Is this 75192?", "Call Al 555 123 4567 after 5.", "Look at pics."])("nothing of %j", (given) => {
    expect(piecesOf(given)).toEqual(piecesOf(""))
  })
  test("each thing once", () => {
    expect(piecesOf("One leg is faded. Leg faded. 210 cm wide, 92 cm deep. 210 x 92 cm.")).toHaveLength(
      piecesOf("One leg is faded. 210 cm wide, 92 cm deep.").length,
    )
  })
})

test("a remark on one thing of a seller is no remark on the other, and a story is told once", () => {
  const products = ["Pine Doors (4)", "School Radiators (2)"].map((name) => ({
    name,
    category: "",
    description: `${name.replace(/ \(.*/, "")}, reclaimed.`,
  }))
  const given = {
    description:
      "Clearing a chapel before the builders start. Bring gloves, as the radiators are heavy. Cash on collection.",
    products,
  }
  const teller = tellerOf(given, "facebookmarketplace")
  const told = (at: number) =>
    readOffer(
      { ...teller.u, subject: products[at] ?? teller.u.subject, noun: at === 0 ? "doors" : "radiators" },
      teller.wording,
    )
      .pieces.filter(({ isOfThing }) => !isOfThing)
      .map(({ text }) => text)
  expect(told(0)).toEqual(["we are clearing a chapel before the builders start", "cash on collection"])
  expect(told(1)).toEqual(["bring gloves, as the radiators are heavy", "cash on collection"])
})

test("what is said of the shop is marked, and knows which listing it is in", () => {
  const products = ["Cot", "Pram"].map((name) => ({
    name: `White ${name}`,
    category: "",
    description: `White ${name.toLowerCase()}. Boxed.`,
  }))
  const teller = tellerOf({ description: "Everything is clean.", products }, "ebay")
  const other = readOffer({ ...teller.u, subject: products[1] ?? teller.u.subject }, teller.wording)
  expect(other.pieces.map(({ text, isOfThing, place }) => [text, isOfThing, place])).toEqual([
    ["is boxed", true, 1],
    ["everything is clean", false, 1],
  ])
})

test("what it is, is no name for it", () => {
  expect(offerOf("Tilt-head mixer with a bowl.", "KitchenAid Artisan Stand Mixer").name).toMatch(
    /^kitchenaid artisan stand mixer$/i,
  )
})

test("what is said of all that a shop sells stays one sentence, and is told of no single thing", () => {
  const teller = tellerOf(
    {
      description: "Used film cameras and lenses, cleaned, tested with film and described with every mark they have.",
      industry: "Used cameras",
      products: [
        {
          name: "Canon AE-1 Film Camera",
          category: "",
          description: "Canon AE-1 film camera, no dents, new light seals.",
        },
      ],
    },
    "ebay",
  )
  const said = readOffer(teller.u, teller.wording).pieces.filter(({ isOfThing }) => !isOfThing)
  expect(said.map(({ kind, topic, text }) => `${topic} ${kind}: ${text}`)).toEqual([
    "story saying: Used film cameras and lenses, cleaned, tested with film and described with every mark they have",
  ])
})
