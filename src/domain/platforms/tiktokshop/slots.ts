import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, confirmed, hard, secondary, stated, unconfirmed } from "../../rule-book/make-rule.ts"
import { lineSlot, listSlot, proseSlot } from "../../rule-book/make-slot.ts"
import { contact, eitherOf, emoji, hanCharacters, hashtagShape, promotion } from "../../rule-book/patterns.ts"
import { marketplaceNames, tiktokClaims, tiktokHaste } from "../../rule-book/platform-patterns.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"

const productApi = confirmed("TikTok Shop API, products")
const titlePolicy = confirmed("https://seller-vn.tiktok.com/university/essay?knowledge_id=5918681919178512")
const goodTier = confirmed("https://seller-us.tiktok.com/university/essay?knowledge_id=481891871868714")
const claimsPolicy = confirmed("https://seller-us.tiktok.com/university/essay?knowledge_id=3196690250417921")
const socialLimits = secondary("Guides on limits of social platforms, 2026")
const titleGuide = secondary("https://lettercounter.org, TikTok")

const noClaims = hard(
  "T8a",
  "TikTok removes products with counterfeit, medical or before-and-after wording.",
  { check: "forbidden", pattern: tiktokClaims, what: "counterfeit or medical wording" },
  claimsPolicy,
)
const noContact = hard(
  "T8b",
  "TikTok removes products that lead buyers elsewhere by links or contact data.",
  { check: "forbidden", pattern: contact, what: "contact data" },
  claimsPolicy,
)

const title = lineSlot("productTitle", {
  label: "Product title",
  purpose: "What it is within the first 34 characters, then material, use, size or number; no praise.",
  max: 255,
  target: [40, 80],
  visible: { chars: 34, where: "on product cards", source: titleGuide.source },
  rules: [
    hard(
      "T1a",
      "TikTok takes titles of up to 255 characters in the US, the UK, Germany, Spain, France, Ireland, Italy and Japan.",
      { check: "length", unit: "safeChars", min: 1, max: 255 },
      productApi,
    ),
    hard(
      "T2a",
      "TikTok refuses Chinese characters outside Chinese-reading markets, and emoji.",
      { check: "forbidden", pattern: eitherOf(hanCharacters, emoji), what: "Chinese characters or emoji" },
      titlePolicy,
    ),
    noContact,
    noClaims,
    advice(
      "T1b",
      "Some markets ask for at least 25 characters.",
      { check: "length", unit: "safeChars", min: 25, max: 255 },
      productApi,
    ),
    advice(
      "T2b",
      "TikTok's and other marketplaces' names do not belong in a title.",
      { check: "forbidden", pattern: marketplaceNames, what: "names of marketplaces" },
      titlePolicy,
    ),
    advice(
      "T3a",
      "A title of TikTok's Good tier has no offers, haste or decoration.",
      { check: "forbidden", pattern: eitherOf(promotion, tiktokHaste), what: "offers, haste or decoration" },
      goodTier,
    ),
    advice("T3b", "A title of TikTok's Good tier says no word twice.", { check: "word-repeat", max: 1 }, goodTier),
    advice(
      "T3c",
      "40 to 80 characters are read; a card shows about 34.",
      { check: "length", unit: "safeChars", min: 40, max: 80 },
      titleGuide,
    ),
  ],
})

const sellingPoints = listSlot("bulletPoints", {
  label: "Selling points",
  purpose: "Three to five reasons to buy, each a fact.",
  max: 250,
  target: [3, 5],
  rules: [
    noClaims,
    noContact,
    advice("T5a", "TikTok asks for three to five selling points.", { check: "count", min: 3, max: 5 }, productApi),
    advice(
      "T5b",
      "TikTok asks for selling points of up to 250 characters.",
      { check: "item-length", unit: "safeChars", max: 250 },
      productApi,
    ),
    advice("T5c", "A reason said twice is one reason.", { check: "unique" }, productApi),
  ],
})

