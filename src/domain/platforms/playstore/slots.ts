import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, confirmed, hard, secondary, stated, unconfirmed } from "../../rule-book/make-rule.ts"
import { lineSlot, listSlot, proseSlot } from "../../rule-book/make-slot.ts"
import { eitherOf, emoji, emoticons, repeatedSigns } from "../../rule-book/patterns.ts"
import { playShortWords, playTitleWords } from "../../rule-book/platform-patterns.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"

const metadataPolicy = confirmed("https://support.google.com/googleplay/android-developer/answer/9898842")
const storeSpecs = confirmed("https://github.com/coreyhaines31/marketingskills, google-play-specs.md")
const guides = secondary("Guides on Google Play search, 2026")

const title = lineSlot("productTitle", {
  label: "App name",
  purpose: "The app's name, then a colon and its main phrase, if there is room.",
  max: 30,
  target: [15, 30],
  rules: [
    hard(
      "G1",
      "Google Play takes names of up to 30 characters.",
      { check: "length", unit: "safeChars", max: 30 },
      metadataPolicy,
    ),
    hard(
      "G2a",
      "Google Play refuses emoji, emoticons and repeated signs in a name.",
      {
        check: "forbidden",
        pattern: eitherOf(emoji, emoticons, repeatedSigns),
        what: "emoji, emoticons or repeated signs",
        exempt: "brand",
      },
      metadataPolicy,
    ),
    hard(
      "G2b",
      "Google Play refuses a name in capitals, unless it is the brand's; one acronym is allowed.",
      { check: "capitals", maxWords: 1 },
      metadataPolicy,
    ),
    hard(
      "G3",
      "Google Play refuses names that speak of rank, price, promotion or its own programmes.",
      {
        check: "forbidden",
        pattern: playTitleWords,
        what: "words about rank, price or promotion",
        exempt: "brand",
      },
      metadataPolicy,
    ),
  ],
})

const shortDescription = lineSlot("platformFields.shortDescription", {
  label: "Short description",
  purpose: "One line that says what the app does for somebody; no call to act.",
  max: 80,
  target: [50, 80],
  madeFrom: { slots: ["metaDescription", "bulletPoints", "improvedBodyText"], as: "sentences" },
  rules: [
    hard(
      "G4",
      "Google Play takes short descriptions of up to 80 characters.",
      { check: "length", unit: "safeChars", max: 80 },
      storeSpecs,
    ),
    advice(
      "G5",
      "Words about rank, price or promotion, and emoji, make an app ineligible for Google's own promotion.",
      {
        check: "forbidden",
        pattern: eitherOf(playShortWords, emoji),
        what: "words about rank, price or promotion, or emoji",
        exempt: "brand",
      },
      guides,
    ),
  ],
})

const tags = listSlot("tags", {
  label: "Tags",
  purpose: "Up to five, to be picked from the console's list.",
  max: 40,
  target: [3, 5],
  rules: [
    hard("G8", "Google Play takes up to five tags, from its own list.", { check: "count", max: 5 }, guides),
    hard("G8b", "A tag is picked once.", { check: "unique" }, guides),
  ],
})

const description = proseSlot("improvedBodyText", {
  label: "Full description",
  purpose:
    "The first lines say what it does and for whom; then features, price, devices. The text is searched: main phrases in sentences.",
  max: 4000,
  target: [600, 2500],
  rules: [
    hard(
      "G6",
      "Google Play takes descriptions of up to 4,000 characters.",
      { check: "length", unit: "safeChars", max: 4000 },
      metadataPolicy,
    ),
  ],
})

export const playstoreSlots: readonly Slot[] = [
  title,
  shortDescription,
  titleTagSlot(),
  metaDescriptionSlot(),
  description,
  tags,
  keywordsSlot(),
  freeListSlot("bulletPoints", {
    label: "Features",
    purpose: "What it does, a line each, as the description lists it.",
    target: [3, 8],
    maxChars: 170,
  }),
  freeListSlot("searchTerms", {
    label: "Description phrases",
    purpose: "Phrases that the description should be found for.",
    target: [3, 8],
    maxChars: 60,
  }),
]

export const playstoreStatedRules: readonly StatedRule[] = [
  stated(
    "hard",
    "G3b",
    "Icon, developer name",
    "The words that a name may not have, they may not have either.",
    metadataPolicy,
  ),
  stated(
    "hard",
    "G6b",
    "Full description",
    "No testimonials without a name, no blocks of keywords, no repetition.",
    metadataPolicy,
  ),
  stated("hard", "G7", "Developer name", "Up to 64 characters.", guides),
  stated(
    "advice",
    "G9",
    "Release notes",
    "Up to 500 characters in each language.",
    unconfirmed("General knowledge about Google Play"),
  ),
  stated(
    "advice",
    "G10",
    "Full description",
    "A phrase that is two or three of a hundred words reads naturally.",
    guides,
  ),
]
