import { advice, confirmed, hard } from "../../rule-book/make-rule.ts"
import { listSlot } from "../../rule-book/make-slot.ts"
import { eitherOf, emoji } from "../../rule-book/patterns.ts"
import { amazonBulletSigns, amazonBulletWords } from "../../rule-book/platform-patterns.ts"
import { noContact, noPrice, noReviewRequest, styleGuide } from "./everywhere.ts"

const bulletPolicy = confirmed("Amazon's bullet point policy of August 2024")

export const amazonBullets = listSlot("bulletPoints", {
  label: "Bullet points",
  purpose:
    "Five: a short header, a colon, then the feature with its number and what it is good for. No end punctuation.",
  max: 255,
  unit: "codePoints",
  target: [5, 5],
  rules: [
    hard("A9a", "Amazon takes at most five bullet points from sellers.", { check: "count", max: 5 }, styleGuide),
    advice(
      "A9b",
      "Amazon asks for three bullet points at the least, and every one of the five is shown.",
      { check: "count", min: 5, max: 5 },
      styleGuide,
    ),
    hard(
      "A10",
      "Amazon takes bullet points of 10 to 255 characters.",
      { check: "item-length", unit: "codePoints", min: 10, max: 255 },
      styleGuide,
    ),
    hard(
      "A11",
      "All bullet points together have to stay under 1,000 characters.",
      { check: "total", unit: "codePoints", formula: "sum", max: 999 },
      styleGuide,
    ),
    hard(
      "A13",
      "Amazon refuses ™ ® € … † ‡ ° ¢ £ ¥ © ± ~, emoji and article numbers in bullet points.",
      {
        check: "forbidden",
        pattern: eitherOf(amazonBulletSigns, emoji),
        what: "any of ™ ® € … † ‡ ° ¢ £ ¥ © ± ~, emoji or article numbers",
      },
      bulletPolicy,
    ),
    hard(
      "A14",
      "Amazon refuses guarantees, refunds, environmental and antibacterial claims and blanks like N/A in bullet points.",
      { check: "forbidden", pattern: amazonBulletWords, what: "guarantees, green or medical claims, or N/A" },
      bulletPolicy,
    ),
    noContact,
    noPrice,
    noReviewRequest,
    advice("A12a", "No bullet point may repeat another.", { check: "unique" }, styleGuide),
    advice(
      "A12b",
      "A bullet point begins with a capital letter or a digit.",
      {
        check: "shape",
        pattern: { source: "[^\\p{Ll}][\\s\\S]*", flags: "u" },
        what: "beginning with a capital letter",
      },
      styleGuide,
    ),
    advice(
      "A12c",
      "A bullet point is a phrase: it ends without a punctuation mark.",
      { check: "forbidden", pattern: { source: "[.!?;,]$", flags: "u" }, what: "punctuation at the end" },
      styleGuide,
    ),
  ],
})
