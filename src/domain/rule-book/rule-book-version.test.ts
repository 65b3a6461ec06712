import { expect, it } from "vitest"
import { etsy } from "../platforms/etsy.ts"
import { platforms } from "../platforms/index.ts"
import type { Rule } from "./rule.ts"
import { ruleBookVersion } from "./rule-book-version.ts"

const changed = (change: (rule: Rule) => Rule) => ({
  slots: etsy.slots.map((slot) => ({ ...slot, rules: slot.rules.map(change) })),
})
const version = ruleBookVersion(etsy)

it("has a date and a hash of what decides, and differs for each platform", () => {
  expect(version).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}$/)
  expect(new Set(platforms.map(ruleBookVersion)).size).toBe(platforms.length)
})

it("changes when a limit moves, a rule is added, removed or made hard, or a place becomes required", () => {
  const others = [
    changed((rule) => (rule.limit.check === "length" ? { ...rule, limit: { ...rule.limit, max: 7 } } : rule)),
    changed((rule) => ({ ...rule, kind: "hard" })),
    changed((rule) => ({ ...rule, kind: "advice" })),
    { slots: etsy.slots.slice(1) },
    { slots: etsy.slots.map((slot) => ({ ...slot, isRequired: !slot.isRequired })) },
  ].map(ruleBookVersion)
  expect(new Set([version, ...others]).size).toBe(others.length + 1)
})

it("stays the same if only advice or words change", () => {
  expect(ruleBookVersion(changed((rule) => ({ ...rule, says: "In other words." })))).toBe(version)
  const advice = changed((rule) => (rule.kind === "advice" ? { ...rule, limit: { check: "unique" } } : rule))
  expect(ruleBookVersion(advice)).toBe(version)
})
