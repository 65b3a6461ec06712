import { expect, test } from "vitest"
import { isDangling } from "../../../text/cut/dangling.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { singular } from "../../../text/words/plural.ts"
import { appKinds } from "./app-kinds.ts"
import { goodsKinds } from "./goods-kinds.ts"
import { homonyms } from "./homonyms.ts"
import { spelledFor } from "./spelled-for.ts"
import { tradeKinds } from "./trade-kinds.ts"
import { videoKinds } from "./video-kinds.ts"

const all = [goodsKinds, appKinds, tradeKinds, videoKinds].flatMap((rows) => Object.entries(rows))

const rows = all.map(([noun, row]) => ({
  noun,
  phrases: [true, false].map((isBritish) => row.split(";").flatMap((part) => spelledFor(part, isBritish))),
}))
type Row = (typeof rows)[number]
const wrong = (isRight: (row: Row) => boolean): string[] => rows.filter((row) => !isRight(row)).map(({ noun }) => noun)

test("every kind is one to four words as people search for them", () => {
  expect(wrong(({ noun }) => noun === singular(noun.toLowerCase()) && noun.split(" ").length < 5)).toEqual([])
})

test("every phrase has one to four words and does not end in a preposition", () => {
  const isRight = (phrase: string): boolean =>
    /^[\p{L}\p{N}][\p{L}\p{N}'-]*(?: [\p{L}\p{N}][\p{L}\p{N}'-]*){0,3}$/u.test(phrase) &&
    phrase.length < 26 &&
    !isDangling(phrase.split(" ").at(-1) ?? "")
  expect(wrong(({ phrases }) => phrases.flat().every(isRight))).toEqual([])
})

test("the phrases of a kind differ from each other and from its noun in either spelling", () => {
  const isRight = (noun: string, found: readonly string[]): boolean =>
    new Set(found).size === found.length && !found.includes(noun)
  expect(wrong(({ noun, phrases }) => phrases.every((found) => isRight(noun, found)))).toEqual([])
})

test("an ambiguous noun that needs context has a row", () => {
  expect([...homonyms.keys()].filter((noun) => !Object.hasOwn(goodsKinds, noun))).toEqual([])
})

test("no row has words that nobody types", () => {
  const vague = /\b(?:lover|perfect|unique|best|cheap|thing|item|product)\b/
  // An empty row says that its noun is a thing, and that nothing else is its name.
  expect(all.filter(([, row]) => vague.test(row) || (row !== "" && contentWords(row).length === 0))).toEqual([])
})
