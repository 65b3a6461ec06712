import { expect, test } from "vitest"
import { hasEach, toldOfProducts } from "../../../../test/told-of-products.ts"
import { readWordsOfOthers } from "./words-of-others.ts"

const products = [
  { name: "Filter Coffee Maker", category: "", description: "Steel filter, no handle, wet or dry." },
  { name: "Tumbler Set of 2", category: "", description: "Two tumblers with handle." },
]
const isOfOthers = (place: number) => readWordsOfOthers([], { products, industry: "" }, place)

test.each([
  ["Every filter is tested", [false, true]],
  ["Comes in a set", [false, false]],
  ["The handle stays cool", [true, false]],
  ["Posted on Mondays", [false, false]],
])("%s: a thing that only another has", (text, expected) => {
  expect([0, 1].map((place) => isOfOthers(place)(text))).toEqual(expected)
})

test("a thing that only another product has is not told of this one", () => {
  const [pen, ink] = toldOfProducts({
    description: "The pen has a spiral nib. Everything is packed by hand.",
    uniqueSellingProposition: "Nib ground by hand, so it does not scratch",
    products: [
      { name: "Glass Dip Pen", category: "Pens", description: "Clear or amber." },
      { name: "Shimmer Ink Set of 6", category: "Ink", description: "Six bottles." },
    ],
  })
  expect(hasEach(pen, /ground by hand/, /packed/)).toEqual([true, true])
  expect(hasEach(ink, /ground by hand/, /packed/)).toEqual([false, true])
})

test("what was done to one thing is not told of another, and what the seller offers is", () => {
  const [, bulbs] = toldOfProducts({
    description:
      "This microscope came from a college. I cleaned the optics. We sell parts of every make. It has two objectives and clean optics.",
    products: [
      { name: "Lab Microscope", category: "Microscopes", description: "Tested." },
      { name: "Halogen Bulbs, Pack of 2", category: "Parts", description: "New, G4 base." },
    ],
  })
  expect(hasEach(bulbs, /cleaned/, /every make/)).toEqual([false, true])
})

test("spare fans are no hooks, in haste too", () => {
  const [box, hooks] = toldOfProducts({
    description: "Biltong box for at home. 40w globe at the bottom + pc fan on top. also selling the hooks",
    uniqueSellingProposition: "I build every one myself, spare fans always in stock",
    products: [
      { name: "Biltong Box 4kg", category: "", description: "" },
      { name: "Steel hooks pack of 25", category: "", description: "10cm" },
    ],
  })
  expect([box, hooks].map((each) => /spare fans/.test(each ?? ""))).toEqual([true, false])
})
