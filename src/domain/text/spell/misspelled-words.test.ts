import { expect, test } from "vitest"
import { misspelledToC } from "./misspelled-a-to-c.ts"
import { misspelledToP } from "./misspelled-d-to-p.ts"
import { misspelledNamesToL } from "./misspelled-names-a-to-l.ts"
import { misspelledNamesToZ } from "./misspelled-names-m-to-z.ts"
import { misspelledToZ } from "./misspelled-q-to-z.ts"
import { misspelledWords } from "./misspelled-words.ts"
import { misspellings } from "./misspellings.ts"
import { isListedWord, isRightWord } from "./right-words.ts"

const readRows = (table: string): { right: string; typos: string[] }[] =>
  table
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [right = "", typos = ""] = row.split("=")
      return { right, typos: typos.split(",") }
    })

const rows = readRows([misspelledToC, misspelledToP, misspelledToZ, misspelledWords].join(" "))
const names = readRows([misspelledNamesToL, misspelledNamesToZ].join(" "))

test("no typo is a word, except for a missing apostrophe", () => {
  const words = [...rows, ...names]
    .flatMap(({ right, typos }) => (right.includes("'") ? [] : typos))
    .filter(isListedWord)
  expect(words).toEqual([])
})

test("every correction is a word", () => {
  const unknown = rows.flatMap(({ right }) =>
    right
      .toLowerCase()
      .split(/[_-]/)
      .filter((word) => !word.includes("'") && !isRightWord(word)),
  )
  expect(unknown).toEqual([])
})

test("no typo is in two tables with two meanings", () => {
  const twice = [...rows, ...names].flatMap(({ right, typos }) =>
    typos.filter((typo) => misspellings.get(typo) !== right.replaceAll("_", " ")),
  )
  expect(twice).toEqual([])
})
