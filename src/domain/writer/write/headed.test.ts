import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

const mug = {
  description: "Titanium mug with folding handles. Weighs 68 g.",
  products: [{ name: "Titanium Mug", category: "", description: "" }],
}

test("a business puts its promise beside its proof", () => {
  const given = {
    description: "I shear alpacas across Powys. A visit includes a check of the teeth.",
    uniqueSellingProposition: "I will come out for two animals",
    certifications: "Blue Seal shearer",
  }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "website"))).toContain(
    "## Why Marlow Bench\n- I will come out for two animals\n- Blue Seal shearer",
  )
})

test("a description tells how a thing is made and the story of its shop under two headings", () => {
  const given = { handmadeStory: "I punch each strip by hand.", brandStory: "I spent 31 years fixing phones." }
  const body = bodyOf(makeUnderstood({ ...mug, ...given, customerPainPoints: "" }))
  expect(body).toMatch(/(?:How it is made|The making)\nI punch each strip by hand\.\n\nAbout Marlow Bench\nI spent/)
})

test("a description reads a scale as a scale, and a chapter only in a video", () => {
  const given = { description: "1:12 dollhouse bakery kit with 14 tiny loaves" }
  const products = [{ name: "Dollhouse bakery kit", category: "", description: "" }]
  expect(bodyOf(makeUnderstood({ ...given, products }, "tiktokshop"))).toContain("14 tiny loaves")
})

test("a description gives a thing no registration of its seller", () => {
  const given = { ...mug, certifications: "Registered with the Nursery Association", description: "A quiet mug." }
  expect(bodyOf(makeUnderstood(given))).toContain("Marlow Bench is registered with the Nursery Association.")
})

test("a description names the makers of an app, and not of its studio", () => {
  const given = {
    description: "Dooker is a logbook for sea swimmers. It shows the tides.",
    appName: "Dooker",
    brandStory: "Built by a nurse in North Berwick who kept her swims in a notebook.",
  }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "appstore"))).toMatch(/(?:It|Dooker) was built by a nurse/)
})

test("a description has no heading above a single item that is a sentence", () => {
  const given = {
    description: "A cello strap that loops round a chair leg. It adjusts.",
    certifications: "One year warranty",
  }
  const body = bodyOf(makeUnderstood({ ...given, products: [] }, "amazon"))
  expect(body).toMatch(/^One year warranty\.$/m)
})

test("a description does not say what a business is made of", () => {
  const given = { description: "We saw your logs into boards. Softwood and hardwood. Ask for a date." }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "website"))).not.toMatch(/made of|Material/)
})

test("a description has no heading twice", () => {
  const given = {
    description: "You choose fine or heavy. You heat it over a candle.",
    priceRange: "$11",
    location: "Parma, Ohio",
    products: ["Brass Kistka", "Set of three kistky"].map((name) => ({ name, category: "", description: "" })),
  }
  expect(bodyOf(makeUnderstood(given, "etsy")).match(/^Good to know$/gm)).toHaveLength(1)
})

test.each([
  ["Lent and Easter", "Good for Lent and Easter."],
  ["Passover and birthdays", "Good for Passover and birthdays."],
  ["Birthdays and Easter", "Good for birthdays and Easter."],
])("a description keeps the capitals of days: %s", (seasonalRelevance, expected) => {
  expect(bodyOf(makeUnderstood({ ...mug, seasonalRelevance }))).toContain(expected)
})

test("a description says no sentence as a place", () => {
  const given = { ...mug, location: "Winnipeg, Manitoba, we mail across Canada" }
  expect(bodyOf(makeUnderstood({ ...given, description: "We sell mugs.", products: [] }, "website"))).not.toContain(
    "based in Winnipeg",
  )
})

test.each([
  "taught by an old boy at the basin 2011, takes me 2 hours each",
  "started because my mum couldn't get matching ones",
  "began it when I lost my job at the yard",
])("puts what a maker said of the making under a heading of its own: %s", (handmadeStory) => {
  const description = "rope fender for a narrowboat, black or tan, eye on top. lanyard not included"
  expect(bodyOf(makeUnderstood({ description, handmadeStory, priceRange: "£26" }))).toMatch(
    /The story behind it\n- [^\n]+$/,
  )
})
