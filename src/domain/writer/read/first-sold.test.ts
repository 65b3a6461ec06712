import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

test.each([
  ["By bidding you agree to our terms. Crown Lynn white swan vase, 21 cm long.", "Crown Lynn White Swan Vase"],
  ["Ok so these are the best. Swan vase, white.", "Swan Vase"],
  ["Name: Swan vase in white. Handle: none.", "Swan Vase"],
])("the thing is what the seller wants to be found by, and no notice before it: %s", (description, name) => {
  const { thing } = makeUnderstood({ description, products: [], targetKeywords: "crown lynn, swan vase" }, "ebay")
  expect(thing.name).toContain(name)
})

test("without keywords, it is what the first words name", () => {
  const { thing } = makeUnderstood({ description: "Oak bench, 120 cm. Swan vase.", products: [] }, "ebay")
  expect(thing.name).toBe("Oak Bench")
})
