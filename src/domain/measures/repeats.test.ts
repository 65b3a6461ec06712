import { expect, test } from "vitest"
import { repeatedItems, repeatedLines } from "./repeats.ts"

test.each<[items: readonly string[], repeats: readonly string[]]>([
  [["Holds 12 oz", "Wide handle"], []],
  [["Holds 12 oz of tea", "12 oz"], ["12 oz"]],
  [["Wide handle", "A handle that is wide"], ["A handle that is wide"]],
  [["mug", "Mugs"], ["Mugs"]],
])("of %j %j say nothing new", (items, repeats) => {
  expect(repeatedItems(items)).toEqual(repeats)
})

test("a line repeats if all its words are above it", () => {
  const text = "A blue mug with a wide handle.\n\nIt holds 12 oz.\n\nThe wide handle of the blue mug.\n\nBlue mug."
  expect(repeatedLines(text)).toEqual(["The wide handle of the blue mug."])
})

test("of ten thousand lines, the first hundred are checked", () => {
  expect(repeatedLines("blue mug wide handle\n".repeat(10_000))).toHaveLength(99)
})
