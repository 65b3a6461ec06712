import { expect, test } from "vitest"
import { table } from "./table.ts"

test("columns are aligned, and no cell content breaks its cell", () => {
  expect(
    table(
      ["A", "B"],
      [
        ["a|b", "…"],
        ["line\n  break", "longer"],
      ],
    ),
  ).toBe(
    ["| A          | B      |", "| ---------- | ------ |", "| a\\|b       | …      |", "| line break | longer |"].join(
      "\n",
    ),
  )
})

test("a table without rows is only its head", () => {
  expect(table(["A"], [])).toBe("| A   |\n| --- |")
})
