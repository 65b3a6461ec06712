import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { listed } from "./wording.ts"

test("two counted things after a third are one list, and a pair within a phrase stays one", () => {
  expect(listed(["the first moves", "three replies and two traps"])).toBe(
    "the first moves, three replies and two traps",
  )
  expect(listed(["a mug", "salt and pepper mills"])).toBe("a mug and salt and pepper mills")
})

test.each([
  ["comfortable fit and tiled kaleidoscope patterns", "a comfortable fit and tiled kaleidoscope patterns"],
  ["soft lining and deep pockets", "soft lining and deep pockets"],
  ["wide brim and long ties", "a wide brim and long ties"],
  ["soft cotton and padded straps", "soft cotton and padded straps"],
  ["light blue and white stripes", "light blue and white stripes"],
  ["wide handle", "a wide handle"],
  ["20 litre volume", "a 20 litre volume"],
  ["20 oz steel", "20 oz steel"],
  ["riveted steel handle and flared sides", "a riveted steel handle and flared sides"],
  ["padded hip belt and load straps", "a padded hip belt and load straps"],
  ["recycled paper and soy inks", "recycled paper and soy inks"],
])("%j stands in a sentence as %j", (phrase, said) => {
  expect(tellerOf({}).wording.noun(phrase)).toBe(said)
})
