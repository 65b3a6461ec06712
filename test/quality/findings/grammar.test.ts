import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { grammar } from "./grammar.ts"

test("findings are counted per word of prose, and titles and tags have none", () => {
  const lint = { field: "improvedBodyText", text: "are", says: "Agreement" }
  const one = makeWritten({
    listing: {
      productTitle: "Stoneware Mug",
      tags: ["mug"],
      improvedBodyText: "This mug are blue.",
      bulletPoints: ["Blue"],
    },
    verdicts: { lints: [lint] },
  })
  expect(grammar.prepare([])(one)).toEqual({ count: 1, of: 5, findings: [lint] })
})
