import { expect, test } from "vitest"
import type { Limit } from "../../src/domain/rule-book/rule.ts"
import { describeLimit } from "./limits.ts"

const pattern = { source: "a|b", flags: "u" }

test.each<[Limit, string]>([
  [{ check: "length", unit: "bytes", max: 100 }, "at most 100 bytes (UTF-8)"],
  [{ check: "length", unit: "safeChars", min: 2, max: 30 }, "2 to 30 characters"],
  [{ check: "item-length", unit: "utf16", max: 20 }, "each at most 20 UTF-16 units"],
  [{ check: "count", min: 13, max: 13 }, "13 items"],
  [
    { check: "total", unit: "safeChars", formula: "joined", max: 9 },
    "together at most 9 characters, with one between two items",
  ],
  [{ check: "forbidden", pattern, what: "emoji", exempt: "brand" }, "no emoji, but in the brand's name"],
  [{ check: "forbidden", pattern, what: "ticks" }, "no ticks"],
  [{ check: "shape", pattern, what: "small letters" }, "small letters"],
  [{ check: "unique" }, "none twice"],
  [{ check: "word-repeat", max: 1 }, "no word more than once"],
  [{ check: "character-repeat", characters: "%&", max: 2 }, "each of `%&` at most 2 times"],
  [
    { check: "words-elsewhere", slots: ["productTitle", "tags"], alsoBrand: true },
    "no word of `productTitle`, `tags` or of the brand",
  ],
  [{ check: "competitors" }, "no competitor that the brief names"],
  [{ check: "capitals", maxWords: 3 }, "at most 3 words in capitals"],
  [{ check: "phrases", minPercent: 60 }, "at least 60 of a hundred with more than one word"],
  [{ check: "word-count", min: 300 }, "at least 300 words"],
  [{ check: "chapters", minItems: 3, minSecondsEach: 10 }, "from 00:00, at least 3, each of at least 10 s"],
])("%j", (limit, words) => {
  expect(describeLimit(limit)).toBe(words)
})
