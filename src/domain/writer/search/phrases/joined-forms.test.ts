import { expect, test } from "vitest"
import { calledOf, joinForms } from "./joined-forms.ts"

const cushion = {
  modifiers: [],
  core: "cushion",
  head: "cushion",
  full: "cushion",
  isThing: true,
  attributes: [],
}

test.each([
  ["45 x 45 cm", "45 x 45 cm cushion"],
  ["wool cushion", "wool cushion"],
])("no word is typed twice, but both sides of a square are: %s", (text, phrase) => {
  expect(joinForms(text, cushion)).toEqual([phrase])
})

test("a material is no name for the thing", () => {
  expect(joinForms("cast iron", { ...cushion, core: "iron", head: "iron", full: "iron" })).toEqual([])
})

const wax = { ...cushion, core: "wax melts", head: "melts", full: "wax melts" }

test.each([
  ["soy wax", "wax melts", ["soy wax melts"]],
  ["auger shear", "snowblower shear pins", []],
  ["cane reed", "smallpipe reed blanks", []],
  ["spangled lace", "lace bobbins", ["spangled lace bobbins"]],
  ["felt", "wax melts", ["felt wax melts"]],
])("a shared word joins %s to %s where it ends the one and begins the other", (text, full, forms) => {
  const found = joinForms(text, { ...wax, core: full, head: full.split(" ").at(-1) ?? "", full })
  expect([...new Set(found)]).toEqual(forms)
})

test.each([
  ["receiver", [{ text: "racal ra17", kind: "name" }], "racal ra17 receiver"],
  ["pipes", [{ text: "steel", kind: "material" }], "steel pipes"],
  ["parts", [{ text: "replacement", kind: "name" }], ""],
  ["cushion", [{ text: "round", kind: "style" }], "cushion"],
  ["stockwhip", [], "stockwhip"],
] as const)("a noun that may be anything is said with what makes it one: %s", (head, modifiers, called) => {
  expect(calledOf({ ...cushion, core: head, head, full: head, modifiers })).toBe(called)
})

test("a set has the thing, and a mobility scooter is no scooter", () => {
  const spinner = { ...cushion, core: "bead spinner set", head: "set", full: "bead spinner set" }
  const scooter = { ...cushion, core: "mobility scooter", head: "scooter", full: "mobility scooter" }
  expect(joinForms("usb", spinner)).toContain("usb bead spinner")
  expect(joinForms("used", scooter)).toEqual(["used mobility scooter"])
})

test("a slow combustion cooker is no slow cooker", () => {
  const cooker = { ...cushion, core: "combustion cooker", head: "cooker", full: "combustion cooker" }
  expect(joinForms("slow", cooker)).toEqual(["slow combustion cooker"])
})
