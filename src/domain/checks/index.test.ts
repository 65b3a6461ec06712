import { expect, test } from "vitest"
import type { Place } from "./check.ts"
import { checkOf, checks, findFault, type Limit, mendingOrder } from "./index.ts"

const pattern = { source: "x", flags: "u" }

const placeOf = (value: string | readonly string[]): Place => ({
  text: typeof value === "string" ? value : value.join("\n"),
  items: typeof value === "string" ? [value] : value,
  brands: ["Northlight"],
  competitors: ["denby"],
  textOf: (slot) => (slot === "productTitle" ? "Blue Mug" : ""),
})

test.each<[Limit, string | readonly string[], string]>([
  [{ check: "length", unit: "safeChars", max: 80 }, " ", "It is empty."],
  [{ check: "length", unit: "safeChars", max: 80 }, "a".repeat(83), "It has 83 of at most 80 characters."],
  [{ check: "length", unit: "safeChars", min: 2, max: 80 }, "a", "It has 1 of at least 2 characters."],
  [{ check: "length", unit: "safeChars", max: 1 }, "ab", "It has 2 of at most 1 character."],
  [{ check: "item-length", unit: "bytes", max: 9 }, ["a tag", "a long tag"], "“a long tag” has 10 of at most 9 bytes."],
  [{ check: "item-length", unit: "bytes", min: 2, max: 9 }, ["a"], "“a” has 1 of at least 2 bytes."],
  [{ check: "total", unit: "bytes", formula: "joined", max: 4 }, ["ab", "cd"], "In total have 5 of at most 4 bytes."],
  [{ check: "count", max: 1 }, ["a", "b"], "It has 2 of at most 1 item."],
  [{ check: "count", min: 3, max: 3 }, ["a", "b"], "It has 2 of at least 3 items."],
  [{ check: "word-count", max: 1 }, "two words", "It has 2 of at most 1 word."],
  [{ check: "word-count", min: 3 }, "two words", "It has 2 of at least 3 words."],
  [
    { check: "forbidden", pattern: { source: "\u{1F600}", flags: "u" }, what: "emoji" },
    "a mug \u{1F600}",
    "It has emoji: “\u{1F600}”.",
  ],
  [
    { check: "forbidden", pattern: { source: "\u200B", flags: "u" }, what: "invisible characters" },
    "a\u200Bmug",
    "It has invisible characters: “U+200B”.",
  ],
  [
    { check: "shape", pattern: { source: "[a-z]+", flags: "u" }, what: "in small letters" },
    "A".repeat(61),
    `It should be in small letters: “${"A".repeat(57)}…” is not.`,
  ],
  [{ check: "unique" }, ["mug", "Mug"], "“Mug” already appears."],
  [{ check: "word-repeat", max: 2 }, "mug mug mug", "“mug” appears 3 times; at most 2 times are allowed."],
  [
    { check: "character-repeat", characters: "&", max: 1 },
    "a & b & c",
    "“&” appears 2 times; at most once is allowed.",
  ],
  [
    { check: "words-elsewhere", slots: ["productTitle"], alsoBrand: false },
    ["mug northlight"],
    "“mug” already appears in another field.",
  ],
  [
    { check: "words-elsewhere", slots: [], alsoBrand: true },
    ["mug northlight"],
    "“northlight” already appears in another field.",
  ],
  [{ check: "competitors" }, "like Denby", "It names a competitor: “Denby”."],
  [{ check: "capitals", maxWords: 0 }, "SUPER mug", "It has 1 of at most 0 words in capitals: “SUPER”."],
  [{ check: "fragments" }, ["mug with the"], "“mug with the” is a fragment: a buyer can't tell what it means."],
  [
    { check: "phrases", minPercent: 60 },
    ["mug", "a mug"],
    "50 of a hundred items have more than one word, and at least 60 should: “mug” has one.",
  ],
  [
    { check: "chapters", minItems: 1, minSecondsEach: 10 },
    ["00:00 A", "00:09 B"],
    "“00:00 A” lasts 9 of at least 10 seconds.",
  ],
  [
    { check: "chapters", minItems: 1, minSecondsEach: 10 },
    ["00:05 A"],
    "The first chapter begins at 00:00, and “00:05 A” does not.",
  ],
  [
    { check: "chapters", minItems: 1, minSecondsEach: 10 },
    ["00:00 A", "00:30 B", "00:20 C"],
    "“00:20 C” begins before the one above it ends.",
  ],
  [
    { check: "chapters", minItems: 1, minSecondsEach: 10 },
    ["A"],
    "“A” is not a time and a name, like 02:10 Fitting the pads.",
  ],
  [{ check: "chapters", minItems: 2, minSecondsEach: 10 }, ["00:00 A"], "It has 1 of at least 2 items."],
])("%j on %j says what it found", (limit, value, sentence) => {
  expect(findFault(limit, placeOf(value))?.message).toBe(sentence)
})

test("a rule that the text follows has no fault", () => {
  expect(findFault({ check: "length", unit: "safeChars", max: 3 }, placeOf("abc"))).toBeNull()
})

const describeLimit = <Id extends Limit["check"]>(limit: Limit<Id>): string => checkOf(limit).describeLimit(limit)

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
])("%j in words", (limit, words) => {
  expect(describeLimit(limit)).toBe(words)
})

test("checks that forbid text fix it before checks that shorten it, and the number of items comes after their length", () => {
  const order = (["count", "item-length", "forbidden"] as const).toSorted(
    (one, other) => checks.findIndex(({ id }) => id === one) - checks.findIndex(({ id }) => id === other),
  )
  expect(order).toEqual(["forbidden", "item-length", "count"])
  expect(mendingOrder({ check: "unique" })).toBeLessThan(mendingOrder({ check: "count", max: 3 }))
})
