import { expect, test } from "vitest"
import { spelledAsSaid } from "./spelled-as-said.ts"

test.each([
  ["fusebord replacement", "Rewires, fuseboards and sockets.", "fuseboard replacement"],
  ["kanto flashcards", "A flashcard app for kanji.", "kanto flashcards"],
  ["Flickerpeg refill", "Flickerpegs and wax.", "Flickerpeg refill"],
  ["garden lights", "A gardener for light soils.", "garden lights"],
])("%j beside %j is %j", (phrase, said, wanted) => {
  expect(spelledAsSaid(phrase, said)).toBe(wanted)
})
