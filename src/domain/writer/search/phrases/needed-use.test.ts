import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { searchPhrases } from "./phrases.ts"

const phrases = (description: string, platformId = "shopify"): string[] =>
  searchPhrases(makeUnderstood({ description, products: [], targetKeywords: "" }, platformId)).flatMap(
    ({ forms }) => forms,
  )

test.each([
  ["Slate roof tiles for 1:12 dolls houses, bag of 200", "dolls house roof tiles", "slate roof tiles"],
  ["Waxed canvas roll for 6 tin whistles, made in Galway", "tin whistle roll", "waxed canvas roll"],
  ["Oak rack for 12 fly rods, wall mounted", "fly rod rack", "oak rack"],
  ["Upright chest for smoking fish and meat.", "upright chest for smoking fish", "upright chest"],
  ["A cast brass mould with a lid for kuih bahulu, 24 cm across", "kuih bahulu mould", "cast brass mould"],
  ["Cable jumper for 18 inch dolls, hand-knitted", "doll jumper", "cable jumper"],
  ["Oak wader drying pegs, wall mounted", "oak wader drying pegs", "wooden drying pegs"],
  ["Refurbished weaving shuttles from closed mills", "refurbished weaving shuttles", "refurbished shuttles"],
])("%j is found by %j and not by %j", (description, whole, half) => {
  const found = phrases(description)
  expect(found).toContain(whole)
  expect(found).not.toContain(half)
})

test.each([
  ["Cane drone reeds for Highland pipes", "cane drone reeds"],
  ["Epoxy ding repair kits for surfboards", "epoxy ding repair kits"],
  ["Leather dog collars for greyhounds", "leather dog collars"],
])("%j says enough by %j", (description, phrase) => {
  expect(phrases(description)).toContain(phrase)
})
