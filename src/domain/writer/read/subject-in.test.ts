import { expect, test } from "vitest"
import { predicateIn, subjectIn } from "./subject-in.ts"

test.each([
  ["The coil works and has light scuffs", /coil/],
  ["We also make leather clapper muffles for funerals", /muffle/],
  ["My father and I make hurleys from ash", /hurleys/],
  ["The matching annexe zips on underneath", /annexe/],
  ["Canoe, kayak and paddleboard hire on the Wye", /kayak and paddleboard/],
  ["A shallow bowl of coated wire", /bowl/],
])("the subject of %s", (text, expected) => {
  expect(subjectIn(text)).toMatch(expected)
})

test.each([
  ["The second is a Paterson tank with two reels", "Paterson tank"],
  ["The refill is a pack of twelve pads, cut square", "pack of twelve pads"],
  ["The tank leaks a little", ""],
])("what %s says that it is", (text, expected) => {
  expect(predicateIn(text)).toBe(expected)
})
