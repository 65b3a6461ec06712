import { expect, test } from "vitest"
import { belongingTurns } from "./belonging-turns.ts"

const waysOf = (text: string): string[] => belongingTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["Two lots from my late aunt's pantry in Cork.", "Two lots from the pantry of my late aunt in Cork."],
  ["It is kept by the caretaker of a mosque.", "It is kept by a mosque's caretaker."],
])("%j becomes %j", (text, wanted) => {
  expect(waysOf(text)).toContain(wanted)
})

test.each([
  "It is cut from a child's coat.",
  "You get the lines back at the month's end.",
  "It is the size of a toaster.",
  "You can pay when the bank's open.",
])("%j stays", (text) => {
  expect(waysOf(text)).toEqual([])
})

test("what a garage takes is no cost that it has", () => {
  const text = "It saves the cost of a garage."
  expect(belongingTurns.map((turn) => turn(text))).toEqual([text, text])
})
