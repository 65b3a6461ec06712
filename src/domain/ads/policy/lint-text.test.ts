import { expect, it } from "vitest"
import type { BusinessType } from "../ads-form.ts"
import { type AdText, editorialRules } from "../knowledge/editorial-rules.ts"
import { lintText } from "./lint-text.ts"

/** For each rule, a text that breaks it and a similar one that does not. */
const cases: readonly [rule: string, bad: string, good: string, scope?: AdText, type?: BusinessType][] = [
  ["headline-exclamation", "Call Now!", "Call Now"],
  ["exclamation-count", "Great! Call us!", "Great! Call us.", "description"],
  ["repeated-punctuation", "Wait... what", "Wait. What"],
  ["emoji-symbols", "Best ★ Pizza", "Joe's Pizza® and Grill"],
  ["bullets", "• Fast", "24 hours", "description"],
  ["asterisk", "5* Hotel", "Five-star hotel"],
  ["halfwidth-katakana", "ｶﾀｶﾅ", "カタカナ"],
  ["all-caps-run", "CALL NOW", "HVAC, ASE"],
  ["all-caps-word", "HUGE Selection", "CPR Training"],
  ["intercaps", "FrEeCaLl", "QuickBooks"],
  ["spaced-letters", "F.R.E.E. Quote", "U.S. Made"],
  ["phone-in-text", "Call 520-555-0123", "Since 1998"],
  ["click-here", "Click Here for Pizza", "One Click Away"],
  ["double-space-or-edges", "Fast  Service", "Fast Service"],
  ["missing-space", "Fast,Friendly", "Fast, Friendly"],
  ["word-stutter", "Flowers Flowers", "Flowers and Gifts"],
  ["leet", "4 You", "4 Locations"],
  ["url-or-email", "See www.joes.com", "See Our Menu"],
  ["superlative", "Best Pizza", "Fresh Pizza"],
  ["health-cure-claim", "Cures Back Pain", "Back Pain Care", "headline", "healthcare"],
  ["personal-hardship", "Are You Divorced?", "Divorce Lawyer", "headline", "legal"],
  ["regenerative-therapy", "PRP Facials", "Hydrating Facials", "headline", "beauty"],
  ["rx-drug-term", "Botox Near You", "Facials Near You", "headline", "beauty"],
  ["addiction", "Drug Rehab", "Family Doctor", "headline", "healthcare"],
]

it.each(cases)("%s", (rule, bad, good, scope = "headline", type = "other") => {
  expect(lintText(bad, scope, type).map(({ id }) => id)).toContain(rule)
  expect(lintText(good, scope, type).map(({ id }) => id)).not.toContain(rule)
})

it("has a case for every rule", () => {
  expect(cases.map(([rule]) => rule).toSorted()).toEqual(editorialRules.map(({ id }) => id).toSorted())
})

it("leaves a name's own capitals, and applies medical rules to medicine only", () => {
  expect(lintText("TOAKS Outdoor GEAR", "headline", "retail", ["TOAKS GEAR"])).toEqual([])
  expect(lintText("Smooth as Botox", "headline", "retail")).toEqual([])
})
