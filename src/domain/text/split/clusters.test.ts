import { expect, test } from "vitest"
import { borderBefore, isInsideCluster } from "./clusters.ts"

test.each<[text: string, borders: readonly number[]]>([
  ["ab", [0, 1, 2]],
  ["🐎a", [0, 2, 3]],
  ["e\u0301a", [0, 2, 3]],
  ["👍🏽!", [0, 4, 5]],
  ["👩‍👧", [0, 5]],
  ["🇩🇰🇸🇪", [0, 4, 8]],
  ["\r\n", [0, 2]],
  ["❤️", [0, 2]],
])("%j may be cut at %j", (text, borders) => {
  const found = Array.from({ length: text.length + 1 }, (_, index) => index).filter(
    (index) => !isInsideCluster(text, index),
  )
  expect(found).toEqual(borders)
})

test("the border before is never past the index or the end", () => {
  expect(borderBefore("🐎🐎", 3)).toBe(2)
  expect(borderBefore("🐎🐎", 9)).toBe(4)
})
