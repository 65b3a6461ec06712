import type { ProductResult } from "../src/contract/seo/listing.ts"

/** A product for tests: empty except for the given fields. */
export const makeProduct = (given: Partial<ProductResult>): ProductResult => ({
  id: "one",
  productName: "Shelf",
  productTitle: "",
  titleTag: "",
  metaDescription: "",
  keywords: [],
  bulletPoints: [],
  tags: [],
  searchTerms: [],
  improvedBodyText: "",
  platformFields: {},
  seoScore: 0,
  recommendations: [],
  checks: [],
  unsupportedClaims: [],
  changes: [],
  writer: { kind: "built-in", name: "Built-in writer" },
  notes: { asks: [], leftOut: [] },
  ...given,
})
