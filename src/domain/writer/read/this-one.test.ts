import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { oneOfStock } from "./this-one.ts"

test.each([
  ["old reels mostly alvey, this ones an abu 6000 red", { stock: "old reels mostly alvey", one: "abu 6000 red" }],
  ["Clearing a shed. This one is a Stanley plane.", { stock: "Clearing a shed", one: "Stanley plane." }],
  ["various lens for sale this one's a helios 44-2", { stock: "various lens for sale", one: "helios 44-2" }],
  ["this one is a 4 panel door", { stock: "", one: "4 panel door" }],
  ["We sell two pumps. This one is faster than the other.", null],
  ["I weave log baskets. This one is 52 cm long.", null],
  ["Our rugs come in two weights; this one is for winter.", null],
])("which of a stock is for sale: %s", (text, expected) => {
  expect(oneOfStock(text)).toEqual(expected)
})

test("the stock is told as the shop's", () => {
  const u = makeUnderstood(
    { description: "old reels mostly alvey and abu, this ones an abu ambassadeur red, spools free", products: [] },
    "ebay",
  )

  expect([u.thing.name, u.facts.find(({ topic }) => topic === "shop")?.text]).toEqual([
    "Abu Ambassadeur Red",
    "old reels mostly alvey and abu",
  ])
})
