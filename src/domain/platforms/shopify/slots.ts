import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, confirmed, hard, secondary, stated, unconfirmed } from "../../rule-book/make-rule.ts"
import { lineSlot, listSlot, proseSlot } from "../../rule-book/make-slot.ts"
import { slugShape } from "../../rule-book/patterns.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"

const lengthGuide = secondary("https://lettercounter.org/blog/shopify-product-description-length")
const titleGuide = confirmed("Shopify Help, quoted at https://shopifyranked.com on 2026-05-22")
const limits = confirmed("Limits with official links, checked 2026-09-27")
const csvHelp = secondary("Copy of Shopify's help on product CSV files")
const tagApi = confirmed("https://docs.workato.com, Shopify create product")

const title = lineSlot("productTitle", {
  label: "Product title",
  purpose: "The product as a shelf label would say it: name, type, the attribute that decides.",
  max: 255,
  target: [25, 60],
  rules: [
    hard(
      "S1a",
      "Shopify takes titles of up to 255 characters.",
      { check: "length", unit: "safeChars", max: 255 },
      lengthGuide,
    ),
    advice("S1b", "Up to 60 characters are shown whole.", { check: "length", unit: "safeChars", max: 60 }, lengthGuide),
  ],
})

const handle = lineSlot("platformFields.handle", {
  label: "URL handle",
  purpose: "The product's address: small letters, digits and hyphens.",
  max: 255,
  target: [10, 60],
  madeFrom: { slots: ["productTitle", "titleTag"], as: "slug" },
  rules: [
    hard(
      "S5a",
      "Shopify takes handles of up to 255 characters.",
      { check: "length", unit: "safeChars", max: 255 },
      lengthGuide,
    ),
    hard(
      "S5b",
      "A handle has small letters, digits and single hyphens, and no accents, spaces or periods.",
      { check: "shape", pattern: slugShape, what: "small letters, digits and hyphens" },
      csvHelp,
    ),
    advice(
      "S5c",
      "Up to 60 characters are read at a glance.",
      { check: "length", unit: "safeChars", max: 60 },
      lengthGuide,
    ),
  ],
})

const tags = listSlot("tags", {
  label: "Tags",
  purpose: "How the store filters: type, material, use, season, recipient.",
  max: 255,
  target: [5, 12],
  rules: [
    hard("S6a", "Shopify takes up to 250 tags.", { check: "count", max: 250 }, tagApi),
    hard(
      "S6b",
      "Shopify takes tags of up to 255 characters.",
      { check: "item-length", unit: "safeChars", max: 255 },
      tagApi,
    ),
    hard(
      "S6c",
      "A comma separates tags, so a tag cannot have one.",
      { check: "forbidden", pattern: { source: ",", flags: "u" }, what: "commas" },
      tagApi,
    ),
    hard("S6d", "Shopify keeps a tag once, however it is written.", { check: "unique" }, tagApi),
    advice("S6e", "More than fifteen tags no longer work as a filter.", { check: "count", max: 15 }, lengthGuide),
  ],
})

const productType = lineSlot("platformFields.productType", {
  label: "Product type",
  purpose: "What the seller calls this kind of product.",
  isOptional: true,
  max: 255,
  target: [3, 40],
  rules: [
    advice(
      "S8",
      "Shopify seems to take up to 255 characters.",
      { check: "length", unit: "safeChars", max: 255 },
      unconfirmed("General knowledge about Shopify"),
    ),
  ],
})

const collections = listSlot("platformFields.collections", {
  label: "Collections",
  purpose: "The collections that the seller named.",
  isOptional: true,
  max: 255,
  target: [1, 5],
  rules: [
    advice(
      "S11",
      "A product appears once in a collection.",
      { check: "unique" },
      unconfirmed("General knowledge about Shopify"),
    ),
  ],
})

const description = proseSlot("improvedBodyText", {
  label: "Description",
  purpose: "What it is and for whom, then details, use and care in short paragraphs or a list.",
  markup: "html",
  max: 10_000,
  target: [700, 2000],
  rules: [advice("S10", "150 to 400 words sell best.", { check: "word-count", min: 150, max: 400 }, lengthGuide)],
})

export const shopifySlots: readonly Slot[] = [
  title,
  handle,
  titleTagSlot(
    [
      hard(
        "S2a",
        "Shopify takes page titles of up to 70 characters.",
        { check: "length", unit: "safeChars", max: 70 },
        limits,
      ),
      advice(
        "S2b",
        "Shopify recommends fewer than 60 characters, as search results cut the rest.",
        { check: "length", unit: "safeChars", max: 59 },
        titleGuide,
      ),
    ],
    70,
  ),
  metaDescriptionSlot(
    [
      hard(
        "S4a",
        "Shopify takes meta descriptions of up to 320 characters.",
        { check: "length", unit: "safeChars", max: 320 },
        limits,
      ),
      advice(
        "S4b",
        "Shopify recommends 120 to 159 characters, as search results cut the rest.",
        { check: "length", unit: "safeChars", min: 120, max: 159 },
        lengthGuide,
      ),
    ],
    160,
  ),
  description,
  tags,
  productType,
  collections,
  keywordsSlot(),
  freeListSlot("bulletPoints", {
    label: "Description list",
    purpose: "Details and measures, a line each.",
    target: [4, 8],
    maxChars: 170,
  }),
  freeListSlot("searchTerms", {
    label: "Related searches",
    purpose: "What the same buyers type into a search engine.",
    target: [3, 8],
    maxChars: 60,
  }),
]

export const shopifyStatedRules: readonly StatedRule[] = [
  stated(
    "advice",
    "S3",
    "Title tag",
    "Themes add the store's name, so it has to fit into the 60 characters.",
    titleGuide,
  ),
  stated("hard", "S5d", "Handle", "Each handle is used once per store.", csvHelp),
  stated("hard", "S7", "Vendor", "At least two characters.", csvHelp),
  stated("hard", "S9a", "Picture text", "Up to 512 characters.", lengthGuide),
  stated("advice", "S9b", "Picture text", "Up to 125 characters are read aloud whole.", lengthGuide),
]
