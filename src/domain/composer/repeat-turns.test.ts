import { expect, test } from "vitest"
import { repeatTurns } from "./repeat-turns.ts"

const waysOf = (text: string): string[] => repeatTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  [
    "Each nib is tried at the bench and smoothed if it scratches before the pen leaves.",
    "Each nib is tried at the bench and is smoothed if it scratches before the pen leaves.",
  ],
  [
    "Our bits are designed in Leeds and printed on matt paper.",
    "Our bits are designed in Leeds and are printed on matt paper.",
  ],
  [
    "A photographer who stays in the background and never stages a moment.",
    "A photographer who stays in the background and who never stages a moment.",
  ],
  [
    "This is for German families in Chicago and Americans applying for German citizenship.",
    "This is for German families in Chicago and for Americans applying for German citizenship.",
  ],
  [
    "Everything has been wiped down, everything has its manual, and nothing has been in a flood or a crash.",
    "Everything has been wiped down and has its manual. Nothing has been in a flood or a crash.",
  ],
  ["It is for women and girls with curly and coily hair.", "It is for women and girls who have curly and coily hair."],
  [
    "It is for anybody in Bristol with a bay window and no pets.",
    "It is for anybody in Bristol who has a bay window and no pets.",
  ],
])("%s", (text, other) => {
  expect(waysOf(text)).toContain(other)
})

test.each([
  ["The bowl is made of oiled and waxed oak."],
  ["The prints are sold with frames cut square and joined with pins."],
  ["Nothing is bought in and resold."],
  ["Each print is signed and numbered in pencil."],
  ["It is not washed and dried."],
  ["The linen is washed and dried flat panels."],
  ["If it is torn and mended, say so."],
  ["A baker who bakes bread and rolls never sleeps."],
  ["For people with dogs and cats."],
  ["For families in Leeds and friends."],
  ["Everything has been washed, it has its box, and nothing is torn anywhere."],
  ["The lid with a knob and the pan are one piece."],
])("leaves alone: %s", (text) => {
  expect(waysOf(text)).toEqual([])
})
