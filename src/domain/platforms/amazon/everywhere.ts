import { confirmed, hard, secondary } from "../../rule-book/make-rule.ts"
import { contact, price, promotion, reviewRequest } from "../../rule-book/patterns.ts"

const productPageRules = confirmed("https://sellercentral.amazon.com/help/hub/reference/200390640")

/** Seller Central's style rules as a public transcription has them. */
export const styleGuide = secondary("Transcription of Amazon's Seller Central style rules, 2026-07-25")

export const noContact = hard(
  "A20a",
  "Amazon allows no web, mail or telephone contact on a product page.",
  { check: "forbidden", pattern: contact, what: "contact data" },
  productPageRules,
)

export const noPrice = hard(
  "A20b",
  "Amazon allows no price in the text: the offer has its own place.",
  { check: "forbidden", pattern: price, what: "prices" },
  productPageRules,
)

export const noReviewRequest = hard(
  "A20c",
  "Amazon forbids asking for reviews.",
  { check: "forbidden", pattern: reviewRequest, what: "requests for a review" },
  productPageRules,
)

export const noPromotion = hard(
  "A15b",
  "Amazon allows no promotion, shipping or sale wording in the text.",
  { check: "forbidden", pattern: promotion, what: "promotional words" },
  productPageRules,
)
