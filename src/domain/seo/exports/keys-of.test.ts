import fc from "fast-check"
import { expect, test } from "vitest"
import { keysOf } from "./keys-of.ts"

test("products with the same name have different keys", () => {
  expect(keysOf(["Wool Blanket", "Wool blanket!", "Rug", "Wool Blanket 2"], 60)).toEqual([
    "wool-blanket",
    "wool-blanket-3",
    "rug",
    "wool-blanket-2",
  ])
})

test("names without plain letters have different keys, the same in every file", () => {
  const [dish, cup, again] = keysOf(["皿", "茶碗", "皿"], 60)
  expect(dish).toMatch(/^item-[a-z0-9]+$/)
  expect(cup).not.toBe(dish)
  expect(again).toBe(`${dish}-2`)
  expect(keysOf(["皿"], 60)).toEqual([dish])
})

test("keys are unique, short enough and plain, whatever the names", () => {
  const name = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("皿", "Mug", "mug-2", "Mug 2", "", "-"))
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), fc.integer({ min: 12, max: 60 }), (names, maxChars) => {
      const keys = keysOf(names, maxChars)
      expect(new Set(keys).size).toBe(names.length)
      for (const key of keys) {
        expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(key.length).toBeLessThanOrEqual(maxChars)
      }
    }),
  )
})
