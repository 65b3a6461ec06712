import { expect, test } from "vitest"
import type { Said } from "./said.ts"
import { unmixed } from "./unmixed.ts"

const said = (items: readonly string[]): Said => ({
  form: "things",
  topic: "what",
  text: items.join(", "),
  items,
  isOwn: true,
  stems: new Set(),
})

test("what a video is like stands apart from what it has not", () => {
  const parts = unmixed(said(["no fancy gear", "beginner friendly"]), { it: "it", the: "it" })
  expect(parts.map(({ form, text }) => [form, text])).toEqual([
    ["things", "no fancy gear"],
    ["is", "beginner friendly"],
  ])
})
