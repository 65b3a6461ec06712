import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readMoments } from "./moments.ts"
import { readSaid } from "./read-said.ts"

const lines = (description: string) =>
  readMoments(readSaid(tellerOf({ channelName: "Bench", description }, "youtube").u)).lines

test.each<[string, string[]]>([
  [
    "Covers lifting the car, removing the wheel and bleeding the line.",
    ["Lifting the car", "Removing the wheel", "Bleeding the line"],
  ],
  [
    "I show how to fit the zip, how to turn the corners and how to press the seams.",
    ["How to fit the zip", "How to turn the corners", "How to press the seams"],
  ],
  [
    "What the bed is like, where the shower is, dinner on board.",
    ["What the bed is like", "Where the shower is", "Dinner on board"],
  ],
  ["The train was late.", []],
])("%j shows %j", (description, moments) => {
  expect(lines(description)).toEqual(moments)
})
