import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

const products = [{ name: "Wool Shaver", category: "", description: "" }]
const more = { targetAudience: "Knitters", priceRange: "$30", location: "Duluth", brandStory: "We began in a shed." }
const told = (description: string): string => bodyOf(makeUnderstood({ description, products, ...more }, "amazon"))

test("behind a part, the thing is named again where the sentence between them is told elsewhere", () => {
  const start = "This wool shaver takes the bobbles off jumpers. It runs for an hour."
  const body = told(
    `${start} The tub holds enough for two. It is not suitable for silk. It makes as much noise as a fan.`,
  )
  expect(body).toContain("Please note\nNot suitable for silk.")
  expect(body).toContain("The tub holds enough for two. The shaver makes as much noise as a fan.")
})

test("the seller's own order stays as it was typed", () => {
  const start = "This wool shaver takes the bobbles off jumpers. It runs for an hour."
  expect(told(`${start} The tub holds enough for two. It makes as much noise as a fan.`)).toContain(
    "The tub holds enough for two. It makes as much noise as a fan.",
  )
})
