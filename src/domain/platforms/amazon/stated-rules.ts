import { confirmed, secondary, stated } from "../../rule-book/make-rule.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import { styleGuide } from "./everywhere.ts"

const searchTermRules = confirmed("https://sellercentral.amazon.com/help/hub/reference/23501")

export const amazonStatedRules: readonly StatedRule[] = [
  stated(
    "hard",
    "A1b",
    "Title",
    "Media have 200 characters; the limit of 75 does not hold in Saudi Arabia, Egypt, Turkey and the Emirates.",
    confirmed("Amazon's notice of 2026-06-10 on titles of 75 characters"),
  ),
  stated(
    "advice",
    "A7",
    "Title",
    "Brand, style, product type, key attribute, color, size or pack, model; size and color of a variant only in its own title.",
    styleGuide,
  ),
  stated(
    "hard",
    "A8d",
    "Item highlights",
    "They are taken only with a title of at most 75 characters, and not in every marketplace or product type.",
    confirmed("Amazon's notice of 2026-06-10 on titles of 75 characters"),
  ),
  stated("hard", "A9c", "Bullet points", "Vendors may use ten.", secondary("Bullet point guide for vendors")),
  stated(
    "advice",
    "A12d",
    "Bullet points",
    "Numbers from one to nine are spelled out, and there is a space before a unit.",
    styleGuide,
  ),
  stated(
    "advice",
    "A18",
    "Search terms",
    "Amazon says that spaces and punctuation are not counted; we count them, to be on the safe side.",
    searchTermRules,
  ),
  stated("hard", "A21", "Brand", "A product without a brand has to say Generic.", styleGuide),
]
