import { expect, test } from "vitest"
import { isForList } from "./for-list.ts"

test.each([
  ["Repairs and resprays for cars, vans and boats across Kent", true],
  ["Massage for legs, back or shoulders in 30 minutes", true],
  ["A calligraphy lesson for left-handed beginners, pen grip, eight basic strokes and a warm-up drill", false],
  ["Speech therapy for late talkers, stuttering and adults after a stroke, in person or by video", true],
  ["Classes for beginners, two tasters, and a summer camp", false],
  ["Lessons from £20 for adults, children or pairs", false],
])("%j is one thing: %j", (text, wanted) => {
  expect(isForList(text)).toBe(wanted)
})
