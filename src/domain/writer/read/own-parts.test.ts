import { expect, test } from "vitest"
import { factOfField } from "../../../../test/fact-of-field.ts"
import { productsNamed } from "../../../../test/told-of-products.ts"
import { readNames } from "./naming.ts"
import { ownHalf, ownSentences, ownSize } from "./own-parts.ts"

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
