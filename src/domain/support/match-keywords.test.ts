import { expect, test } from "vitest"
import type { CannedEntry } from "./canned.ts"
import { faq } from "./faq.ts"
import { matchKeywords } from "./match-keywords.ts"

const [item] = faq
if (item === undefined) throw new Error("there are no questions")
const entry = (...keywords: string[]): CannedEntry => ({ category: "support", keywords, item })

const short = entry("a", "bc")
const long = entry("abcd")
const both = entry("abcd", "e")

test.each<[string, readonly CannedEntry[], CannedEntry | null]>([
  ["nothing", [short, long], null],
  ["nothing", [], null],
  ["abcd", [short, long], long],
  ["ABCD", [short, long], long],
  ["abc", [short, long], short],
  ["abcd e", [long, both], both],
  // The first one on a tie.
  ["abcd", [long, both], long],
  // Also inside words, according to the specification.
  ["xxabcdxx", [short, long], long],
])("%j", (message, entries, found) => {
  expect(matchKeywords(message, entries)).toBe(found)
})

test.each([
  ["what does it cost", "price"],
  ["How does unlimited generation work?", "unlimited"],
  ["can I get a refund", "refund"],
  ["I want to cancel", "cancel"],
])("of the entries we have: %s", (message, id) => {
  expect(matchKeywords(message)?.item.id).toBe(id)
})
