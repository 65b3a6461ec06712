import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

const products = [{ name: "Hive Winter Wrap", category: "", description: "" }]
const start = "A winter wrap for a ten-frame hive. The outer layer is woven polyethylene."
const more = {
  uniqueSellingProposition: "It goes on in two minutes without lifting the hive.",
  targetAudience: "Hobby beekeepers with one to ten hives",
  priceRange: "$64.99",
  location: "Duluth, Minnesota, USA",
  brandStory: "We run 140 colonies and sewed the first wraps for ourselves.",
}
const told = (description: string, platform = "amazon", given = {}): string =>
  bodyOf(makeUnderstood({ description: `${start} ${description}`, products, ...more, ...given }, platform))

test.each([
  ["Wipe clean with water only.", "Care\nWipe clean with water only."],
  ["It does not fit eight-frame hives.", "Please note\nDoes not fit eight-frame hives."],
  ["The straps are not included.", "Please note\nThe straps are not included."],
  ["A mesh cover is included.", "What’s included\n- A mesh cover"],
])("has a heading of its own: %s", (sentence, block) => {
  const body = told(`${sentence} Two loops hold it to the stand.`)
  expect(body).toContain(block)
  expect(body).toContain("The outer layer is woven polyethylene. Two loops hold it to the stand.")
})

test("what is in a kit is a list", () => {
  expect(told("The kit contains three straps, a mesh cover and two hooks.")).toContain(
    "What’s included\n- Three straps\n- A mesh cover\n- Two hooks",
  )
})

test.each([
  "It does not rattle in the wind.",
  "Nobody has to lift the hive.",
  "No two are the same color.",
  "The mesh is dishwasher safe.",
  "The straps can be tightened with the buckle that is included.",
])("a reason to buy is no notice: %s", (sentence) => {
  expect(told(`${sentence} Two loops hold it to the stand.`)).toContain(`woven polyethylene. ${sentence}`)
})

test("a notice of which the next sentence speaks stays before it", () => {
  const said = "A mesh cover is included. It has a brass eyelet in each corner."
  expect(told(said)).toContain(`woven polyethylene. ${said}`)
})

test("the flaws of a used thing are told with its condition", () => {
  const body = told("There is a small tear in one corner. The zip runs smoothly.", "ebay", {
    itemCondition: "Used - Good",
  })
  expect(body).toContain("## Condition\n- Used - Good\n- There is a small tear in one corner")
  expect(body).toContain("woven polyethylene. The zip runs smoothly.")
})

test("what was tested is no flaw", () => {
  const own = [
    { ...products[0], name: "Hive Winter Wrap", category: "", description: "Two-deep, tested for one winter." },
  ]
  const body = told("There is a small tear in one corner.", "ebay", { itemCondition: "Used - Good", products: own })
  expect(body).toContain("- There is a small tear in one corner\n\n")
  expect(body).toContain("Two-deep, tested for one winter")
})

test("a few sentences have no headings", () => {
  const description =
    "A winter wrap for a ten-frame hive. Wipe clean with water only. It does not fit eight-frame hives."
  expect(bodyOf(makeUnderstood({ description, products }, "amazon"))).not.toContain("Care\n")
})

test("a lone line is no part of the condition above it", () => {
  const body = told("There is a small tear in one corner.", "ebay", {
    itemCondition: "Used - Good",
    shippingDetails: "Sent by courier for $9.",
    products: [{ name: "Hive Winter Wrap", category: "", description: "Height 60 cm, width 45 cm." }],
  })
  expect(body).toContain(
    "## Condition and details\n- Condition: Used - Good\n- There is a small tear in one corner\n- Height 60 cm, width 45 cm",
  )
})

test("below its heading, what is included needs no verb", () => {
  const body = told("The straps and a mesh cover are included. Two loops hold it to the stand.")
  expect(body).toContain("What’s included\n- The straps and a mesh cover")
})

test("what leans on a notice stays with the rest", () => {
  const body = told("It does not fit eight-frame hives. The wrap weighs 2 kg and folds flat.")
  expect(body).toContain("The outer layer is woven polyethylene. The wrap weighs 2 kg and folds flat.")
  expect(body).toContain("Please note\nDoes not fit eight-frame hives.")
})
