import { expect, test } from "vitest"
import { enoughSaid } from "./enough-said.ts"
import { makeWritten } from "./make-written.ts"

const form = { businessName: "Tidewater", description: "Blue stoneware mug. Holds 12 oz." }
const countOf = (improvedBodyText: string) => {
  const one = makeWritten({ form, listing: { improvedBodyText } })
  return enoughSaid.prepare([one])(one)
}

test("a line is not enough, a page is, and the same words again are no more", () => {
  const sentence = "A blue stoneware mug that is for tea or for coffee in the morning, and it holds 12 oz."
  const { count, findings } = countOf(sentence)
  expect(count).toBeLessThan(0.5)
  expect(findings).toHaveLength(1)
  expect(countOf(`${sentence} ${sentence}`).count).toBe(count)
  expect(countOf("").count).toBe(0)
})
