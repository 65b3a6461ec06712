import { expect, test } from "vitest"
import { otherOrders } from "./other-orders.ts"

test.each<[string, string[]]>([
  [
    "it includes aids, a map, a barrel and a bus",
    ["it includes aids, a barrel, a map and a bus", "it includes a map, aids, a barrel and a bus"],
  ],
  ["hire on the river between Glasbury and Hay", ["hire on the river between Hay and Glasbury"]],
  ["we work in town, on the island and along the coast", ["we work in town, along the coast and on the island"]],
  ["we cut, and you carry", []],
])("%j has the orders %j", (text, others) => {
  expect(otherOrders(text)).toEqual(others)
})

test.each([
  "we do two walks with a calm dog, long-line practice, and notes",
  "skips of 2 yd, 4 yd, 6 yd and 8 yd",
  "pressing it back with a clamp, fitting the new pads, and bedding them in",
])("%j keeps its order where the second goes on with an earlier list", (text) => {
  expect(otherOrders(text)).toEqual([])
})
