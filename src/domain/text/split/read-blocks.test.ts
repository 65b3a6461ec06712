import { describe, expect, test } from "vitest"
import { readBlocks } from "./read-blocks.ts"

test("headings, lists and paragraphs are distinguished", () => {
  expect(readBlocks("One.\nTwo.\n\n\nThree.\n## What\n- a\n- b\nFour.\n### Sub\n### Sub 2\n* c\n\n- d\n#no")).toEqual([
    { kind: "prose", lines: ["One.", "Two."] },
    { kind: "prose", lines: ["Three."] },
    { kind: "heading", level: 2, lines: ["What"] },
    { kind: "list", lines: ["a", "b"] },
    { kind: "prose", lines: ["Four."] },
    { kind: "heading", level: 3, lines: ["Sub"] },
    { kind: "heading", level: 3, lines: ["Sub 2"] },
    { kind: "list", lines: ["c"] },
    { kind: "list", lines: ["d"] },
    { kind: "prose", lines: ["#no"] },
  ])
})

test("an empty text has no blocks", () => {
  expect(readBlocks(" \n\n")).toEqual([])
})

const kinds = (text: string): string[] => readBlocks(text).map(({ kind }) => kind)

describe("a heading without a mark", () => {
  test.each([
    ["above a list", "Details\n- Oak\n- Oiled", ["heading", "list"]],
    ["above a sentence", "How it is made\nI throw each mug on the wheel.", ["heading", "prose"]],
    ["above labelled lines", "Good to know\nPrice: $34\nBased in: Rye", ["heading", "prose"]],
    ["in another language", "Auf einen Blick\n- Eiche", ["heading", "list"]],
  ])("%s", (_, text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  test.each([
    ["a sentence above a list", "It comes with two things.\n- A lid\n- A box", ["prose", "list"]],
    ["a lead with a colon", "It comes with:\n- A lid", ["prose", "list"]],
    ["a question and its answer", "When does it ship?\nWithin two days.", ["prose"]],
    ["an address", "Boat Shed 4\nRye\nEast Sussex", ["prose"]],
    ["chapters", "00:00 Start\n01:30 The dough", ["prose"]],
    ["a line alone", "Soft blue mug\n\nIt holds 12 oz.", ["prose", "prose"]],
    ["a line inside a paragraph", "It holds 12 oz.\nSoft blue\n- Oak", ["prose", "list"]],
    ["a labelled line", "Price: $34\nShips: in two days.", ["prose"]],
    ["a long line", `${"very ".repeat(12)}long\n- Oak`, ["prose", "list"]],
  ])("is not %s", (_, text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })
})
