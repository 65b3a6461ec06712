import { expect, test } from "vitest"
import { isForList } from "./for-list.ts"

test.each([
  ["Repairs and resprays for cars, vans and boats across Kent", true],
  ["Massage for legs, back or shoulders in 30 minutes", true],
  ["Classes for beginners, two tasters, and a summer camp", false],
  ["Lessons from £20 for adults, children or pairs", false],
])("%j is one thing: %j", (text, wanted) => {
  expect(isForList(text)).toBe(wanted)
})
