import fc from "fast-check"
import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { buildOfferTitle } from "./offer-title.ts"
import { readOffer } from "./read-offer.ts"

const titleOf = (description: string, name: string, maxChars: number, extra: readonly string[] = []) => {
  const products = name === "" ? [] : [{ name, category: "", description: "" }]
  const { u, wording } = tellerOf({ description, products }, "ebay")
  return buildOfferTitle(u, readOffer(u, wording), maxChars, extra)
}

test.each([
  ["Left headlight for 2014-2016 Mazda 3, halogen.", "", "Left Headlight for 2014-2016 Mazda 3, Halogen"],
  [
    "Technics SL-D2 direct drive turntable. No cartridge.",
    "Technics SL-D2 Turntable",
    "Technics SL-D2 Direct Drive Turntable, No Cartridge",
  ],
  [
    "Dell Latitude 7490 laptop, Core i5-8350U.",
    "Dell Latitude 7490 Laptop",
    "Dell Latitude 7490 Laptop, Core i5-8350U",
  ],
])("%j of %j", (description, name, wanted) => {
  expect(titleOf(description, name, 80)).toBe(wanted)
})

test("the state stands last, where there is room", () => {
  expect(titleOf("Oak table, boxed.", "Oak Table", 80, ["used"])).toBe("Oak Table, Boxed, Used")
})

test("never longer than there is room for", () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 120 }), (maxChars) => {
      const title = titleOf(
        "Oak table, 210 cm wide, boxed, walnut legs, light seals replaced in 2026.",
        "Oak Table",
        maxChars,
      )
      expect(title.length).toBeLessThanOrEqual(maxChars)
    }),
  )
})
