import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { enoughSaid } from "./enough-said.ts"

const form = {
  businessName: "Tidewater",
  description:
    "Blue stoneware mug with a wide handle. Holds 12 oz, stands 9 cm tall, is dishwasher safe and was thrown on a wheel in Rye by one potter.",
}
const countOf = (improvedBodyText: string) => {
  const one = makeWritten({ form, listing: { improvedBodyText } })
  return enoughSaid.prepare([one])(one)
}

test("the content of the brief is enough, and less is not", () => {
  expect(countOf(form.description)).toEqual({ count: 1, of: 1, findings: [] })
  const { count, findings } = countOf("A blue stoneware mug with a wide handle.")
  expect(count).toBeLessThan(0.5)
  expect(findings).toHaveLength(1)
})

test("repeated words do not count", () => {
  const sentence = "A blue stoneware mug with a wide handle."
  expect(countOf(`${sentence} ${sentence}`).count).toBe(countOf(sentence).count)
  expect(countOf("").count).toBe(0)
})
