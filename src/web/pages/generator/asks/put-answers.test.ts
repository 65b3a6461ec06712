import { describe, expect, test } from "vitest"
import { emptyProduct, emptyValues } from "../form/fields/brief-values.ts"
import { type Ask, putAnswers, roomFor, targetOf, withAnswer } from "./put-answers.ts"

const size: Ask = { field: "productDescription", question: "What size is it?", label: "Size", about: "" }
const currency: Ask = { field: "priceRange", question: "Which currency is 28 in?", label: "", about: "" }
const story: Ask = { field: "handmadeStory", question: "How do you make it?", label: "", about: "" }

const values = {
  ...emptyValues("etsy"),
  priceRange: "28",
  products: [
    emptyProduct(),
    { name: "Blue Mug", category: "", description: "A blue mug for tea." },
    { name: "Red Mug", category: "", description: "A red mug for tea." },
  ],
}

describe("answers go into the form", () => {
  test("each into its own field, after the existing text, and under its product", () => {
    const next = putAnswers(values, [
      { ask: size, position: 1, text: " 9 cm tall " },
      { ask: currency, position: 0, text: "USD" },
      { ask: story, position: 0, text: "Thrown on the wheel" },
    ])
    expect(next.products.map(({ description }) => description)).toEqual([
      "",
      "A blue mug for tea.",
      "A red mug for tea.\nSize: 9 cm tall",
    ])
    expect(next.priceRange).toBe("28 USD")
    expect(next.handmadeStory).toBe("Thrown on the wheel")
  })

  test("two for one field follow each other", () => {
    const material: Ask = { field: "description", question: "What is it made of?", label: "Material", about: "" }
    const care: Ask = { ...material, label: "Care" }
    const next = putAnswers({ ...values, description: "Mugs." }, [
      { ask: material, position: 0, text: "Stoneware" },
      { ask: care, position: 0, text: "Dishwasher safe" },
    ])
    expect(next.description).toBe("Mugs.\nMaterial: Stoneware\nCare: Dishwasher safe")
  })

  test("a text that was asked for again replaces what was typed, and a fact is added behind it", () => {
    const typed = "lens is clear bubble works, hinge is missing"
    const again: Ask = { field: "description", question: "Where does each point end?", label: "", about: typed }
    const care: Ask = { field: "description", question: "How is it cared for?", label: "Care", about: "" }
    const next = putAnswers({ ...values, description: typed }, [
      { ask: again, position: 0, text: "Lens is clear. Bubble works. Hinge is missing. $1 & $&" },
      { ask: care, position: 0, text: "Wipe dry" },
    ])
    expect(next.description).toBe("Lens is clear. Bubble works. Hinge is missing. $1 & $&\nCare: Wipe dry")
  })

  test("an empty answer changes nothing", () => {
    expect(putAnswers(values, [{ ask: currency, position: 0, text: "  " }])).toEqual(values)
  })

  test("if the product is no longer in the form, into the brief's description", () => {
    expect(putAnswers(values, [{ ask: size, position: 5, text: "9 cm" }]).description).toBe("Size: 9 cm")
  })

  test("an unknown field is left alone", () => {
    expect(targetOf(values, { ask: { ...size, field: "__proto__" }, position: 0 })).toBeNull()
  })
})

test.each([
  ["28", "$28", "$28"],
  ["28", "US dollars", "28 US dollars"],
  ["", "$28", "$28"],
])("to %j the answer %j makes %j", (before, text, after) => {
  expect(withAnswer(before, { ask: currency, text }, { ...priceField })).toBe(after)
})

test("a label that was typed is not added twice", () => {
  const field = { ...priceField, key: "description", kind: "text" } as const
  expect(withAnswer("Mug.", { ask: size, text: "Size: 9 cm" }, field)).toBe("Mug.\nSize: 9 cm")
})

test("the room is the field's limit minus its text", () => {
  expect(roomFor("28", currency, priceField)).toBe(300 - 3)
  expect(roomFor("", currency, priceField)).toBe(300)
  expect(roomFor("lens is clear", { ...currency, about: "lens is clear" }, priceField)).toBe(300)
  expect(roomFor("Mug.", size, { ...priceField, key: "description", kind: "text" })).toBe(5000 - 5 - 6)
})

const priceField = {
  ...{ key: "priceRange", label: "Price range", help: "", example: "$34", isRequired: false },
  kind: "line",
} as const
