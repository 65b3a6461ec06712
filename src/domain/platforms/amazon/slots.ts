import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { hard } from "../../rule-book/make-rule.ts"
import { proseSlot } from "../../rule-book/make-slot.ts"
import type { Slot } from "../../rule-book/slot.ts"
import { amazonBullets } from "./bullets.ts"
import { noContact, noPrice, noPromotion, noReviewRequest, styleGuide } from "./everywhere.ts"
import { amazonSearchTerms } from "./search-terms.ts"
import { amazonHighlights, amazonTitle } from "./title.ts"

const descriptionRules = [
  hard(
    "A15a",
    "Amazon takes descriptions of up to 2,000 characters.",
    { check: "length", unit: "safeChars", max: 2000 },
    styleGuide,
  ),
  noPromotion,
  noContact,
  noPrice,
  noReviewRequest,
]

export const amazonSlots: readonly Slot[] = [
  amazonTitle,
  amazonHighlights,
  titleTagSlot(),
  metaDescriptionSlot(),
  amazonBullets,
  amazonSearchTerms,
  keywordsSlot(),
  freeListSlot("tags", {
    label: "Backend phrases",
    purpose: "Whole phrases that buyers type, to pick from for advertising and the backend.",
    target: [5, 10],
    maxChars: 60,
  }),
  proseSlot("improvedBodyText", {
    label: "Description",
    purpose: "Who it is for, what it does, what is in the box; plain short paragraphs of facts.",
    max: 2000,
    target: [600, 1500],
    rules: descriptionRules,
  }),
  {
    ...proseSlot("platformFields.description", {
      label: "Product description",
      purpose: "The same description, as the template's field takes it.",
      isOptional: true,
      max: 2000,
      target: [600, 1500],
      rules: [...descriptionRules],
    }),
    copyOf: "improvedBodyText",
  },
]
