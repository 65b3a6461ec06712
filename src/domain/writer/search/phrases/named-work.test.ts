import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { searchPhrases } from "./phrases.ts"

const found = (given: Partial<Brief>): string[] =>
  searchPhrases(makeUnderstood(given, "website")).flatMap(({ forms }) => forms)

test("what ends in its work is looked for", () => {
  const products = [{ name: "Pre-purchase septic inspection", category: "", description: "" }]
  const phrases = found({ description: "Work in Cork.", industry: "Home services", location: "Cork", products })
  expect(phrases).toContain("pre-purchase septic inspection cork")
})

test.each([
  ["Yearly polish", "", ["yearly polish", "yearly polish cork"]],
  ["Backup 5", "", ["backup 5", "backup 5 cork"]],
  ["Slush Machine", "Hire", ["slush machine cork"]],
])("nobody looks for a name that only the seller has for a service: %s", (name, category, wrong) => {
  const products = [
    { name, category, description: "" },
    { name: "Stairlift Removal", category: "", description: "" },
  ]
  const given = { description: "Work in Cork.", industry: "Home services", location: "Cork", products }
  const [phrases, other] = [found(given), found({ ...given, products: products.toReversed() })]
  expect(phrases.filter((phrase) => wrong.includes(phrase))).toEqual([])
  expect(other).toContain("stairlift removal cork")
  expect(phrases.includes("slush machine hire cork")).toBe(category === "Hire")
})
