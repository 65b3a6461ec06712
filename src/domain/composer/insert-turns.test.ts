import { expect, test } from "vitest"
import { insertTurns, stiffTurns } from "./insert-turns.ts"

const waysOf = (text: string): string[] =>
  [...insertTurns, ...stiffTurns].map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["It links by cable, or reads the screen.", "It links by cable, or else reads the screen."],
  ["The lines shown are for scale and not included.", "The lines shown are for scale and are not included."],
  ["We work for people with a good chair in a bad state.", "We work for people who have a good chair in a bad state."],
  ["It is for people about to be asked by an insurer.", "It is for people who are about to be asked by an insurer."],
  ["It normally leaves on Monday.", "Normally it leaves on Monday."],
  ["The post is on us if a spar breaks.", "The post is on us should a spar break."],
])("%j becomes %j", (text, wanted) => {
  expect(waysOf(text)).toContain(wanted)
})

test.each([
  "We pump, inspect and repair septic systems in Lamoille and northern Washington counties.",
  "These are planters with a drainage hole.",
  "I bought the bench when it closed.",
])("%j stays", (text) => {
  expect(waysOf(text)).toEqual([])
})
