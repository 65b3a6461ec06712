import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, hard, ownPromise, secondary, stated, unconfirmed } from "../../rule-book/make-rule.ts"
import { lineSlot, listSlot, proseSlot } from "../../rule-book/make-slot.ts"
import { slugShape } from "../../rule-book/patterns.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"

const snippetGuide = secondary("https://shopifyranked.com/shopify-seo/seo-settings")
const officeHours = secondary("https://www.lumar.io/office-hours/titles-descriptions")
const snippets = secondary("Google on snippets, quoted at https://goodtoseo.com/better-snippets-for-your-users")
const measurement = secondary("Measurement of result titles, serp-title-width, 2026-09-18")
const unsure = unconfirmed("General knowledge about search engines")

const heading = lineSlot("productTitle", {
  label: "Heading (H1)",
  purpose: "The page's one main heading: what the business does, and where.",
  max: 70,
  target: [30, 60],
  rules: [
    hard(
      "W9b",
      "More than twice what a heading should have is a paragraph, so we never write more.",
      { check: "length", unit: "safeChars", max: 140 },
      ownPromise,
    ),
    advice(
      "W9",
      "One heading of at most 70 characters names what the page is about.",
      { check: "length", unit: "safeChars", max: 70 },
      unsure,
    ),
  ],
})

const slug = lineSlot("platformFields.slug", {
  label: "Address (slug)",
  purpose: "The page's address: its main phrase in lowercase with hyphens.",
  max: 75,
  target: [10, 50],
  madeFrom: { slots: ["productTitle", "titleTag"], as: "slug" },
  rules: [
    hard(
      "W8c",
      "Browsers and mail programs cut long addresses, so we never write more than 150 characters.",
      { check: "length", unit: "safeChars", max: 150 },
      ownPromise,
    ),
    advice(
      "W8a",
      "Addresses of up to 75 characters are shown whole.",
      { check: "length", unit: "safeChars", max: 75 },
      secondary("Guides on search engine optimization, 2026"),
    ),
    advice(
      "W8b",
      "Small letters, digits and single hyphens work everywhere.",
      { check: "shape", pattern: slugShape, what: "small letters, digits and hyphens" },
      secondary("Guides on search engine optimization, 2026"),
    ),
  ],
})

const faq = listSlot("platformFields.faq", {
  label: "Questions and answers",
  purpose: 'Each "Question? Answer" from what the brief says: price, place, time, what is included.',
  isOptional: true,
  max: 400,
  target: [2, 5],
  rules: [
    advice(
      "W12",
      "A question ends with a question mark, and its answer follows in the same line.",
      {
        check: "shape",
        pattern: { source: "[^?]{3,}\\?\\s+\\S[\\s\\S]*", flags: "u" },
        what: "a question and its answer",
      },
      unsure,
    ),
  ],
})

const body = proseSlot("improvedBodyText", {
  label: "Page text",
  purpose:
    "Answers what a visitor searched for: offer, place, method, proof, next step; main phrase in the first lines.",
  markup: "markdown",
  max: 10_000,
  target: [900, 3000],
  rules: [
    advice(
      "W11",
      "A page that answers a question fully seldom has fewer than 300 words.",
      { check: "word-count", min: 300 },
      unsure,
    ),
  ],
})

export const websiteSlots: readonly Slot[] = [
  titleTagSlot([
    advice(
      "W1",
      "A title of 30 to 60 characters, about 580 pixels, has enough detail and is not cut.",
      { check: "length", unit: "codePoints", min: 30, max: 60 },
      snippetGuide,
    ),
    advice("W4", "A title is not a list of keywords: no word twice.", { check: "word-repeat", max: 1 }, officeHours),
  ]),
  metaDescriptionSlot([
    advice(
      "W5",
      "Of 120 to 158 characters the computer shows all and a telephone about 120.",
      { check: "length", unit: "codePoints", min: 120, max: 158 },
      snippetGuide,
    ),
  ]),
  heading,
  slug,
  body,
  keywordsSlot([
    advice("W13", "Three to ten phrases are what one page can answer.", { check: "count", min: 3, max: 10 }, unsure),
  ]),
  freeListSlot("bulletPoints", {
    label: "Highlights",
    purpose: "What a visitor wants to know at a glance, a line each.",
    target: [4, 8],
    maxChars: 170,
  }),
  freeListSlot("tags", {
    label: "Topics",
    purpose: "What the page is about, for its categories and inner links.",
    target: [4, 8],
    maxChars: 60,
  }),
  freeListSlot("searchTerms", {
    label: "Related searches",
    purpose: "Longer questions that the same people type.",
    target: [3, 6],
    maxChars: 60,
  }),
  faq,
]

export const websiteStatedRules: readonly StatedRule[] = [
  stated("advice", "W2", "Title tag", "Google names no limit and cuts where it needs to.", snippets),
  stated(
    "advice",
    "W3",
    "Title tag",
    "The newest measurement is Arial 22 px in 652 px: the same 30 em as before, so width is judged in em.",
    measurement,
  ),
  stated("advice", "W4b", "Title tag", "Unique on the site, the main phrase near its beginning.", officeHours),
  stated(
    "advice",
    "W6",
    "Meta description",
    "Sources disagree whether a computer shows 920 or 990 pixels; 158 characters are about 977.",
    unconfirmed("https://shopifyranked.com/shopify-seo/seo-settings and guides that differ"),
  ),
  stated(
    "advice",
    "W7",
    "Meta description",
    "There is no official limit, and it does not rank; it decides on clicks.",
    officeHours,
  ),
  stated(
    "advice",
    "W10",
    "Keywords",
    "Google ignores a meta tag with keywords, so we write none into the page.",
    unsure,
  ),
  stated(
    "advice",
    "W11b",
    "Page text",
    "The main phrase comes early and is less than three in a hundred words.",
    unsure,
  ),
]
