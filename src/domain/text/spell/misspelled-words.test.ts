import { expect, test } from "vitest"
import { misspelledWords } from "./misspelled-words.ts"
import { misspellings } from "./misspellings.ts"
import { isListedWord } from "./right-words.ts"

const rows = misspelledWords
  .trim()
  .split(/\s+/)
  .map((row) => {
    const [right = "", typos = ""] = row.split("=")
    return { right, typos: typos.split(",") }
  })

test("no typo is a word, except for a missing apostrophe", () => {
  const words = rows.flatMap(({ right, typos }) => (right.includes("'") ? [] : typos)).filter(isListedWord)
  expect(words).toEqual([])
})

test("every correction is a word", () => {
  const unknown = rows.flatMap(({ right }) =>
    right
      .toLowerCase()
      .split(/[_-]/)
      .filter((word) => !word.includes("'") && !isListedWord(word)),
  )
  expect(unknown).toEqual([])
})

test("no typo is in two tables with two meanings", () => {
  const twice = rows.flatMap(({ right, typos }) =>
    typos.filter((typo) => misspellings.get(typo) !== right.replaceAll("_", " ")),
  )
  expect(twice).toEqual([])
})
