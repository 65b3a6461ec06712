import { expect, test } from "vitest"
import { readRows } from "./row.ts"

test("a row is a noun, its other names, and what people type; a line that begins with a space goes on", () => {
  expect(readRows("\nmug: coffee mug, tea mug | hot drinks,\n  drinkware\ntap: faucet | running water\n")).toEqual([
    { noun: "mug", same: ["coffee mug", "tea mug"], phrases: ["hot drinks", "drinkware"] },
    { noun: "tap", same: ["faucet"], phrases: ["running water"] },
  ])
})

test("a row without other names or phrases has none", () => {
  expect(readRows("mug")).toEqual([{ noun: "mug", same: [], phrases: [] }])
})
