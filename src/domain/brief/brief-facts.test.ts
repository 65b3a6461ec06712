import { describe, expect, test } from "vitest"
import { readSamples } from "../../../test/quality/sample.ts"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { subjectsOf } from "../seo/brief.ts"
import { factsOf } from "./brief-facts.ts"
import { phrasesOf } from "./brief-phrases.ts"

const about = (description: string) => factsOf(makeBrief({ businessName: "Nobody", description }), "Nobody")

const carries = (description: string, words: string): boolean =>
  about(description).some(({ spellings }) => spellings.some((spelling) => spelling.join(" ") === words))

describe("each way of writing a fact", () => {
  test.each([
    ["Holds 450 ml and is red", "450 ml"],
    ["Holds 450 ml and is red", "450ml"],
    ["Holds 450ml and is red", "450 millilitre"],
    ["Comes in six shades", "6 shade"],
    ["Comes in 6 shades", "six shade"],
    ["A 2-hour forecast", "two hour"],
    ["A two-hour forecast", "2 hour"],
    ["A cable of 6 feet", "6 ft"],
    ["Knows 2,136 signs", "2136 sign"],
    ["Knows 2,136 signs", "2 136 sign"],
    ["A thread of 3/4 inch", "3 4 inch"],
    ["For the Mazda 3, used", "mazda 3"],
    ["Part BHN1-51-041", "bhn1 51 041"],
    ["The AE-1 camera", "ae1"],
    ["Fits 2014-2016 cars", "2014 2016"],
    ["Top of 160 x 90 cm", "160 90"],
    ["It is 100% cotton", "cotton"],
    ["From a shed in East Sussex", "east sussex"],
    ["A wheel-thrown mug", "wheel thrown"],
    ["A mug with folding handles and a silicone lip guard", "lip guard"],
    ["We offer cleanings, fillings and crowns", "filling"],
  ])("%j appears in %j", (description, words) => {
    expect(carries(description, words)).toBe(true)
  })

  test.each([
    ["Call 555-201-9933 or write to a@b.example", "555"],
    ["50% OFF today only. A blue shirt", "50"],
    ["See www.shop.example for more", "example"],
  ])("%j has no facts", (description, word) => {
    expect(about(description).some(({ spellings }) => spellings.some((words) => words.includes(word)))).toBe(false)
  })
})

test("a price, a place, a condition and a delivery method are separate kinds", () => {
  const brief = makeBrief({
    businessName: "Carla",
    priceRange: "$180",
    facebookLocation: "Madison, Wisconsin",
    facebookCondition: "Used - Good",
    facebookDeliveryMethod: "Pickup only",
  })
  const kinds = new Map(factsOf(brief, "Carla").map(({ kind, spellings }) => [kind, spellings]))
  expect(kinds.get("price")).toEqual([["180"]])
  expect(kinds.get("place")).toEqual([["madison"], ["wisconsin"]])
  expect(kinds.get("condition")).toEqual([["used", "good"], ["used"]])
  expect(kinds.get("delivery")).toContainEqual(["collection"])
})

test("a repeated fact is one fact, and a rival is not one", () => {
  const brief = makeBrief({
    businessName: "Nobody",
    description: "Reflective mesh. Sold beside Snow Peak",
    keyFeatures: "reflective mesh, Reflective Mesh",
    competitors: "Snow Peak",
  })
  const words = factsOf(brief, "Nobody").map(({ spellings }) => spellings[0]?.join(" "))
  expect(words.filter((word) => word === "reflective mesh")).toHaveLength(1)
  expect(words).not.toContain("snow peak")
})

test("with several products, each has its own facts", () => {
  const brief = makeBrief({
    businessName: "Pots",
    products: [
      { name: "Mug", category: "", description: "Holds 300 ml" },
      { name: "Bowl", category: "", description: "Holds 900 ml" },
    ],
  })
  const facts = factsOf(brief, "Bowl").map(({ text }) => text)
  expect(facts).toContain("900 ml")
  expect(facts).not.toContain("300 ml")
})

test("most facts that people listed for the sample briefs are found", () => {
  const samples = readSamples()
  const found = samples.flatMap(({ brief, facts }) => {
    const [subject] = subjectsOf(brief)
    if (subject === undefined) return []
    const known = [
      ...subjectsOf(brief).flatMap(({ name }) => factsOf(brief, name)),
      ...phrasesOf(brief, subject.name).map(({ text, words }) => ({ text, spellings: [words] })),
    ]
    const text = known
      .map((one) => `${one.text.toLowerCase()} | ${one.spellings.map((words) => words.join(" ")).join(" | ")}`)
      .join(" | ")
      .replaceAll("-", " ")
    return facts.map((spellings) => spellings.some((one) => text.includes(one.toLowerCase().replaceAll("-", " "))))
  })
  expect(samples.length).toBeGreaterThanOrEqual(30)
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.84)
})
