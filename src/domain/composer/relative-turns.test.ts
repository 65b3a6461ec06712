import { expect, test } from "vitest"
import { relativeTurns } from "./relative-turns.ts"

const waysOf = (text: string): string[] => relativeTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["It is for those who walk on a treadmill before work.", "It is for those walking on a treadmill before work."],
  ["The farm gate price we paid is printed inside.", "The farm gate price that we paid is printed inside."],
  ["The floor pump has a gauge you can read.", "The floor pump has a gauge that you can read."],
  [
    "It turns 35 degrees each way, which stops the bars from jackknifing.",
    "It turns 35 degrees each way. That stops the bars from jackknifing.",
  ],
  ["A brass nozzle with a twist spray.", "A brass nozzle that has a twist spray."],
  ["This is where we also handle hazelnuts.", "This is where we handle hazelnuts, too."],
  ["I put it in the garden so you can count the poles.", "I put it in the garden, which lets you count the poles."],
])("%j becomes %j", (text, wanted) => {
  expect(waysOf(text)).toContain(wanted)
})

test.each([
  "It is for those who want the house to look its age.",
  "The drippers come apart with a fingernail.",
  "I had the clutch replaced in the spring.",
  "The hull is well scored under the stern.",
  "It is filmed in a coal shed in Barnsley.",
  "A name squeezed to fit will look squeezed for years.",
  "In our shop you can buy the rest.",
])("%j stays", (text) => {
  expect(waysOf(text)).toEqual([])
})
