import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { tidySummary, withoutSaid } from "./tidy-summary.ts"

const hasty = "FABRIC SHAVER!! takes bobbels off jumpers"

const summaryOf = (ofProduct: string, description = hasty): string => {
  const products = [{ name: "Shaver", category: "", description: ofProduct }]
  const { brief } = makeUnderstood({ description, products }, "etsy")
  const [product] = brief.products
  return product === undefined ? "" : tidySummary(brief, product)
}

test.each([
  "Fabric shaver with 6 blades, 2 speeds, 90 min battery, cleaning brush and spare blade.",
  "Pelican 10 ft sit on top kayak orange and yellow with paddle and rod holder, 44 lb, missing one drain plug",
  "polymer clay miniature cakes 1:12 scale, set of 8 with 2 tier resin stand",
])("tidy words beside a hasty description say what is sold: %s", (description) => {
  expect(summaryOf(description)).toBe(description)
})

test.each([
  "USB-C rechargeable fabric shaver 6 blades 3 speeds with 2 spare blades and brush",
  "Abu Garcia Ambassadeur red multiplier reel made in Sweden salt pitting no box",
  "hand rolled wool felt ball garland, 2 metres, 20 balls, mustard white grey and teal",
  "neoprene compresion knee sleeves, anti slip silicone strips, sizes S to XL",
  "BEST SHAVER EVER!!! 6 blades, 2 speeds and a brush",
  "Fabric shaver with brush",
])("words as hasty as the description say nothing better: %s", (description) => {
  expect(summaryOf(description)).toBe("")
})

test("a careful description needs no summary", () => {
  const description = "It takes bobbles off jumpers. The battery lasts 90 minutes."
  expect(summaryOf("Fabric shaver with 6 blades, 2 speeds and a brush.", description)).toBe("")
})

const summary = "Kayak, orange and yellow, with paddle and rod holder, 44 lb, for 2-4 people"
test.each([
  ["Orange/yellow with paddle and 1 rod holder", ""],
  ["44 lb, max 275 lb", "max 275 lb"],
  ["Bought in 2021, 44 lb. Orange kayak. Rest is good", "Bought in 2021. Rest is good"],
  ["Works on lakes, kayak, paddle", "Works on lakes, kayak, paddle"],
  ["No paddle", "No paddle"],
  ["3 paddles and a holder", "3 paddles and a holder"],
  ["Red kayak with paddle and rod", "Red kayak with paddle and rod"],
])("%s beside the summary adds: %s", (line, fresh) => {
  expect(withoutSaid(line, summary)).toBe(fresh)
})
