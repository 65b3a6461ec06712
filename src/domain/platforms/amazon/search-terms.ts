import { advice, confirmed, hard } from "../../rule-book/make-rule.ts"
import { listSlot } from "../../rule-book/make-slot.ts"
import { eitherOf, emoji } from "../../rule-book/patterns.ts"
import { amazonSearchWords, articleNumber } from "../../rule-book/platform-patterns.ts"
import { styleGuide } from "./everywhere.ts"

const searchTermRules = confirmed("https://sellercentral.amazon.com/help/hub/reference/23501")
const byteNotice = confirmed("Amazon's notice on search terms of less than 250 bytes")

/** Optional: if title and bullets already contain every word, nothing is left for this slot. */
export const amazonSearchTerms = listSlot("searchTerms", {
  label: "Search terms",
  purpose: "Backend words in lowercase that appear nowhere else: synonyms, uses, spelling variants.",
  isOptional: true,
  unit: "bytes",
  max: 249,
  target: [8, 20],
  rules: [
    hard(
      "A16",
      "Above 249 bytes, spaces counted, Amazon ignores all search terms and not only the last.",
      { check: "total", unit: "bytes", formula: "joined", max: 249 },
      byteNotice,
    ),
    advice(
      "A17",
      "One of Amazon's own errors speaks of 200 bytes, so 200 is on the safe side.",
      { check: "total", unit: "bytes", formula: "joined", max: 200 },
      styleGuide,
    ),
    hard(
      "A19a",
      "Amazon asks for search terms with spaces only, without punctuation or emoji.",
      {
        check: "forbidden",
        pattern: eitherOf({ source: "[,;:]|--", flags: "u" }, emoji),
        what: "punctuation or emoji",
      },
      searchTermRules,
    ),
    hard("A19b", "No word counts twice among the search terms.", { check: "word-repeat", max: 1 }, searchTermRules),
    hard(
      "A19c",
      "Words of title, highlights, bullet points and brand are searched already.",
      {
        check: "words-elsewhere",
        slots: ["productTitle", "platformFields.itemHighlights", "bulletPoints"],
        alsoBrand: true,
      },
      searchTermRules,
    ),
    hard(
      "A19d",
      "Amazon takes no temporary, subjective or boastful words as search terms.",
      { check: "forbidden", pattern: amazonSearchWords, what: "temporary or subjective words" },
      searchTermRules,
    ),
    hard("A19e", "Amazon forbids other brands among the search terms.", { check: "competitors" }, searchTermRules),
    hard(
      "A19f",
      "Amazon forbids article numbers among the search terms.",
      { check: "forbidden", pattern: articleNumber, what: "article numbers" },
      searchTermRules,
    ),
    advice(
      "A19g",
      "Small letters are enough: Amazon's search does not look at capitals.",
      { check: "shape", pattern: { source: "[^\\p{Lu}]*", flags: "u" }, what: "in lowercase" },
      searchTermRules,
    ),
  ],
})
