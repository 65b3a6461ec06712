import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"
import { listedPredicate } from "./listed-predicate.ts"

const said = (line: string, platform = "shopify", thing = "Camping mug"): string => {
  const description = `${thing} made in Leeds for walkers and campers. ${line}`
  const u = makeUnderstood({ description, products: [{ name: thing, category: "", description: "" }] }, platform)
  const fact = u.facts.find(({ text }) => text === line)
  return fact === undefined ? "no fact" : listedPredicate(fact, u)
}

test.each([
  ["Silicone pads under the base.", "has silicone pads under the base"],
  ["Powder-coated steel shroud over a clear tube.", "has a powder-coated steel shroud over a clear tube"],
  ["Steel handle, wrist loop and a leak-resistant lid.", "has a steel handle, wrist loop and a leak-resistant lid"],
  [
    "36 mm steel base, blue dial, day and date in English.",
    "has a 36 mm steel base, blue dial, day and date in English",
  ],
  ["For laptops from 11 to 17 inches.", "is for laptops from 11 to 17 inches"],
  ["For indoor use only.", "is for indoor use only"],
  ["For ages three and up.", "is for ages three and up"],
  ["Two-way side zip, shoulder domes, and a slot for it.", "has a two-way side zip, shoulder domes, and a slot for it"],
  ["8 oz amber jar.", "comes in an 8 oz amber jar"],
  ["150 ml glass bottle.", "comes in a 150 ml glass bottle"],
  ["Seven colours.", "comes in seven colours"],
  ["450 ml, 68 g, fits inside our 750 ml pot.", "holds 450 ml, weighs 68 g and fits inside our 750 ml pot"],
  ["21 cm wide, 9 cm deep, 300 g.", "is 21 cm wide, 9 cm deep and weighs 300 g"],
  ["About 12 cm tall, 300 g.", "is about 12 cm tall and weighs 300 g"],
  ["Glazed every Tuesday, fired on Friday.", "is glazed every Tuesday and fired on Friday"],
  ["Fired for six hours, then glazed and fired again.", "is fired for six hours, then glazed and fired again"],
])("what is listed among sentences has its verb: %s", (line, expected) => {
  expect(said(line)).toBe(expected)
})

test.each([
  "Refill bags of 50 exist for each size.",
  "Graduated markings in ml and oz.",
  "Two folding handles.",
  "12 oz.",
  "Small chip.",
  "Smoke-free home with two cats.",
  "Great gift with a card.",
  "Good condition with marks on the base.",
  "Booklet, chart in English and French.",
  "No lid, no spoon.",
  "Camping mug with a lid.",
  "Each mug has two handles.",
  "Wool cycle.",
  "Cool hand wash.",
  "Sold without a lid.",
  "Lid, handle and spoon.",
  "Flip straw, wrist loop, leak-resistant lid.",
  "Dark green, blue and red.",
  "450 ml, a good size.",
  "Free for the first 4 weeks.",
  "For sale in Leeds.",
  "For best results, soak it overnight.",
  "For more than 20 years.",
])("where the verb is not certain, the words stay as typed: %s", (line) => {
  expect(said(line)).toBe("")
})

test("of several, of a business and of a video, nothing is said of it", () => {
  const line = "Silicone pads under the base."
  expect(said(line)).not.toBe("")
  expect(said(line, "shopify", "Camping mugs")).toBe("")
  expect(said(line, "website")).toBe("")
  expect(said(line, "youtube")).toBe("")
})

test("a measure in a sentence is not told again", () => {
  const u = makeUnderstood(
    {
      description: "Camping mug with folding handles. 450 ml, 68 g, fits our pot. Keep it away from open fire.",
      keyFeatures: "450 ml capacity; folding handles",
      productDimensions: "9.5 x 8 cm",
      products: [{ name: "Camping Mug", category: "", description: "" }],
    },
    "amazon",
  )
  const body = bodyOf(u)
  expect(body).toContain("It holds 450 ml, weighs 68 g and fits our pot.")
  expect(body.match(/450 ml/g)).toHaveLength(1)
  expect(body).toContain("9.5 x 8 cm")
})

test("two parts in a row share their verb", () => {
  const description = "Camping mug for walkers. Silicone pads under the base. Leather strap around the lid."
  const u = makeUnderstood(
    { description, products: [{ name: "Camping Mug", category: "", description: "" }] },
    "shopify",
  )
  expect(bodyOf(u)).toContain("It has silicone pads under the base and a leather strap around the lid.")
})
