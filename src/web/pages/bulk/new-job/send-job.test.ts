import { expect, test } from "vitest"
import { fitting } from "./send-job.ts"

const row = (chars: number) => ({ line: 1, product: { name: "Mug", description: "x".repeat(chars) } })
const rowOf = (chars: number) => ({
  ...row(chars),
  product: { ...row(chars).product, category: "" },
  texts: {},
  cells: [],
})

test.each([
  ["few rows", [10, 10], 2],
  ["as many as fit", [700_000, 700_000, 700_000], 2],
  ["one that is too large goes alone", [4_000_000, 10], 1],
  ["none", [], 0],
])("a piece holds %s", (_name, sizes, count) => {
  expect(fitting(sizes.map(rowOf))).toHaveLength(count)
})
