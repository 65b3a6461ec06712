import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

test.each([
  ["Reconditioned washing machines. 7 to 9 kg.", "capacity"],
  ["Cast iron kettlebell. 7 to 9 kg.", "weight"],
])("the kilograms of a machine for washing are what it holds: %s", (description, topic) => {
  const { facts } = makeUnderstood({ description, products: [] }, "facebookmarketplace")
  expect(facts.find(({ text }) => text.includes("9 kg"))?.topic).toBe(topic)
})
