import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, confirmed, hard, secondary, stated } from "../../rule-book/make-rule.ts"
import { lineSlot, proseSlot } from "../../rule-book/make-slot.ts"
import { price } from "../../rule-book/patterns.ts"
import { appStoreClaims, otherAppPlatforms, unfinishedApp } from "../../rule-book/platform-patterns.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"

const appInformation = confirmed("https://developer.apple.com/help/app-store-connect/reference/app-information")
const versionInformation = confirmed(
  "https://developer.apple.com/help/app-store-connect/reference/platform-version-information",
)
const guideline = confirmed("App Review Guideline 2.3.7")
const precheck = confirmed("https://github.com/fastlane/fastlane, precheck rules")
const guides = secondary("Guides on App Store search, 2026")

const noOtherPlatforms = hard(
  "P9a",
  "Apple rejects an app whose texts name another platform.",
  { check: "forbidden", pattern: otherAppPlatforms, what: "names of other platforms" },
  precheck,
)
const finished = advice(
  "P10",
  "Apple's reviewers stop at placeholder texts, at what is still to come, and at other companies' names.",
  { check: "forbidden", pattern: unfinishedApp, what: "placeholders, announcements or Google's name" },
  precheck,
)
const nothingUnproven = advice(
  "P9b",
  "Apple discourages claims that nobody can check, and terms that are not the app's name.",
  { check: "forbidden", pattern: appStoreClaims, what: "claims or offers" },
  guideline,
)
const noPrice = hard(
  "P9c",
  "Apple rejects prices in an app's name, subtitle and keywords: they differ from country to country.",
  { check: "forbidden", pattern: price, what: "prices" },
  guideline,
)

const name = lineSlot("productTitle", {
  label: "App name",
  purpose: "The app's name, then a colon or dash and its main phrase, if there is room.",
  max: 30,
  target: [15, 30],
  rules: [
    hard(
      "P1",
      "Apple takes names of 2 to 30 characters.",
      { check: "length", unit: "safeChars", min: 2, max: 30 },
      appInformation,
    ),
    noOtherPlatforms,
    noPrice,
    nothingUnproven,
    finished,
  ],
})

const subtitle = lineSlot("platformFields.subtitle", {
  label: "Subtitle",
  purpose: "What the app does for somebody, in words that the name does not have.",
  isRequired: false,
  max: 30,
  target: [18, 30],
  madeFrom: { slots: ["keywords", "bulletPoints"], as: "phrase" },
  rules: [
    hard(
      "P2",
      "Apple takes subtitles of up to 30 characters.",
      { check: "length", unit: "safeChars", max: 30 },
      appInformation,
    ),
    noOtherPlatforms,
    noPrice,
    nothingUnproven,
    finished,
    advice(
      "P5a",
      "Apple searches name and subtitle together, so a word of the name is wasted here.",
      { check: "words-elsewhere", slots: ["productTitle"], alsoBrand: false },
      guides,
    ),
  ],
})

/** The characters between two commas, without a comma next to another or to a space: one text, counted in bytes. */
const keywordShape = { source: "[^,\\s][^,]*(?:,[^,\\s][^,]*)*", flags: "u" }

const keywordField = lineSlot("platformFields.keywordField", {
  label: "Keyword field",
  purpose: "Single words with a comma and no space between, none of them in name or subtitle; fill the 100 bytes.",
  isRequired: false,
  unit: "bytes",
  max: 100,
  target: [85, 100],
  madeFrom: { slots: ["keywords", "tags", "searchTerms"], as: "words" },
  rules: [
    hard("P3a", "Apple takes 100 bytes of keywords.", { check: "length", unit: "bytes", max: 100 }, versionInformation),
    hard(
      "P3b",
      "Apple takes keywords of more than two characters only.",
      {
        check: "forbidden",
        pattern: { source: "(?<![^,])[^,]{1,2}(?![^,])", flags: "u" },
        what: "keywords of one or two characters",
      },
      versionInformation,
    ),
    hard(
      "P4a",
      "Apple searches the app's and the company's name already, and refuses them as keywords.",
      { check: "words-elsewhere", slots: ["productTitle"], alsoBrand: true },
      versionInformation,
    ),
    hard(
      "P4b",
      "Apple refuses names of other apps and companies as keywords.",
      { check: "competitors" },
      versionInformation,
    ),
    noOtherPlatforms,
    noPrice,
    hard("P5b", "No keyword counts twice.", { check: "word-repeat", max: 1 }, guides),
    advice(
      "P5c",
      "A space after a comma is a byte lost.",
      { check: "shape", pattern: keywordShape, what: "words with a comma and no space between" },
      guides,
    ),
    advice(
      "P5d",
      "Words of the subtitle are searched already.",
      { check: "words-elsewhere", slots: ["platformFields.subtitle"], alsoBrand: false },
      guides,
    ),
    advice(
      "P5e",
      "Every byte left empty is a search less; at least 90 should be used.",
      { check: "length", unit: "bytes", min: 90, max: 100 },
      guides,
    ),
    advice(
      "P5f",
      "@ and # are never typed into the search.",
      { check: "forbidden", pattern: { source: "[@#]", flags: "u" }, what: "@ or #" },
      guides,
    ),
    finished,
  ],
})

const promotionalText = lineSlot("platformFields.promotionalText", {
  label: "Promotional text",
  purpose: "One or two sentences above the description; it may change at any time and is not searched.",
  isOptional: true,
  max: 170,
  target: [90, 170],
  rules: [
    hard(
      "P6",
      "Apple takes promotional texts of up to 170 characters.",
      { check: "length", unit: "safeChars", max: 170 },
      versionInformation,
    ),
    noOtherPlatforms,
    finished,
  ],
})

const description = proseSlot("improvedBodyText", {
  label: "Description",
  purpose:
    "The first 170 characters say what it does and for whom; then features, price and devices in short paragraphs.",
  max: 4000,
  target: [500, 2000],
  rules: [
    hard(
      "P7",
      "Apple takes descriptions of up to 4,000 characters of plain text.",
      { check: "length", unit: "safeChars", max: 4000 },
      versionInformation,
    ),
    noOtherPlatforms,
    finished,
  ],
})

export const appstoreSlots: readonly Slot[] = [
  name,
  subtitle,
  keywordField,
  promotionalText,
  titleTagSlot(),
  metaDescriptionSlot(),
  keywordsSlot(),
  freeListSlot("tags", {
    label: "Category hints",
    purpose: "The store's category, and what the app would be filed under.",
    target: [3, 6],
    maxChars: 60,
  }),
  freeListSlot("bulletPoints", {
    label: "Features",
    purpose: "What it does, a line each, as the description lists it.",
    target: [3, 8],
    maxChars: 170,
  }),
  freeListSlot("searchTerms", {
    label: "Other keywords",
    purpose: "Phrases for the keyword fields of other languages and for search ads.",
    target: [3, 8],
    maxChars: 60,
  }),
  description,
]

export const appstoreStatedRules: readonly StatedRule[] = [
  stated("advice", "P5g", "Keyword field", "No plural beside its singular, and no category's name.", guides),
  stated("hard", "P8", "What's new", "Up to 4,000 characters, from the second version on.", guides),
  stated("hard", "P9d", "All texts", "Everything has to be fit for children from the age of four.", guideline),
  stated(
    "advice",
    "P11",
    "Search",
    "Name, subtitle and keywords weigh in this order; the description is not searched.",
    guides,
  ),
]
