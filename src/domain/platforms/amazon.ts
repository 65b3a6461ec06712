import { platformSummaryOf } from "../platform-summaries.ts"
import { amazonFields } from "./amazon/fields.ts"
import { amazonSlots } from "./amazon/slots.ts"
import { amazonStatedRules } from "./amazon/stated-rules.ts"
import { amazonWriting } from "./amazon/writing.ts"
import { makePlatform } from "./platform.ts"

export const amazon = makePlatform({
  ...platformSummaryOf("amazon"),
  sellerField: "amazonBrand",
  genre: "goods",
  fields: amazonFields,
  slots: amazonSlots,
  pasted: ["productTitle", "platformFields.itemHighlights", "improvedBodyText", "bulletPoints", "searchTerms"],
  statedRules: amazonStatedRules,
  checks: [
    {
      id: "title-opening",
      label: "Product type early in the title",
      points: 11,
      measure: { of: "opening", slot: "productTitle", withinChars: 50 },
      why: "Phones show the beginning of the title only.",
      source: {
        name: "https://sellercentral.amazon.com/help/hub/reference/external/YTR6SYGFA5E3EQC",
        readOn: "2026-11-20",
      },
    },
    {
      id: "title-length",
      label: "Title has enough detail",
      points: 9,
      measure: { of: "length", slot: "productTitle", from: 15, to: 52 },
      why: "With 75 characters, each has to name something that buyers compare.",
      source: { name: "Amazon's notice of 2026-06-10 on titles of 75 characters", readOn: "2026-11-20" },
    },
    {
      id: "title-clean",
      label: "Title follows the advice",
      points: 7,
      measure: { of: "advice", slot: "productTitle" },
      why: "Titles against the style rules are rewritten or suppressed.",
      source: {
        name: "https://sellercentral-europe.amazon.com/help/hub/reference/external/201100890",
        readOn: "2026-11-20",
      },
    },
    {
      id: "bullets-used",
      label: "Bullets used",
      points: 10,
      measure: { of: "count", slot: "bulletPoints", to: 5, wordsEach: 6 },
      why: "Five bullets answer five questions before they are asked.",
      source: {
        name: "https://sellercentral.amazon.com/help/hub/reference/external/YTR6SYGFA5E3EQC",
        readOn: "2026-11-20",
      },
    },
    {
      id: "bullets-variety",
      label: "Different words in the bullets",
      points: 6,
      measure: { of: "variety", slot: "bulletPoints", to: 45 },
      why: "A bullet that repeats another answers nothing.",
      source: {
        name: "https://sellercentral.amazon.com/help/hub/reference/external/YTR6SYGFA5E3EQC",
        readOn: "2026-11-20",
      },
    },
    {
      id: "bullets-facts",
      label: "Your facts in the bullets",
      points: 14,
      measure: { of: "facts", slots: ["bulletPoints", "productTitle"], share: 0.72 },
      why: "Most buyers decide from the bullets and read no further.",
      source: {
        name: "https://sellercentral.amazon.com/help/hub/reference/external/YTR6SYGFA5E3EQC",
        readOn: "2026-11-20",
      },
    },
    {
      id: "search-terms",
      label: "Search terms beyond the title",
      points: 9,
      measure: { of: "variety", slot: "searchTerms", to: 9, beyond: "productTitle" },
      why: "Words of the title are indexed already; the hidden field is for all others.",
      source: { name: "https://sellercentral.amazon.com/help/hub/reference/23501", readOn: "2026-11-20" },
    },
    {
      id: "backend-phrases",
      label: "Backend phrases",
      points: 5,
      measure: { of: "phrases", slot: "tags", to: 9 },
      why: "Other names for the product find other buyers.",
      source: { name: "https://sellercentral.amazon.com/help/hub/reference/23501", readOn: "2026-11-20" },
    },
    {
      id: "highlights",
      label: "Item highlights filled",
      points: 9,
      measure: { of: "length", slot: "platformFields.itemHighlights", from: 10, to: 92 },
      why: "They appear under the title in the results.",
      source: { name: "Amazon's notice of 2026-06-10 on titles of 75 characters", readOn: "2026-11-20" },
    },
    {
      id: "description-length",
      label: "Description long enough",
      points: 6,
      measure: { of: "substance", slot: "improvedBodyText", toWords: 60 },
      why: "The bullet points sell, and the description answers what they leave open.",
      source: { name: "Search Simple's own weighting", readOn: "2026-11-20" },
    },
    {
      id: "description-prose",
      label: "Description in whole sentences",
      points: 4,
      measure: { of: "prose", slot: "improvedBodyText", toWords: 30 },
      why: "It convinces those who scrolled so far, and is matched with searches.",
      source: {
        name: "https://sellercentral.amazon.com/help/hub/reference/external/YTR6SYGFA5E3EQC",
        readOn: "2026-11-20",
      },
    },
    {
      id: "description-facts",
      label: "Your facts in the description",
      points: 6,
      measure: { of: "facts", slots: ["improvedBodyText"], share: 0.54 },
      why: "What did not fit into the bullets belongs here.",
      source: {
        name: "https://sellercentral.amazon.com/help/hub/reference/external/YTR6SYGFA5E3EQC",
        readOn: "2026-11-20",
      },
    },
    {
      id: "phrases",
      label: "Main phrases included",
      points: 4,
      measure: { of: "coverage", slots: ["productTitle", "bulletPoints", "searchTerms", "tags"], share: 0.78 },
      why: "A product is shown only for words that its text has.",
      source: {
        name: "https://shopping-feed.com and https://amzppcinfo.com on how Amazon ranks",
        readOn: "2026-11-20",
      },
    },
  ],
  guidance: [
    "The title is brand, product type, deciding attribute; everything else goes to the highlights and bullets.",
    "Bullets: a header of two to four words, a colon, a phrase without a full stop; measurements with a space before the unit.",
    "platformFields.description repeats improvedBodyText.",
  ],
  writing: amazonWriting,
  importFile: "amazon-template",
})
