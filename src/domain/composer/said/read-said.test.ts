import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readSaid } from "./read-said.ts"

test("a thing that a whole sentence says again is told once", () => {
  const { u } = tellerOf(
    {
      description: "Kitchen faucet replacement on a sink.",
      videoDescription: "Wrench sizes on screen.",
      uniqueSellingProposition: "Every wrench size shown on screen",
    },
    "youtube",
  )
  const texts = readSaid(u).map(({ text }) => text)
  expect(texts.filter((text) => /wrench/i.test(text))).toEqual(["Every wrench size is shown on screen"])
})
