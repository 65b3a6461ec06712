import { expect, test } from "vitest"
import { cutInTwo, withWholeList } from "./kind-and-deed.ts"

test.each([
  ["Family dental practice in Duluth offering cleanings and crowns", "offer", "cleanings and crowns"],
  ["Roofing company in Burlington specializing in slate and metal", "specialize in", "slate and metal"],
  ["Neighbourhood bakery in Durham making sourdough and buns", "make", "sourdough and buns"],
  ["Physiotherapy clinic in Halifax treating back pain", "treat", "back pain"],
])("%j says what it is and what it does", (text, verb, does) => {
  expect(cutInTwo(text)).toMatchObject({ verb, does })
})

test.each(["A garden with a bench for two", "Evening course in Leeds teaching welding to beginners"])(
  "%j is one thing to say",
  (text) => {
    expect(cutInTwo(text)).toBeNull()
  },
)

test("what is made stays one list", () => {
  expect(withWholeList(["Bakery in Old Durham making sourdough", "rye loaves", "buns and cakes to order"])).toEqual([
    "Bakery in Old Durham making sourdough, rye loaves, buns and cakes to order",
  ])
  expect(withWholeList(["Rye loaves", "buns"])).toEqual(["Rye loaves", "buns"])
})
