import { expect, test } from "vitest"
import { makeWritten } from "./make-written.ts"
import { countSyllables, notes, similarity } from "./notes.ts"

const write = (id: string, improvedBodyText: string, industry = "") =>
  makeWritten({ id, form: { industry }, listing: { improvedBodyText }, verdicts: { score: improvedBodyText.length } })

const noteOf = (label: string, some: ReturnType<typeof write>[]) =>
  notes.find((note) => note.label === label)?.of(some, some)

test.each<[string, number]>([
  ["mug", 1],
  ["handle", 2],
  ["glazed", 1],
  ["stoneware", 3],
  ["potteries", 3],
])("%s has %d syllables", (word, count) => {
  expect(countSyllables(word)).toBe(count)
})

test("similarity is the share of the shorter text that the longer one also has", () => {
  expect(similarity(write("a", "One two three four."), write("b", "Then one two three four and more."))).toBe(1)
  expect(similarity(write("a", "One two three four."), write("b", "Four three two one."))).toBe(0)
  expect(similarity(write("a", ""), write("b", ""))).toBe(0)
})

test("only related texts are compared", () => {
  const [pots, bowls, other] = [
    write("a", "One two three.", "Pottery"),
    write("b", "One two three.", "pottery"),
    write("c", "Six.", "Cars"),
  ]
  expect(noteOf("alike: one trade", [pots, bowls, other])).toBe(1)
  expect(noteOf("alike: one trade", [pots, other])).toBeNull()
  expect(noteOf("alike: one brief", [pots, pots])).toBe(1)
})

test("sentences that are all alike have no variety", () => {
  expect(noteOf("… their variation", [write("a", "One two three. Four five six.")])).toBe(0)
  expect(noteOf("… their variation", [write("a", "One two three. Four five six seven eight nine ten.")])).toBeCloseTo(
    0.4,
    2,
  )
  expect(noteOf("words a sentence", [write("a", "One two three. Four.")])).toBe(2)
})

test("the lowest score is found, and none if there is none", () => {
  expect(noteOf("score, least", [write("a", "abc"), write("b", "a")])).toBe(1)
  expect(noteOf("score, least", [makeWritten({})])).toBeNull()
})
