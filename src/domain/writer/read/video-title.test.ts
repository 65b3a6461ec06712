import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

test.each([
  [
    "I am an engineer from Pune, and in this video I go through a real electricity bill. I explain fixed charges.",
    "I go through a real electricity bill",
  ],
  [
    "I bought a British Seagull outboard in Maldon, and in this film I get it running.",
    "I bought a British Seagull outboard in Maldon",
  ],
  ["Six sailing knots tied slowly: bowline, cleat hitch, clove hitch.", "Six sailing knots tied slowly"],
])("a video without a title is called by what it shows: %s", (description, title) => {
  expect(makeUnderstood({ description, products: [] }, "youtube").thing.name).toBe(title)
})
