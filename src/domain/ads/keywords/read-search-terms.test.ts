import { expect, it } from "vitest"
import { proposeNegatives, readSearchTerms } from "./read-search-terms.ts"

const report = `Search terms report
"November 1, 2026 - November 20, 2026"
Search term\tMatch type\tClicks\tCost\tConversions
plumber salary\tBroad\t3\t$9.10\t0
drain cleaning tucson\tPhrase\t9\t$30.10\t2
drain cleaning machine\tPhrase\t5\t$21.00\t0
taylor swift tickets\tBroad\t1\t$4.40\t0
Total: Search terms\t\t18\t$64.60\t2`
const against = {
  keywords: ["drain cleaning tucson", "drain cleaning near me"],
  negatives: [],
  businessType: "home_services" as const,
}

it("reads Google's report with its heading, its money and its total", () => {
  const rows = readSearchTerms(report)
  expect(rows.map(({ term }) => term)).toEqual([
    "plumber salary",
    "drain cleaning tucson",
    "drain cleaning machine",
    "taylor swift tickets",
  ])
  expect(rows[0]).toEqual({ term: "plumber salary", clicks: 3, costCents: 910, conversions: 0 })
})

it("reads a bare list too", () => {
  expect(readSearchTerms("plumber jobs\nfree plumbing course").map(({ term }) => term)).toEqual([
    "plumber jobs",
    "free plumbing course",
  ])
})

it("proposes terms that cost money and never sell, the most expensive first", () => {
  expect(proposeNegatives(readSearchTerms(report), against).map(({ negative }) => negative)).toEqual([
    "drain cleaning machine",
    "salary",
    "taylor swift tickets",
  ])
})

it("never proposes a term that blocks one of our keywords, is already excluded, or sold", () => {
  const rows = readSearchTerms("Search term,Clicks,Conversions\ndrain cleaning,9,0\ncheap jobs,1,0\nplumber school,2,1")
  expect(proposeNegatives(rows, { ...against, negatives: ["jobs"] })).toEqual([])
})
