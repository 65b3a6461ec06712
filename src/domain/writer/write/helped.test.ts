import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

const told = (customerPainPoints: string, name: string, platformId: string): string[] =>
  bodyOf(
    makeUnderstood(
      {
        description: `${name} made in Kilkenny. It comes in a box.`,
        customerPainPoints,
        targetAudience: "",
        products: [{ name, category: "", description: "" }],
      },
      platformId,
    ),
  )
    .split("\n")
    .filter((line) => /An answer to|tired of/.test(line))

test.each([
  [
    "Gaps at the sides, nails popping off at work",
    "Press-On Nails",
    "An answer to: gaps at the sides; nails popping off at work.",
  ],
  [
    "Sock marks on the legs, socks that won't go over an ankle",
    "Crew Socks",
    "An answer to: sock marks on the legs; socks that won't go over an ankle.",
  ],
])("pain points without a sentence have a label: %s", (pains, name, line) => {
  expect(told(pains, name, "shopify")).toEqual([line])
})

test.each([
  ["back pain", "Seat Cushion", "shopify"],
  ["students who are thinking of dropping out", "Order Book", "shopify"],
  ["then give up after a month", "Trap Kit", "shopify"],
  ["Gaps at the sides, nails popping off at work", "Press-On Nails", "ebay"],
])("there is no answer to %s", (pains, name, platform) => {
  expect(told(pains, name, platform)).toEqual([])
})
