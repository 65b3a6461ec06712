import { expect, test } from "vitest"
import { runningWords, smallStart } from "./small-start.ts"

test.each([
  ["Pest control in Tucson", "pest control in Tucson"],
  ["Bath Abbey", "Bath Abbey"],
  ["USCIS translation", "USCIS translation"],
])("%j inside a sentence is %j", (text, small) => {
  expect(smallStart(text)).toBe(small)
})

test("a title's plain words are small, and names that the text has stay", () => {
  expect(runningWords("Sunset Paddleboard Session", "A guided paddleboard session.")).toBe("sunset paddleboard session")
  expect(runningWords("Canoe Trip to Hay", "We paddle to Hay.")).toBe("canoe trip to Hay")
})
