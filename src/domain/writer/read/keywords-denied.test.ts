import { expect, test } from "vitest"
import { fillBlanks } from "../../seo/brief.ts"
import { isOfDeniedMaterial, isOfOtherMaker } from "./keywords-denied.ts"

test("a material that the description denies is no keyword", () => {
  const brief = fillBlanks({ description: "Bonnet of polyester satin, NOT silk. Lined, no cotton inside. Satin ties." })
  expect(isOfDeniedMaterial("silk bonnet", brief)).toBe(true)
  expect(isOfDeniedMaterial("satin bonnet", brief)).toBe(false)
  const mixed = fillBlanks({ description: "Leather strap, not plastic. The buckle is plastic." })
  expect(isOfDeniedMaterial("plastic buckle", mixed)).toBe(false)
})

test("a maker that nothing else mentions is no keyword", () => {
  const brief = fillBlanks({ description: "Ariens snowblower with a Briggs engine, fits the 35 tractor, from Punjab" })
  expect(isOfOtherMaker("honda snowblower", brief)).toBe(true)
  expect(isOfOtherMaker("briggs engine", brief)).toBe(false)
  expect(isOfOtherMaker("ferguson 35 snowblower", brief)).toBe(false)
  expect(isOfOtherMaker("punjabi snowblower", brief)).toBe(false)
})
