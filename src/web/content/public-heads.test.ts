import { describe, expect, it, test } from "vitest"
import { makeBrief } from "../../../test/writing-task.ts"
import { brand } from "../../domain/brand.ts"
import { website } from "../../domain/platforms/website.ts"
import type { Listing } from "../../domain/seo/listing.ts"
import { violations } from "../../domain/seo/violations.ts"
import { routes } from "../routes.ts"
import { publicHeads } from "./public-heads.ts"

const blank: Listing = {
  ...{ productName: "", productTitle: "", titleTag: "", metaDescription: "", improvedBodyText: "" },
  ...{ keywords: [], bulletPoints: [], tags: [], searchTerms: [], platformFields: {} },
}

const titleOf = (path: string) => `${routes.find((route) => route.path === path)?.title} | ${brand.name}`

/** Our own rule book for a head, like any website's. */
function faultsOf(titleTag: string, metaDescription: string) {
  const listing = { ...blank, titleTag, metaDescription }
  return violations(listing, website, makeBrief({ competitors: "" }))
    .filter(({ slot }) => slot === "titleTag" || slot === "metaDescription")
    .map(({ slot, message }) => `${slot}: ${message}`)
}

describe("the head of a page for search engines", () => {
  const indexed = Object.entries(publicHeads).filter(([, head]) => head.isIndexed)

  test.each(indexed)("%s follows the rules that we sell", (path, { description }) => {
    expect(faultsOf(titleOf(path), description)).toEqual([])
  })

  it("differs on every page", () => {
    expect(new Set(indexed.map(([path]) => titleOf(path))).size).toBe(indexed.length)
    expect(new Set(indexed.map(([, { description }]) => description)).size).toBe(indexed.length)
  })

  it("would fail with a text that breaks them", () => {
    expect(faultsOf("A".repeat(61), "B".repeat(159))).not.toEqual([])
  })
})
