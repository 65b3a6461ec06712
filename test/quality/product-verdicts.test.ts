import { expect, test } from "vitest"
import { makeWritten } from "./make-written.ts"
import { claimsUnsupported, hardViolations, scoreReached } from "./product-verdicts.ts"

test("the product's verdicts are counted for each listing", () => {
  const broken = { field: "productTitle", text: "141", says: "at most 140" }
  const one = makeWritten({
    verdicts: {
      score: 77,
      claims: [{ field: "improvedBodyText", text: "award-winning" }],
      violations: [broken, broken],
    },
  })
  expect(hardViolations.prepare([])(one)).toEqual({ count: 2, of: 1, findings: [broken, broken] })
  expect(claimsUnsupported.prepare([])(one)).toMatchObject({ count: 1, of: 1, findings: [{ text: "award-winning" }] })
  expect(scoreReached.prepare([])(one)).toMatchObject({ count: 77, of: 1 })
})

test("a verdict that could not be asked for is not zero", () => {
  for (const figure of [hardViolations, claimsUnsupported, scoreReached])
    expect(figure.prepare([])(makeWritten({})).of).toBe(0)
})
