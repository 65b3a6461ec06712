import fc from "fast-check"
import { expect, test } from "vitest"
import { withoutRepeats, withoutStutter } from "./repeats.ts"

test.each([
  ["slate, granite, marble, slate", "slate, granite, marble"],
  ["6 discs, 6 discs stainless steel", "6 discs stainless steel"],
  ["Headstone cleaning / re-lettering / cleaning", "Headstone cleaning / re-lettering"],
  ["Android 5+, 5+", "Android 5+"],
  ["Pick up pick up", "Pick up"],
  ["ribbons ribbons", "ribbons"],
  ["Used used", "Used"],
  ["firewood firewood firewood", "firewood"],
  ["Oak, elm. Oak is heavy, elm bends.", "Oak, elm. Oak is heavy, elm bends."],
  ["led strip, led strip lights", "led strip, led strip lights"],
  ["no ads, no account", "no ads, no account"],
])("of what a row says twice, the fullest stays: %s", (typed, expected) => {
  expect(withoutRepeats(typed)).toBe(expected)
})

test("done twice, it changes nothing more, and it adds nothing", () => {
  const item = fc.constantFrom("oak", "6 oak", "6 oak legs", "elm", "red elm")
  fc.assert(
    fc.property(fc.array(item), fc.constantFrom(", ", " / "), (items, separator) => {
      const once = withoutRepeats(items.join(separator))
      expect(withoutRepeats(once)).toBe(once)
      expect(items).toEqual(expect.arrayContaining(once === "" ? [] : once.split(separator)))
    }),
  )
})

test.each([
  ["Step Drill Bit step drill bits step drill set 3pc", "step drill set 3pc"],
  ["knee sleeve knee sleeves black", "knee sleeves black"],
  ["oak step stool oak step seat", "oak step stool oak step seat"],
  ["step drill set, step drill bits", "step drill set, step drill bits"],
])("a name that begins again and again is told once: %s", (typed, expected) => {
  expect(withoutStutter(typed, new Set(["drill", "bit"]))).toBe(expected)
})
