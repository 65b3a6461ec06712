import { expect, test } from "vitest"
import type { Limit } from "../rule-book/rule.ts"
import type { CheckOutcome } from "./check.ts"
import { describeOutcome } from "./words.ts"

const length: Limit = { check: "length", unit: "safeChars", max: 80 }
const pattern = { source: "x", flags: "u" }

test.each<[Limit, CheckOutcome, string]>([
  [length, { code: "ok", measured: 3, limit: 80 }, "It meets the rule."],
  [length, { code: "missing", measured: 0, limit: 1 }, "It is empty."],
  [length, { code: "too-long", measured: 83, limit: 80 }, "It has 83 of at most 80 characters."],
  [length, { code: "too-short", measured: 0, limit: 1 }, "It has 0 of at least 1 character."],
  [
    { check: "item-length", unit: "bytes", max: 20 },
    { code: "too-long", measured: 21, limit: 20, found: "a long tag" },
    "“a long tag” has 21 of at most 20 bytes.",
  ],
  [
    { check: "total", unit: "bytes", formula: "joined", max: 249 },
    { code: "too-long", measured: 250, limit: 249 },
    "In total have 250 of at most 249 bytes.",
  ],
  [{ check: "count", max: 13 }, { code: "too-many", measured: 14, limit: 13 }, "It has 14 of at most 13 items."],
  [{ check: "count", min: 1, max: 3 }, { code: "too-few", measured: 0, limit: 1 }, "It has 0 of at least 1 item."],
  [
    { check: "word-count", max: 14 },
    { code: "too-many-words", measured: 15, limit: 14 },
    "It has 15 of at most 14 words.",
  ],
  [
    { check: "forbidden", pattern, what: "emoji" },
    { code: "forbidden", measured: 2, limit: 0, found: "\u{1F600}" },
    "It has emoji: “\u{1F600}”.",
  ],
  [
    { check: "forbidden", pattern, what: "invisible characters" },
    { code: "forbidden", measured: 1, limit: 0, found: "\u200B" },
    "It has invisible characters: “U+200B”.",
  ],
  [
    { check: "shape", pattern, what: "in small letters" },
    { code: "misshapen", measured: 1, limit: 0, found: "A".repeat(61) },
    `It should be in small letters: “${"A".repeat(57)}…” is not.`,
  ],
  [{ check: "unique" }, { code: "repeated", measured: 1, limit: 0, found: "mug" }, "“mug” already appears."],
  [
    { check: "word-repeat", max: 2 },
    { code: "word-repeated", measured: 3, limit: 2, found: "mug" },
    "“mug” appears 3 times; at most 2 times are allowed.",
  ],
  [
    { check: "character-repeat", characters: "&", max: 1 },
    { code: "character-repeated", measured: 2, limit: 1, found: "&" },
    "“&” appears 2 times; at most once is allowed.",
  ],
  [
    { check: "words-elsewhere", slots: [], alsoBrand: false },
    { code: "word-elsewhere", measured: 1, limit: 0, found: "mug" },
    "“mug” already appears in another field.",
  ],
  [
    { check: "competitors" },
    { code: "competitor", measured: 1, limit: 0, found: "Denby" },
    "It names a competitor: “Denby”.",
  ],
  [
    { check: "capitals", maxWords: 0 },
    { code: "all-caps", measured: 1, limit: 0, found: "SALE" },
    "It has 1 of at most 0 words in capitals: “SALE”.",
  ],
  [
    { check: "fragments" },
    { code: "fragment", measured: 1, limit: 0, found: "fits" },
    "“fits” is a fragment: a buyer can't tell what it means.",
  ],
  [
    { check: "phrases", minPercent: 60 },
    { code: "single-words", measured: 40, limit: 60, found: "mug" },
    "40 of a hundred items have more than one word, and at least 60 should: “mug” has one.",
  ],
  [
    { check: "chapters", minItems: 3, minSecondsEach: 10 },
    { code: "too-short", measured: 9, limit: 10, found: "00:00 A" },
    "“00:00 A” lasts 9 of at least 10 seconds.",
  ],
  [
    { check: "chapters", minItems: 3, minSecondsEach: 10 },
    { code: "not-from-zero", measured: 5, limit: 0, found: "00:05 A" },
    "The first chapter begins at 00:00, and “00:05 A” does not.",
  ],
  [
    { check: "chapters", minItems: 3, minSecondsEach: 10 },
    { code: "not-in-order", measured: 5, limit: 9, found: "00:05 A" },
    "“00:05 A” begins before the one above it ends.",
  ],
  [
    { check: "chapters", minItems: 3, minSecondsEach: 10 },
    { code: "not-a-chapter", measured: 0, limit: 3, found: "A" },
    "“A” is not a time and a name, like 02:10 Fitting the pads.",
  ],
])("%j, %j", (limit, outcome, sentence) => {
  expect(describeOutcome(limit, outcome)).toBe(sentence)
})

test("an outcome that nobody wrote words for is an error and no empty sentence", () => {
  expect(() => describeOutcome(length, { code: "odd", measured: 0, limit: 0 })).toThrow("odd")
})
