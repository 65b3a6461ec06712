import { expect, it } from "vitest"
import { amazon } from "../platforms/amazon.ts"
import { etsy } from "../platforms/etsy.ts"
import { followCopies } from "./follow-copies.ts"
import type { Listing } from "./listing.ts"

const listing = (body: string, copy: string): Listing => ({
  ...{ productName: "Mug", productTitle: "Mug", titleTag: "Mug", metaDescription: "", improvedBodyText: body },
  ...{ keywords: [], bulletPoints: [], tags: [], searchTerms: [], platformFields: { description: copy } },
})

it.each([
  ["follows what it repeats", amazon, listing("New", "Old"), "New"],
  ["stays where nothing was changed", amazon, listing("Old", "Old"), "Old"],
  ["that was changed itself stays as it is", amazon, listing("New", "Own"), "Own"],
  ["is none on a platform that has no such place", etsy, listing("New", "Old"), "Old"],
])("a copy %s", (_, platform, after, expected) => {
  expect(followCopies(listing("Old", "Old"), after, platform).platformFields.description).toBe(expected)
})
