import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

test.each(["20x15x1.6", "20.5 dia x 7"])("a size without its unit is told nowhere: %s", (productDimensions) => {
  const { facts, leftOut } = makeUnderstood({ description: "Glass kitchen scale.", productDimensions }, "amazon")
  expect(facts.some(({ topic }) => topic === "size")).toBe(false)
  expect(leftOut.some(({ reason }) => reason === "a size says nothing without its unit")).toBe(true)
})

test.each(["20 x 15 cm", "A4", "8x6 ft"])("a size with its unit is told: %s", (productDimensions) => {
  const { facts } = makeUnderstood({ description: "Glass kitchen scale.", productDimensions }, "amazon")
  expect(facts.some(({ field }) => field === "productDimensions")).toBe(true)
})
