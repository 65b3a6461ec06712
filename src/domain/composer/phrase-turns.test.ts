import { expect, test } from "vitest"
import { phraseTurns } from "./phrase-turns.ts"

const waysOf = (text: string): string[] => phraseTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["For people furnishing a first flat.", "For people who furnish a first flat."],
  ["For someone starting lessons.", "For someone who is starting lessons."],
  ["Printed from teak blocks which are carved in our lane.", "Printed from teak blocks carved in our lane."],
  [
    "It is for bird watchers and people with a first flat.",
    "It is for bird watchers and for people with a first flat.",
  ],
  [
    "For those who put sauce on everything and want flavour.",
    "For those who put sauce on everything and who want flavour.",
  ],
  ["None of it has been in a crash or a flood.", "None of it has been in a flood or a crash."],
  ["Framed in carbon or fibreglass.", "Framed in fibreglass or carbon."],
  ["A film camera from Japan, black and chrome.", "A film camera from Japan, chrome and black."],
  ["Runs off any air pump (pump not included)", "Runs off any air pump (the pump is not included)"],
])("%s", (text, other) => {
  expect(waysOf(text)).toContain(other)
})

test.each([
  ["None of it has been in the rain."],
  ["It is for coffee and tea drinkers."],
  ["Ingredients: oats, honey, salt."],
  ["Sizes: small, middle, large."],
  ["One for anyone with a bay window and no pets."],
  ["You get dated photos of every repair, before and after."],
])("leaves alone: %s", (text) => {
  expect(waysOf(text)).toEqual([])
})
