import { describe, expect, test } from "vitest"
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

describe.each(all)("%s", (noun, row) => {
  const phrases = [true, false].map((isBritish) => row.split(";").flatMap((part) => spelledFor(part, isBritish)))

  test("is one to four words as people search for them", () => {
    expect(noun).toBe(singular(noun.toLowerCase()))
    expect(noun.split(" ").length).toBeLessThan(5)
  })

  test("has phrases of one to four words that do not end in a preposition", () => {
    for (const phrase of phrases.flat()) {
      expect(phrase).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}'-]*(?: [\p{L}\p{N}][\p{L}\p{N}'-]*){0,3}$/u)
      expect(phrase.length).toBeLessThan(26)
      expect(isDangling(phrase.split(" ").at(-1) ?? "")).toBe(false)
    }
  })

  test("has at least two different phrases, most of which fit a tag", () => {
    for (const found of phrases) {
      expect(found.length).toBeGreaterThan(1)
      expect(found.filter((phrase) => phrase.length <= 20).length * 2).toBeGreaterThanOrEqual(found.length)
      expect(new Set(found).size).toBe(found.length)
      expect(found).not.toContain(noun)
    }
  })
})

test("an ambiguous noun that needs context has a row", () => {
  expect([...homonyms.keys()].filter((noun) => !Object.hasOwn(goodsKinds, noun))).toEqual([])
})

test("no row has words that nobody types", () => {
  const vague = /\b(?:lover|perfect|unique|best|cheap|thing|item|product)\b/
  expect(all.filter(([, row]) => vague.test(row) || contentWords(row).length === 0)).toEqual([])
})
