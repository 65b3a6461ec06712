import { expect, test } from "vitest"
import { anotherVersion } from "./another-version.ts"

const room = () => ({ max: 80, target: { min: 1, max: 10 } })
const first = {
  productName: "Mug",
  productTitle: "Mug, 12 oz, Wide Handle, Speckled",
  titleTag: "Mug, 12 oz, Speckled | Salt",
  tags: ["mug", "cup", "tea"],
  improvedBodyText: "It is not thick.",
  platformFields: { handle: "mug", subtitle: "Holds 12 oz, stands tall" },
}

test("what came out the same is told otherwise, each version in its own way", () => {
  const second = anotherVersion(first, { first, version: 1, room })
  expect(second).toMatchObject({
    productTitle: "Mug, Wide Handle, Speckled, 12 oz",
    titleTag: "Mug, Speckled, 12 oz | Salt",
    tags: ["mug", "tea", "cup"],
    improvedBodyText: "It isn't thick.",
  })
  expect(anotherVersion(first, { first, version: 2, room }).productTitle).toBe("Mug, Speckled, 12 oz, Wide Handle")
})

test("what is a fact and no wording stays, and so does what is new already", () => {
  const draft = { ...first, productTitle: "Another" }
  const changed = anotherVersion(draft, { first, version: 1, room })
  expect(changed.productTitle).toBe("Another")
  expect(changed.platformFields?.handle).toBe("mug")
})
