import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { appTopics } from "./app-topics.ts"

const topics = (description: string): string[] =>
  appTopics(makeUnderstood({ appName: "Zonk", description, products: [] }, "appstore"))

test.each([
  ["Tells you which hawker stalls are closed today, Singapore only", ["hawker stalls"]],
  ["One new Afrikaans crossword a day, plays offline.", ["afrikaans crossword"]],
  ["Practice exams for the ham radio Technician license, works offline.", ["ham radio technician license"]],
  ["Counts tai for Singapore rules mahjong.", ["singapore rules mahjong", "rules mahjong"].slice(0, 1)],
])("what it is about, if it is not named: %s", (description, expected) => {
  expect(topics(description)).toEqual(expected)
})

test.each([
  "Chromatic tuner for guitar.",
  "I made this because I could never remember how many days I had lost. One tap logs an attack in the dark.",
  "Zonk helps bell ringers learn methods at home. You choose your bell, and the app rings all the others for you.",
])("has no topic, or its own name: %s", (description) => {
  expect(topics(description)).toEqual([])
})
