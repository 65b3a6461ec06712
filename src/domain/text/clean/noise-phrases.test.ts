import { expect, test } from "vitest"
import { withoutNoise } from "./noise.ts"

test.each([
  ["Welcome to our website. We sweep chimneys.", "We sweep chimneys."],
  ["Welcome to our new online shop! Rimu bowls.", "Rimu bowls."],
  ["Welcome to our website where we list every sweep.", "Welcome to our website where we list every sweep."],
])("a sentence that only greets says nothing: %s", (text, left) => {
  expect(withoutNoise(text)).toBe(left)
})
