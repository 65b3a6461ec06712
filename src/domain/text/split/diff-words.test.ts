import fc from "fast-check"
import { expect, test } from "vitest"
import { type DiffPiece, diffWords, textAfter } from "./diff-words.ts"

const said = (pieces: readonly DiffPiece[]): string =>
  pieces.map(({ kind, text }) => (kind === "same" ? text : kind === "added" ? `{+${text}}` : `{-${text}}`)).join("")

test.each([
  ["Oak shelf", "Oak shelf", "Oak shelf"],
  ["", "Oak shelf", "{+Oak shelf}"],
  ["Oak shelf", "", "{-Oak shelf}"],
  ["Oak wall shelf", "Oak shelf", "Oak {-wall }shelf"],
  ["Oak shelf", "Oak wall shelf", "Oak {+wall }shelf"],
  ["Oak shelf, 60 cm", "Oak shelf, 80 cm", "Oak shelf, {-60}{+80} cm"],
  ["One\nTwo", "One\nThree\nTwo", "One\n{+Three\n}Two"],
  ["A mug", "The mugs", "{-A mug}{+The mugs}"],
  ["A mug of oak", "The cup of oak", "{-A mug}{+The cup} of oak"],
])("%j becomes %j", (before, after, expected) => {
  expect(said(diffWords(before, after))).toBe(expected)
})

const words = fc.array(fc.constantFrom("oak", "shelf", " ", ", ", "\n", "é", "👩‍🍳", "12", "'"), { maxLength: 40 })
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  words.map((some) => some.join("")),
)

test("the pieces contain both texts completely", () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const pieces = diffWords(before, after)
      expect(textAfter(pieces)).toBe(after)
      expect(pieces.map(({ kind, text }) => (kind === "added" ? "" : text)).join("")).toBe(before)
    }),
  )
})

test("two long texts with nothing in common become one piece each", () => {
  const before = Array.from({ length: 3000 }, (_, at) => `a${at}`).join(" ")
  const after = Array.from({ length: 3000 }, (_, at) => `b${at}`).join("-")
  expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(["removed", "added"])
})
