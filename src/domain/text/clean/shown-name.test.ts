import { expect, test } from "vitest"
import { shownName } from "./shown-name.ts"

test.each([
  ["Stoneware Mug", "Stoneware Mug"],
  ["JOES   PLUMBING", "JOES PLUMBING"],
  ["SAGUARO PEST 🦂🦂", "SAGUARO PEST"],
  ["<b>Mug</b> &amp; Lid", "Mug & Lid"],
  ["🔥", "🔥"],
])("%j is shown as %j", (name, shown) => {
  expect(shownName(name)).toBe(shown)
})
