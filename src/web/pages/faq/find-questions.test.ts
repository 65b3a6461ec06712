import { expect, test } from "vitest"
import { findQuestions } from "./find-questions.ts"

const first = { question: "What is it?", answer: "A mug.", tags: ["Cup"] }
const second = { question: "How much?", answer: "Nine dollars.", tags: ["price"] }

test.each([
  ["", [first, second]],
  ["  ", [first, second]],
  ["MUCH", [second]],
  ["mug", [first]],
  ["cup", [first]],
  [" Price ", [second]],
  ["a mug. cup", []],
])("%j finds", (text, found) => {
  expect(findQuestions([first, second], text)).toEqual(found)
})
