import { expect, test } from "vitest"
import { readBlocks } from "./read-blocks.ts"

test("headings, lists and paragraphs are told apart", () => {
  expect(readBlocks("One.\nTwo.\n\n\nThree.\n## What\n- a\n- b\nFour.\n### Sub\n### Sub 2\n* c\n\n- d\n#no")).toEqual([
    { kind: "prose", lines: ["One.", "Two."] },
    { kind: "prose", lines: ["Three."] },
    { kind: "heading", lines: ["What"] },
    { kind: "list", lines: ["a", "b"] },
    { kind: "prose", lines: ["Four."] },
    { kind: "heading", lines: ["Sub"] },
    { kind: "heading", lines: ["Sub 2"] },
    { kind: "list", lines: ["c"] },
    { kind: "list", lines: ["d"] },
    { kind: "prose", lines: ["#no"] },
  ])
})

test("of nothing there is nothing", () => {
  expect(readBlocks(" \n\n")).toEqual([])
})
