import { expect, test } from "vitest"
import { emptyValues } from "./fields/brief-values.ts"
import { formFieldsOf } from "./fields/form-fields.ts"
import { fieldIdOf, messageAt, pathOf, pathsOf, placesOf, problemsOf } from "./form-problems.ts"

const mug = { name: "Mug", category: "", description: "" }
const blank = { name: "", category: "", description: "" }
const values = {
  ...emptyValues("etsy"),
  products: [blank, mug, blank, mug],
  bodyTextSections: [
    { id: "a", content: " " },
    { id: "b", content: "Welcome" },
  ],
}
const { required, own, general } = formFieldsOf("etsy")
const places = { shown: required.map(({ key }) => key), folded: [...own, ...general].map(({ key }) => key) }

test("the form library's messages are found by their path", () => {
  const errors = { businessName: { message: "A" }, products: [undefined, { name: { message: "B" } }] }
  expect(messageAt(errors, "businessName")).toBe("A")
  expect(messageAt(errors, "products.1.name")).toBe("B")
  expect(messageAt(errors, "products.0.name")).toBeUndefined()
  expect(messageAt({ products: { root: { message: "C" } } }, "products")).toBe("C")
  expect(messageAt({}, "industry")).toBeUndefined()
})

test("problems are listed from the top of the form to its end, with their product or text", () => {
  const errors = {
    priceRange: { message: "Price range may have at most 300 characters" },
    channelName: { message: "Channel name is required" },
    products: [undefined, { name: { message: "Product name is required" } }],
    bodyTextSections: [
      { content: { message: "Body Text Content may have at most 5000 characters" } },
      { content: { message: "Body Text Content may have at most 5000 characters" } },
    ],
    description: { message: "Description is required" },
    etsyShopName: { message: "Etsy shop name is required" },
  }
  expect(problemsOf(errors, pathsOf(values, places))).toEqual([
    { fieldId: "brief-etsyShopName", message: "Etsy shop name is required" },
    { fieldId: "brief-description", message: "Description is required" },
    { fieldId: "brief-bodyTextSections-0-content", message: "Body Text Content may have at most 5000 characters" },
    { fieldId: "brief-bodyTextSections-1-content", message: "Body Text Content 2 may have at most 5000 characters" },
    { fieldId: "brief-products-1-name", message: "Product 2: Product name is required" },
    { fieldId: "brief-priceRange", message: "Price range may have at most 300 characters" },
    { fieldId: "brief-channelName", message: "Channel name is required" },
  ])
})

test.each([
  [["businessName", "products.0.name"], { isFolded: false, isFurther: false }],
  [["priceRange"], { isFolded: true, isFurther: false }],
  [["tone"], { isFolded: true, isFurther: false }],
  [["channelName"], { isFolded: false, isFurther: true }],
])("%j opens %j", (paths, opened) => {
  expect(placesOf(paths.map(fieldIdOf), places)).toEqual(opened)
})

test.each([
  ["businessName", "businessName"],
  ["tone", "tone"],
  ["products", "products"],
  // Blank rows were not sent.
  ["products.0.name", "products.1.name"],
  ["products.1.description", "products.3.description"],
  ["products.2.name", null],
  ["products.0.price", null],
  ["bodyTextSections.0.content", "bodyTextSections.1.content"],
  ["bodyTextSections.1.content", null],
  ["nothing", null],
])("a server error about %s leads to %s", (path, expected) => {
  expect(pathOf({ path, message: "no" }, values)).toBe(expected)
})
