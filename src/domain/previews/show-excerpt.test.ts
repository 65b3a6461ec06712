import { expect, test } from "vitest"
import type { Listing } from "../seo/listing.ts"
import { ebayPreview } from "./ebay.ts"
import { facebookmarketplacePreview } from "./facebookmarketplace.ts"
import { showExcerpt } from "./show-excerpt.ts"

const table: Listing = {
  productName: "Oak table",
  productTitle: "Oak table",
  titleTag: "",
  metaDescription: "",
  keywords: [],
  bulletPoints: [],
  tags: [],
  searchTerms: [],
  improvedBodyText: "It seats six.",
  platformFields: { firstLines: "A solid oak table.", mobileSummary: "A table." },
}

test("a place's text comes after the text that the page puts before it", () => {
  const { description } = facebookmarketplacePreview
  expect(showExcerpt(description, table, "phone")?.text).toBe("A solid oak table.\n\nIt seats six.")
})

test("a beginning that is already there is not repeated", () => {
  const { description } = facebookmarketplacePreview
  const whole = { ...table, improvedBodyText: "A solid oak table. It seats six." }
  expect(showExcerpt(description, whole, "desktop")?.text).toBe("A solid oak table. It seats six.")
  expect(showExcerpt(description, { ...table, platformFields: {} }, "desktop")?.text).toBe("It seats six.")
})

test("a text that a screen does not show is null", () => {
  expect(showExcerpt(ebayPreview.summary, table, "phone")?.text).toBe("A table.")
  expect(showExcerpt(ebayPreview.summary, table, "desktop")).toBeNull()
})