const description = proseSlot("improvedBodyText", {
  label: "Description",
  purpose: "Short paragraphs: what it does, what it is made of, how to use it, what is in the box.",
  max: 10_000,
  target: [500, 1500],
  rules: [
    hard(
      "T4",
      "TikTok takes descriptions of up to 10,000 characters, HTML counted.",
      { check: "length", unit: "safeChars", max: 10_000 },
      productApi,
    ),
    noClaims,
    noContact,
    advice("T5d", "TikTok asks for at least 30 words.", { check: "word-count", min: 30 }, titlePolicy),
    advice(
      "T5e",
      "TikTok asks for more than 300 characters.",
      { check: "length", unit: "safeChars", min: 301, max: 10_000 },
      productApi,
    ),
  ],
})

const hashtags = listSlot("tags", {
  label: "Hashtags",
  purpose: "Three to five for the video, each # and words without a space: product, use, community.",
  max: 40,
  target: [3, 5],
  madeFrom: { slots: ["keywords", "searchTerms"], as: "hashtags" },
  rules: [
    hard("T9a", "TikTok takes five hashtags in a post.", { check: "count", max: 5 }, socialLimits),
    hard(
      "T9b",
      "A hashtag ends at the first space or sign.",
      { check: "shape", pattern: hashtagShape, what: "# and letters or digits without a space" },
      socialLimits,
    ),
    hard("T9c", "The same hashtag twice wastes one of five.", { check: "unique" }, socialLimits),
    advice("T9d", "Fewer than three leave room unused.", { check: "count", min: 3, max: 5 }, socialLimits),
  ],
})

const caption = proseSlot("platformFields.caption", {
  label: "Video caption",
  purpose: "What is said under the video; the first 150 characters can be seen.",
  isOptional: true,
  unit: "utf16",
  max: 2200,
  target: [80, 150],
  visible: { chars: 150, where: "above “more”", source: titleGuide.source },
  rules: [
    hard(
      "T10",
      "TikTok takes captions of up to 2,200 UTF-16 units.",
      { check: "length", unit: "utf16", max: 2200 },
      socialLimits,
    ),
    noClaims,
  ],
})

export const tiktokshopSlots: readonly Slot[] = [
  title,
  titleTagSlot(),
  metaDescriptionSlot(),
  sellingPoints,
  description,
  hashtags,
  caption,
  keywordsSlot(),
  freeListSlot("searchTerms", {
    label: "Search words",
    purpose: "What people type into TikTok's shop.",
    target: [3, 8],
    maxChars: 60,
  }),
]

export const tiktokshopStatedRules: readonly StatedRule[] = [
  stated("advice", "T1c", "Title", "Brazil and Mexico take 300 characters, all other markets 25 to 255.", productApi),
  stated(
    "advice",
    "T1d",
    "Title",
    "One publication speaks of 25 to 200 characters.",
    unconfirmed("https://lettercounter.org, TikTok"),
  ),
  stated("hard", "T2c", "Title", "The seller's name does not belong in a title.", titlePolicy),
  stated("hard", "T4b", "Description", "Few HTML tags are kept; up to 30 pictures, hosted by TikTok.", productApi),
  stated("hard", "T6a", "Pictures", "One to nine, of 300 pixels or more.", productApi),
  stated("advice", "T6b", "Pictures", "The Good tier has five or more, of 600 pixels or more.", goodTier),
  stated(
    "hard",
    "T7",
    "Variants",
    "A name has up to 20 characters, a value and a SKU up to 50; up to three levels.",
    productApi,
  ),
  stated("advice", "T9e", "Hashtags", "They belong to videos and not to the product's page.", socialLimits),
  stated(
    "advice",
    "T10b",
    "Video caption",
    "The app may take 4,000 characters.",
    unconfirmed("Guides on limits of social platforms, 2026"),
  ),
  stated("hard", "T11", "Category", "The narrowest category, with the attributes that it asks for.", productApi),
]
