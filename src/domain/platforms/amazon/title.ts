import { advice, confirmed, hard } from "../../rule-book/make-rule.ts"
import { lineSlot } from "../../rule-book/make-slot.ts"
import { decoration, eitherOf, promotion } from "../../rule-book/patterns.ts"
import { amazonPraise } from "../../rule-book/platform-patterns.ts"
import { noContact, noPrice } from "./everywhere.ts"

const notice = confirmed("Amazon's notice of 2026-06-10 on titles of 75 characters")
const titleRules = confirmed("https://sellercentral-europe.amazon.com/help/hub/reference/external/201100890")
const repeats = confirmed("Amazon's notice of January 2025 on repeated words in titles")
const style = confirmed("https://sellercentral.amazon.com/help/hub/reference/external/YTR6SYGFA5E3EQC")

export const amazonTitle = lineSlot("productTitle", {
  label: "Title",
  purpose: "Brand, product type, then the one or two attributes that decide; size or pack last. Title Case, numerals.",
  unit: "codePoints",
  max: 75,
  target: [50, 75],
  rules: [
    hard(
      "A1",
      "Since 2026-07-27 Amazon shortens titles of more than 75 characters or shows them less (200 for media).",
      { check: "length", unit: "codePoints", max: 75 },
      notice,
    ),
    hard(
      "A2",
      "Amazon refuses ! $ ? _ { } ^ ¬ ¦ in a title, unless the brand's own name has them.",
      {
        check: "forbidden",
        pattern: { source: "[!$?_{}^\\u00AC\\u00A6]", flags: "u" },
        what: "any of ! $ ? _ { } ^ ¬ ¦",
        exempt: "brand",
      },
      titleRules,
    ),
    hard(
      "A3",
      "Amazon takes ~ # < > * in a title only as a part of a size or a model's name.",
      { check: "forbidden", pattern: decoration, what: "~ # < > * as decoration", exempt: "brand" },
      titleRules,
    ),
    hard(
      "A4",
      "Amazon takes no word more than twice in a title; articles, prepositions and conjunctions do not count.",
      { check: "word-repeat", max: 2 },
      repeats,
    ),
    hard(
      "A5",
      "Amazon refuses promotion, prices, praise and haste in a title.",
      {
        check: "forbidden",
        pattern: eitherOf(promotion, amazonPraise),
        what: "promotional words",
        exempt: "brand",
      },
      titleRules,
    ),
    noContact,
    noPrice,
    advice("A6a", "Amazon asks for titles without words in capitals.", { check: "capitals", maxWords: 0 }, style),
    advice(
      "A6b",
      "Amazon asks for Title Case; a title all in lowercase looks unfinished.",
      {
        check: "shape",
        pattern: { source: "(?=[^\\p{Lu}]*\\p{Lu})[\\s\\S]*|[^\\p{Ll}]*", flags: "u" },
        what: "with a capital letter",
      },
      style,
    ),
    advice(
      "A6c",
      "Amazon asks for titles without emoji, ligatures, ™, © and ®.",
      {
        check: "forbidden",
        pattern: { source: "[\\p{Extended_Pictographic}ÆŠŒŸŽæšœÿž]", flags: "u" },
        what: "signs outside the usual letters",
        exempt: "brand",
      },
      style,
    ),
  ],
})

export const amazonHighlights = lineSlot("platformFields.itemHighlights", {
  label: "Item highlights",
  purpose: "What no longer fits into the title: attributes as phrases with commas between, no sentences.",
  isOptional: true,
  unit: "codePoints",
  max: 125,
  target: [60, 125],
  rules: [
    hard(
      "A8a",
      "Amazon shows up to 125 characters of highlights under a title of at most 75.",
      { check: "length", unit: "codePoints", max: 125 },
      notice,
    ),
    advice(
      "A8b",
      "Highlights are phrases with commas between them, and no sentences.",
      { check: "forbidden", pattern: { source: "[.!?;]$", flags: "u" }, what: "sentence endings" },
      notice,
    ),
    noContact,
    noPrice,
    hard(
      "A8c",
      "Highlights appear under the title, and Amazon's rules for titles apply to them.",
      { check: "forbidden", pattern: eitherOf(promotion, amazonPraise), what: "promotional words", exempt: "brand" },
      titleRules,
    ),
  ],
})
