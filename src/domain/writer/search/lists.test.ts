import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { tagsOf } from "./lists.ts"
import type { Room } from "./room.ts"

const room: Room = { max: 20, unit: "safeChars", target: { min: 13, max: 13 } }

const products = (name: string, description: string) => [{ name, description, category: "" }]

test.each([
  [
    "Speckled Stoneware Mug",
    "Stoneware mug, thrown on the wheel. Holds 12 oz, stands 9 cm tall and goes in the dishwasher. The handle takes four fingers. Glazed in oatmeal white, fired twice.",
  ],
  [
    "Personalised Dog Bandana",
    "Cotton gingham bandana that ties at the back. Small fits a pug, medium a spaniel and large a labrador. Washes at 40 degrees. Your dog's name is sewn in white thread.",
  ],
  [
    "Garden Bench",
    "Teak bench for three, 150 cm wide. Sanded and oiled last spring, with slatted seat and curved arms. Stays outside all year. Two people can lift it into a van.",
  ],
])("%s told in some twenty-five words gets thirteen tags", (name, description) => {
  const tags = tagsOf(makeUnderstood({ products: products(name, description), description: "" }), room)
  expect(tags).toHaveLength(13)
  expect(tags.filter((tag) => tag.length > 20)).toEqual([])
  expect(new Set(tags).size).toBe(13)
})

test("a brief of one line gets three of the general phrases at most", () => {
  const tags = tagsOf(
    makeUnderstood({ products: products("Stoneware Mug", "A stoneware mug."), description: "" }),
    room,
  )
  const general = ["coffee mug", "tea mug", "coffee cup", "tea cup", "drinkware", "kitchenware", "tableware"]
  expect(tags.filter((tag) => general.includes(tag))).toHaveLength(3)
})

test("a thing that no table knows gets no general phrase", () => {
  const tags = tagsOf(
    makeUnderstood({ products: products("Brass Flange Adapter", "A brass adapter."), description: "" }),
    room,
  )
  expect(tags.every((tag) => tag.includes("adapter"))).toBe(true)
})
