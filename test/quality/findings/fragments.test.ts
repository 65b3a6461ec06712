import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { fragments } from "./fragments.ts"

test("a line that says nothing alone is found, in lists and in the description", () => {
  const one = makeWritten({
    listing: {
      tags: ["blue mug", "fits"],
      bulletPoints: ["Wide handle", "Glazed with a"],
      improvedBodyText: "Perfect\n\nIt holds 12 oz.\n\n- Adjustable\n- Dishwasher safe",
    },
  })
  const { count, of, findings } = fragments.prepare([one])(one)
  expect(findings.map(({ field, text }) => `${field}: ${text}`)).toEqual([
    "tags: fits",
    "bulletPoints: Glazed with a",
    "improvedBodyText: Adjustable",
  ])
  expect([count, of]).toEqual([3, 7])
})
