import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findDanglingEnds } from "./title-ends.ts"

test.each<[string, boolean]>([
  ["Speckled Mug with", true],
  ["Speckled Mug,", true],
  ["Speckled Mug |", true],
  ["Speckled Mug -", true],
  ["Speckled Mug and the", true],
  ["Speckled Mug", false],
  ["Speckled Mug, Handmade in Rye", false],
  ["Iron-On", false],
  ["Photos to Carry On", false],
  ["A Sticker that Can Be Written On", false],
  ["A Sticker for", true],
])("%j is incomplete: %s", (productTitle, isDangling) => {
  const one = makeWritten({
    form: { videoTitle: "Photos to carry on", description: "Can be written on. A sticker for fridges" },
    listing: { productTitle },
  })
  expect(findDanglingEnds(one)).toHaveLength(isDangling ? 1 : 0)
})
