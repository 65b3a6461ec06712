import { expect, test } from "vitest"
import { asItem, inRunningText } from "./grammar.ts"

test.each([
  ["Single-origin Rwandan coffee", "single-origin Rwandan coffee"],
  ["Hand-knitted Icelandic mittens", "hand-knitted Icelandic mittens"],
  ["Coca-Cola crate", "Coca-Cola crate"],
  ["Includes Phillips and Torx bits", "includes Phillips and Torx bits"],
  ["Omega Genève", "Omega Genève"],
  ["Takes 10 20 50c", "takes 10 20 50c"],
])("%s inside a sentence is %s", (typed, expected) => {
  expect(inRunningText(typed)).toBe(expected)
})

test("in a list, what a thing is with is a thing", () => {
  expect(asItem("with a ginger fringe and a scarf.")).toBe("A ginger fringe and a scarf")
})
