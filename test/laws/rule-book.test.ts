import { expect, test } from "vitest"
import { etsy } from "../../src/domain/platforms/etsy.ts"
import type { Platform } from "../../src/domain/platforms/platform.ts"
import type { Rule } from "../../src/domain/rule-book/rule.ts"
import type { Slot } from "../../src/domain/rule-book/slot.ts"
import { faultsOfRuleBook } from "./rule-book.ts"

const firstSlot = (change: (slot: Slot) => Slot): Platform => ({
  ...etsy,
  slots: etsy.slots.map((slot, at) => (at === 0 ? change(slot) : slot)),
})
const firstRule = (change: (rule: Rule) => Rule): Platform =>
  firstSlot((slot) => ({ ...slot, rules: slot.rules.map((rule, at) => (at === 0 ? change(rule) : rule)) }))
const firstField = (change: object): Platform => ({
  ...etsy,
  fields: etsy.fields.map((field, at) => (at === 0 ? { ...field, ...change } : field)),
})
const withPattern = (source: string, flags: string): Platform =>
  firstRule((rule) => ({ ...rule, limit: { check: "shape", pattern: { source, flags }, what: "odd" } }))

test("a platform of the house has no fault", () => {
  expect(faultsOfRuleBook([etsy])).toEqual([])
})

test.each<[string, readonly Platform[], string]>([
  ["a place that is missing", [{ ...etsy, slots: etsy.slots.slice(1) }], "there is no productTitle"],
  ["a place twice", [{ ...etsy, slots: [...etsy.slots, ...etsy.slots.slice(0, 1)] }], "productTitle is there twice"],
  ["a list for a text", [firstSlot((slot) => ({ ...slot, kind: "list" }))], "of the wrong kind"],
  ["an aim past the end", [firstSlot((slot) => ({ ...slot, target: { min: 1, max: 141 } }))], "aims past its end"],
  [
    "a rule twice",
    [firstSlot((slot) => ({ ...slot, rules: [...slot.rules, ...slot.rules.slice(0, 1)] }))],
    "has E1 twice",
  ],
  ["no source", [firstRule((rule) => ({ ...rule, source: { ...rule.source, name: " " } }))], "names no source"],
  ["no day", [firstRule((rule) => ({ ...rule, source: { ...rule.source, readOn: "2026" } }))], "when it was read"],
  ["an unconfirmed law", [firstRule((rule) => ({ ...rule, confidence: "unconfirmed" }))], "nobody confirmed"],
  ["no sentence", [firstRule((rule) => ({ ...rule, says: "too long" }))], "does not say a sentence"],
  ["one id for two rules", [firstRule((rule) => ({ ...rule, id: "E6a" }))], "E6a means two different rules"],
  [
    "limits the wrong way round",
    [firstRule((rule) => ({ ...rule, limit: { check: "count", min: 2, max: 1 } }))],
    "wrong way",
  ],
  ["a pattern that is none", [withPattern("(", "u")], "a pattern that is none"],
  ["a pattern that remembers", [withPattern("a", "g")], "flag g or y"],
  ["a rule of two platforms", [etsy, { ...etsy, id: "other" }], '"E1" is a rule of two platforms'],
  ["a field twice", [{ ...etsy, fields: [...etsy.fields, ...etsy.fields.slice(0, 1)] }], "asks twice for etsyShopName"],
  ["a field without help", [firstField({ help: "" })], "no label, help or example"],
  ["a select without options", [firstField({ kind: "select" })], "etsyShopName has options and is no select"],
  ["a field that no brief has", [firstField({ key: "etsyShopColour" })], "a brief has no etsyShopColour"],
  ["a seller who need not be named", [firstField({ isRequired: false })], "names the seller and is not required"],
])("%s is a fault", (_, platforms, fault) => {
  expect(faultsOfRuleBook(platforms).join("\n")).toContain(fault)
})
