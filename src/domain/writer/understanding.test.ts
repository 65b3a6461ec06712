import { expect, test } from "vitest"
import { makeUnderstood } from "../../../test/make-understood.ts"
import type { Room } from "./search/slots/room.ts"
import { titleOf } from "./search/slots/titles.ts"
import { bodyOf, factsTold } from "./write/body.ts"
import { metaOf } from "./write/meta.ts"

const run =
  "brass desk lamp green glass shade rewired last year new plug small dent on base works fine heavy thing no bulb"
const room: Room = { max: 158, unit: "safeChars", target: { min: 70, max: 150 } }
const lamp = {
  description: run,
  itemCondition: "Used",
  shippingDetails: "Royal Mail, posted in 2 days",
  products: [{ name: "brass desk lamp", category: "", description: "" }],
}
const u = makeUnderstood(lamp, "ebay")
const body = bodyOf(u)
const title = titleOf(u, { max: 80, unit: "safeChars", target: { min: 20, max: 69 } })

test("a run appears once in the description, as a line of a list, and loses nothing", () => {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
  const lines = body.split("\n").filter((line) => line.includes("rewired"))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^- /)
  expect(words(run).filter((word) => !words(body).includes(word))).toEqual([])
})

test.each([
  ["title", title],
  ["search line", metaOf(u, factsTold(u), title, room)],
])("a run does not appear in the %s", (_, text) => {
  expect(text).not.toMatch(/rewired|dent|plug/)
})

test("a hasty text about all products of a shop is not under a heading about the shop", () => {
  const two = {
    businessName: "Salt Hill Glass",
    description: "copper foil edges, black patina on the lines, can add initials on the back",
    products: [
      { name: "wren suncatcher", category: "", description: "brown and amber glass" },
      { name: "robin suncatcher", category: "", description: "red and grey glass" },
    ],
  }
  expect(bodyOf(makeUnderstood(two, "etsy"))).not.toContain("About Salt Hill Glass")
})

test("the type of service says what a business does if its description is a run", () => {
  const service = makeUnderstood(
    {
      businessName: "Kestrel Tyres",
      serviceType: "mobile tyre fitting",
      location: "Croydon and round the M25",
      description:
        "we come to you home work or roadside punctures done new tyres all brands old ones taken away card or cash",
    },
    "website",
  )
  expect(titleOf(service, room)).toBe("Mobile Tyre Fitting in Croydon")
  expect(bodyOf(service)).toMatch(/^Kestrel Tyres offers mobile tyre fitting in Croydon\./)
})

test("without a product's name, the first words of a run say what is sold", () => {
  const { description, itemCondition } = lamp
  expect(makeUnderstood({ description, itemCondition }, "ebay").thing.name).toMatch(/^Brass Desk Lamp/)
})

test("an amount with its postage is told, and the seller is asked for its currency", () => {
  const given = { description: "animals lp, sleeve worn, inner sleeve included, 28 + 5 post", products: [] }
  expect(bodyOf(makeUnderstood(given, "ebay"))).toContain("28 and 5 post")
})

test("on Facebook, who offers work has nothing for sale", () => {
  const description = "I sharpen and balance mower blades from my workshop. Blades are ready the same day."
  const given = { businessName: "Ray's Sharpening", description, facebookLocation: "Narrogin", products: [] }
  expect(makeUnderstood(given, "facebookmarketplace").genre).toBe("service")
  // Something used may be for sale beside the work, unless the business is named by it.
  const used = { ...given, facebookCondition: "Used" }
  expect(makeUnderstood(used, "facebookmarketplace").genre).toBe("service")
  expect(makeUnderstood({ ...used, businessName: "Ray's Mowers" }, "facebookmarketplace").genre).toBe("local")
  expect(makeUnderstood({ ...given, description: "Mower blades, sharp." }, "facebookmarketplace").genre).toBe("local")
})

test.each([
  ["Durban, South Africa", true],
  ["Nakuru Kenya", true],
  ["Durban, Ohio", false],
])("%s is spelled as in Britain: %s", (location, expected) => {
  expect(makeUnderstood({ description: "Washing machine.", location }, "facebookmarketplace").isBritish).toBe(expected)
})

test("what is rented out is work, and has no condition", () => {
  const given = {
    description: "Each deck is 4 x 8 feet. We set it up.",
    facebookCondition: "Used - Like New",
    products: [{ name: "Stage Deck Rental", category: "", description: "" }],
  }
  const rented = makeUnderstood(given, "facebookmarketplace")
  expect(rented.genre).toBe("service")
  expect(titleOf(rented, { max: 100, unit: "safeChars", target: { min: 20, max: 80 } })).not.toMatch(/used/i)
  expect(bodyOf(rented)).not.toMatch(/condition|for sale/i)
})

test("what was typed of a product without a name is told", () => {
  const description = "Stainless steel dosa batter ladle with flat base, 10 inch, wooden handle"
  const ladle = makeUnderstood({ businessName: "", products: [{ name: "", category: "", description }] }, "amazon")
  expect(titleOf(ladle, { max: 75, unit: "safeChars", target: { min: 20, max: 75 } })).toContain("Dosa Batter Ladle")
  expect(bodyOf(ladle)).toContain("Wooden handle")
})

test("one word that another language has is no reason to write an English name without its capitals", () => {
  const description = "i make these from french cane, soft med and med hard. each one is played in and tested"
  const given = { description, products: [{ name: "bassoon reeds medium", category: "", description: "" }] }
  expect(makeUnderstood(given, "shopify").thing.name).toBe("Bassoon Reeds Medium")
})

test("a part that is filed under its machine is not called the machine", () => {
  const given = {
    industry: "Used knitting machine parts",
    products: [
      { name: "Brother KH-881 main carriage", category: "Crafts > Knitting Machines", description: "Complete." },
    ],
  }
  const part = makeUnderstood(given, "ebay")
  expect(titleOf(part, { max: 80, unit: "safeChars", target: { min: 20, max: 80 } })).not.toMatch(/knitting machine/i)
})

test("a dealer in telephones and spares has telephones as well", () => {
  const products = [{ name: "GPO 746", category: "Telephones", description: "Rewired in 2024." }]
  const whole = makeUnderstood({ industry: "Vintage telephones and spares", products }, "ebay")
  expect(whole.subject.category).toBe("Telephones")
})
