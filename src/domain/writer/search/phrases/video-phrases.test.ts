import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { videoPhrases } from "./video-phrases.ts"

test.each([
  ["How to change front brake pads on a Honda Civic", ["how to change front brake pads", "front brake pads"]],
  ["How I tiled my bathroom", ["tiled bathroom"]],
  ["How I made a rocket stove out of old bricks", ["rocket stove"]],
])("viewers of %j type what it shows", (description, phrases) => {
  const found = videoPhrases(makeUnderstood({ businessName: "Dan", description, products: [] }, "youtube"))
  expect(phrases.filter((phrase) => !found.includes(phrase))).toEqual([])
  expect(found).not.toContain("made rocket stove")
})

test("the place where something is done is not what it shows", () => {
  const description = "Growing ginger on an Irish windowsill"
  const found = videoPhrases(makeUnderstood({ businessName: "Dan", description, products: [] }, "youtube"))
  expect(found).not.toContain("irish windowsill")
})
