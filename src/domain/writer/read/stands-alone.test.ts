import { expect, test } from "vitest"
import { isBound, standsAlone } from "./stands-alone.ts"

test.each([
  "the ones with a lap board",
  "ones you can wash",
  "beads last longer",
  "the rainbow ones are ok",
  "or carrot",
  "rest good",
  "3 are bent",
  "you will need a new one",
  "about 30 got a corner off",
])("%s: refers to something before it", (text) => {
  expect(standsAlone(text)).toBe(false)
})

test.each([
  "just add water",
  "30 tiles in a box",
  "one wheel squeaks",
  "one size fits most dogs",
  "lasts longer than the plastic kind",
  "built it 2 years ago from pine",
])("%s: does not", (text) => {
  expect(standsAlone(text)).toBe(true)
})

test("of a sentence about this one, nobody knows which without the one before it", () => {
  expect(isBound("This one covers a two-metre gap")).toBe(true)
  expect(isBound("One man covers a two-metre gap")).toBe(false)
})
