import { expect, test } from "vitest"
import { emptyProduct, emptyValues } from "../form/fields/brief-values.ts"
import { summarize } from "./summarize.ts"

const mug = { name: "Mug", category: "", description: "" }

test.each([
  [emptyValues(), ""],
  [emptyValues("etsy"), "Etsy"],
  [{ ...emptyValues("etsy"), businessName: " Saltmarsh Pottery " }, "Etsy · Saltmarsh Pottery"],
  [
    { ...emptyValues("etsy"), businessName: "Saltmarsh", products: [mug, emptyProduct()] },
    "Etsy · Saltmarsh · 1 product",
  ],
  [{ ...emptyValues("ebay"), products: [mug, mug, mug] }, "eBay · 3 products"],
])("a brief in one line", (values, words) => {
  expect(summarize(values)).toEqual({ platform: values.platform, words })
})
