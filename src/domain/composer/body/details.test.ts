import { expect, test } from "vitest"
import { asSentence } from "./details.ts"

const lamp = { it: "it", the: "the lamp", this: "this lamp", isPlural: false }
const bags = { it: "they", the: "the bags", this: "these bags", isPlural: true }

test.each([
  ["A warm light", lamp, "it has a warm light"],
  ["Fits long braids", lamp, "it fits long braids"],
  ["Fits long braids", bags, "they fit long braids"],
  ["In solid English oak", lamp, "it is made of solid English oak"],
  ["In white, sage and clay", bags, "they come in white, sage and clay"],
  ["Hand wash", lamp, "Hand wash"],
  ["Scissors: no", lamp, "Scissors: no"],
])("%j is told as a sentence", (note, names, said) => {
  expect(asSentence(note, names)).toBe(said)
})
