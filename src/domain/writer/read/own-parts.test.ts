import { expect, test } from "vitest"
import { factOfField } from "../../../../test/fact-of-field.ts"
import { productsNamed } from "../../../../test/told-of-products.ts"
import { readNames } from "./naming.ts"
import { isOfOneSize, ownHalf, ownSentences, ownSize } from "./own-parts.ts"

const named = (name: string) => ({ name, category: "", description: "" })
const sizeOf = (text: string) => factOfField(text, "productDimensions", "size")

test("a size for each, with a slash between", () => {
  const { namedIn } = readNames(productsNamed("Iron Pan", "Dosa Tawa"), "")
  const sizes = [0, 1].map((at) => ownSize(sizeOf("pan 23 x 4 cm / tawa 28 cm"), namedIn, at, true)[0]?.text)
  expect(sizes).toEqual(["pan 23 x 4 cm", "tawa 28 cm"])
  expect(ownSize(sizeOf("13 x 7 cm"), namedIn, 1, false)).toEqual([])
})

test("each half of a sentence is of the product it is about, and each part of a delivery, too", () => {
  const { namedIn, namedBySubject } = readNames(productsNamed("Hair Catcher Starter Set", "Refill Discs"), "")
  const halves = sizeOf("The starter has one ring; the refill is thirty discs")
  const own = [0, 1].map((at) =>
    ownHalf(halves, namedBySubject, at)
      ?.map(({ text }) => text)
      .join(),
  )
  expect(own).toEqual(["The starter has one ring", "The refill is thirty discs"])
  expect(ownHalf(sizeOf("The starter has one ring; it is gray"), namedBySubject, 1)).toBeNull()
  const three = sizeOf("The starter has one ring; the refill is thirty discs; glue is in the box")
  expect(ownHalf(three, namedBySubject, 1)).toBeNull()
  const sent = sizeOf("Courier for the refill, starter collect only")
  expect([0, 1].map((at) => ownSentences(sent, namedIn, at)[0]?.text)).toEqual([
    "starter collect only",
    "Courier for the refill",
  ])
})

test.each([
  [
    "The small is 20 cm and takes a pot, the large is 42 cm and works for laundry.",
    ["The small is 20 cm and takes a pot", "The large is 42 cm and works for laundry."],
  ],
  [
    "I have two sizes: the small is sea green, and the large has its net.",
    ["The small is sea green", "The large has its net."],
  ],
  ["I have two: the small is green; and the large is blue.", ["The small is green", "The large is blue."]],
  ["The small is green, the odd one has a chip, the large is blue.", ["The small is green", "The large is blue."]],
])("a sentence that tells of each in turn is divided: %s", (text, expected) => {
  const { namedBySubject } = readNames(productsNamed("Small Kiondo Basket", "Large Kiondo Basket"), "")
  const own = [0, 1].map((at) =>
    ownHalf(sizeOf(text), namedBySubject, at)
      ?.map((fact) => fact.text)
      .join(),
  )
  expect(own).toEqual(expected)
})

test("one that tells of one thing, whatever its commas, is not", () => {
  const { namedBySubject } = readNames(productsNamed("Small Kiondo Basket", "Large Kiondo Basket"), "")
  for (const text of ["The small is 20 cm, round and lidded.", "Dyed with onion, so the browns are warm."])
    expect(ownHalf(sizeOf(text), namedBySubject, 0)).toBeNull()
})

test("a part of the delivery that names another product is left out, and its period stays", () => {
  const { namedIn } = readNames(productsNamed("Kick Wheel", "Strip Canoe"), "")
  const sent = sizeOf("Pickup, can bring the canoe as far as Cambridge. Cash only.")
  expect([0, 1].map((at) => ownSentences(sent, namedIn, at)[0]?.text)).toEqual([
    "Pickup. Cash only.",
    "Pickup, can bring the canoe as far as Cambridge. Cash only.",
  ])
})

test.each([
  ["UPS from Hilo, Hawaii: canoe $90, wheel $16.", 0, /^UPS from Hilo, Hawaii: canoe/],
  ["The canoe goes by truck, cash only. Pickup on Sundays.", 0, /^Pickup on Sundays\.$/],
])("a place and a sentence about another one are not cut apart: %s", (text, at, expected) => {
  const { namedIn } = readNames(productsNamed("Kick Wheel", "Strip Canoe"), "")
  expect(ownSentences(sizeOf(text), namedIn, at)[0]?.text).toMatch(expected)
})

test("products whose names differ in a size or a count are not of one size", () => {
  const [thin = named(""), twin = thin, red = thin] = [
    "UV Resin 15 ml",
    "UV Resin Twin Pack",
    "Red UV Resin 15 ml",
  ].map(named)
  expect([isOfOneSize(twin, thin), isOfOneSize(red, thin)]).toEqual([false, true])
})
