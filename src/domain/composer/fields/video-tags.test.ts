import { expect, test } from "vitest"
import { tagsWithin } from "./video-tags.ts"

test("a comma counts as one and the quotes round a space as two", () => {
  expect(tagsWithin(["abc", "de"], 6)).toEqual(["abc", "de"])
  expect(tagsWithin(["abc", "d e"], 8)).toEqual(["abc"])
  expect(tagsWithin(["abc", "d e"], 9)).toEqual(["abc", "d e"])
})

test("a tag that is too long leaves room for the next", () => {
  expect(tagsWithin(["abc", "much too long", "de"], 6)).toEqual(["abc", "de"])
})
