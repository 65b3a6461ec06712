import fc from "fast-check"
import { expect, test } from "vitest"
import { readWords } from "./read-words.ts"

const wordsOf = (text: string) => readWords(text).map(({ text: word }) => word)

test.each<[string, readonly string[]]>([
  ["Wheel-thrown MUG, 12 oz", ["wheel", "thrown", "mug", "12", "oz"]],
  ["Mother's day, it’s", ["mothers", "day", "its"]],
  ["3.75 in; £4,500", ["3", "75", "in", "4", "500"]],
  ["猫とmug", ["猫", "と", "mug"]],
  ["", []],
  ["!?", []],
])("the words of %j", (text, expected) => {
  expect(wordsOf(text)).toEqual(expected)
})

test("a decimal point does not end a sentence, a period does", () => {
  const starts = readWords("It is 3.75 in. Tall: yes\nNew").filter(({ startsSentence }) => startsSentence)
  expect(starts.map(({ text }) => text)).toEqual(["it", "tall", "yes", "new"])
})

test("a text that is cut off has the same words, except for the beginning of a last one", () => {
  const piece = fc.constantFrom("mug", "Mother's", "3.75", "a", " ", ". ", "\n", "-", "猫", "Σας", "é", ",", "🐎")
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), fc.nat(60), (pieces, at) => {
      const text = pieces.join("")
      const whole = wordsOf(text)
      const cut = wordsOf(text.slice(0, at))
      expect(cut.slice(0, -1)).toEqual(whole.slice(0, Math.max(0, cut.length - 1)))
      expect((whole[cut.length - 1] ?? "").startsWith(cut.at(-1) ?? "")).toBe(true)
    }),
  )
})
