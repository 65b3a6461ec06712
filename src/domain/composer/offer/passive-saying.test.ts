import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readFragment } from "../understand/fragment.ts"
import { passiveSaying } from "./passive-saying.ts"

const { wording } = tellerOf({}, "ebay")

test.each([
  ["light seals replaced in 2026", "the light seals were replaced in 2026"],
  ["battery included", "the battery is included"],
  ["my grandmother repaired these in Ohio", "my grandmother repaired these in Ohio"],
  ["sample stitched on this machine goes in the box", "the sample stitched on this machine goes in the box"],
  ["chairs not included", "the chairs are not included"],
  ["decals worn at the edge", "the decals are worn at the edge"],
])("%j is %j", (given, wanted) => {
  expect(passiveSaying(readFragment(given), wording)).toBe(wanted)
})
