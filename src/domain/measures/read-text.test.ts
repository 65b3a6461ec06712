import { describe, expect, test } from "vitest"
import { matchGrades, matchPhrase } from "./phrase-match.ts"
import { readText } from "./read-text.ts"

describe("the new words in a text", () => {
  test.each<[string, number]>([
    ["stoneware mug", 2],
    ["mug mug MUG mugs", 1],
    ["a mug for you and me", 1],
    ["handled handle", 1],
    ["mug x", 1],
    ["陶器", 2],
  ])("%j has %d words", (text, count) => {
    expect(readText(text, false).freshCount).toBe(count)
  })

  test("useful characters are those of new words, with the small words before them", () => {
    expect(readText("mug", false).usefulChars).toBe(4)
    expect(readText("mug with a lid", false).usefulChars).toBe(4 + 4 + 5 + 2)
    expect(readText("mug with a mug", false).usefulChars).toBe(4)
  })

  test.each<[string, number]>([
    ["mug cup pot plate", 0],
    ["The mug keeps coffee hot.", 4],
    ["The mug. Cup pot plate", 1],
    ["The one two three four five six seven eight", 6],
  ])("%j has %d words in sentences", (text, count) => {
    expect(readText(text, true).proseCount).toBe(count)
  })

  test("a line counts if it says two new things", () => {
    expect(readText("Blue mug\n\nblue mug\n- Oak lid\nend", true).partCount).toBe(2)
  })
})

describe("how well a text has a phrase", () => {
  test.each<[string, number]>([
    ["A stoneware mug for coffee", matchGrades.asTyped],
    ["Stoneware and porcelain mugs", matchGrades.asTyped],
    ["A mug of stoneware", matchGrades.near],
    ["This mug, which was thrown by hand in Rye last spring, is stoneware", matchGrades.apart],
    ["A porcelain mug", matchGrades.none],
    ["mug stoneware mug", matchGrades.near],
  ])("%j", (text, grade) => {
    expect(matchPhrase(readText(text, false), ["stoneware", "mug"])).toBe(grade)
  })

  test("only words that begin within the first characters count", () => {
    const text = readText("A stoneware mug", false)
    expect(matchPhrase(text, ["mug"], 12)).toBe(matchGrades.none)
    expect(matchPhrase(text, ["mug"], 13)).toBe(matchGrades.asTyped)
  })

  test("a word must be whole in a title, and its beginning is enough in a text that may be cut", () => {
    expect(matchPhrase(readText("carpet", false), ["car"])).toBe(matchGrades.none)
    expect(matchPhrase(readText("carpet", true), ["car"])).toBe(matchGrades.asTyped)
  })
})
