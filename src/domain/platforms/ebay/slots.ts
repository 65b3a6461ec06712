import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, confirmed, hard, secondary, stated } from "../../rule-book/make-rule.ts"
import { lineSlot, listSlot, proseSlot } from "../../rule-book/make-slot.ts"
import { activeContent, contact } from "../../rule-book/patterns.ts"
import { ebayCries, likeBrand } from "../../rule-book/platform-patterns.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"

const titleGuide = confirmed("https://developer.ebay.com/devzone/guides/trading-user-guide/listing-title.html")
const inventoryApi = confirmed("eBay Inventory API, OpenAPI document 1.17.4")
const mobileGuide = confirmed("https://developer.ebay.com/devzone/guides/trading-user-guide/mobile.html")
const guides = secondary("Seller guides on eBay titles, 2026")

const noContact = hard(
  "B11",
  "eBay removes listings that lead buyers away by links or contact data.",
  { check: "forbidden", pattern: contact, what: "contact data" },
  guides,
)

const title = lineSlot("productTitle", {
  label: "Title",
  purpose: "Brand, model, type, then size, color, condition: the words a buyer types, without praise.",
  max: 80,
  target: [60, 80],
  rules: [
    hard(
      "B1",
      "eBay takes titles of up to 80 characters.",
      { check: "length", unit: "safeChars", max: 80 },
      titleGuide,
    ),
    noContact,
    advice(
      "B10a",
      "Each word of a title is searched: 60 to 80 characters use the room.",
      { check: "length", unit: "safeChars", min: 60, max: 80 },
      guides,
    ),
    advice("B10b", "Words in capitals read as shouting.", { check: "capitals", maxWords: 0 }, guides),
    advice("B10c", "A word said twice finds nobody new.", { check: "word-repeat", max: 1 }, guides),
    advice(
      "B10d",
      "Nobody searches for wow, L@@K or exclamation marks.",
      { check: "forbidden", pattern: ebayCries, what: "cries for attention" },
      guides,
    ),
    advice(
      "B10e",
      'Other brands in a title, as in "like Nike", get a listing removed.',
      { check: "forbidden", pattern: likeBrand, what: "comparisons with other brands" },
      guides,
    ),
  ],
})

const subtitle = lineSlot("platformFields.subtitle", {
  label: "Subtitle",
  purpose: "One fact that the title has no room for. It is paid for, and not searched.",
  isOptional: true,
  max: 55,
  target: [30, 55],
  rules: [
    hard(
      "B2",
      "eBay takes subtitles of up to 55 characters.",
      { check: "length", unit: "safeChars", max: 55 },
      titleGuide,
    ),
    noContact,
  ],
})

const itemSpecifics = listSlot("platformFields.itemSpecifics", {
  label: "Item specifics",
  purpose:
    'Each "Name: Value" with eBay\'s names where they fit: Brand, Model, Type, Material, Color, Size, Condition.',
  isOptional: true,
  max: 92,
  target: [4, 12],
  rules: [
    hard(
      "B3",
      "eBay takes names of up to 40 characters and values of up to 50.",
      {
        check: "shape",
        pattern: { source: "[^:\\s][^:]{0,39}: \\S[\\s\\S]{0,49}", flags: "u" },
        what: "a name of up to 40 characters, a colon and a value of up to 50",
      },
      inventoryApi,
    ),
    hard("B3b", "eBay takes each specific once.", { check: "unique" }, inventoryApi),
  ],
})

const mobileSummary = proseSlot("platformFields.mobileSummary", {
  label: "Mobile summary",
  purpose: "What a buyer reads first on a telephone: what it is, its state, what is included.",
  isOptional: true,
  max: 800,
  target: [200, 700],
  rules: [
    hard(
      "B7",
      "eBay drops what is beyond 800 characters of the summary on telephones, tags counted.",
      { check: "length", unit: "safeChars", max: 800 },
      mobileGuide,
    ),
    noContact,
  ],
})

const description = proseSlot("improvedBodyText", {
  label: "Description",
  purpose: "State and flaws plainly, what is included, measures, then shipping as the brief says it.",
  markup: "html",
  max: 4000,
  target: [400, 1500],
  rules: [
    hard(
      "B5a",
      "eBay takes descriptions of up to 500,000 characters, HTML counted.",
      { check: "length", unit: "safeChars", max: 500_000 },
      inventoryApi,
    ),
    hard(
      "B5b",
      "eBay refuses scripts, frames and forms.",
      { check: "forbidden", pattern: activeContent, what: "active content" },
      inventoryApi,
    ),
    hard(
      "B6",
      "A catalog takes descriptions of up to 4,000 characters, so ours are never longer.",
      { check: "length", unit: "safeChars", max: 4000 },
      inventoryApi,
    ),
    noContact,
  ],
})

export const ebaySlots: readonly Slot[] = [
  title,
  subtitle,
  itemSpecifics,
  titleTagSlot(),
  metaDescriptionSlot(),
  description,
  mobileSummary,
  freeListSlot("bulletPoints", {
    label: "Description list",
    purpose: "State, contents and measures, a line each.",
    target: [4, 8],
    maxChars: 170,
  }),
  keywordsSlot(),
  freeListSlot("tags", {
    label: "Spare title words",
    purpose: "Words that buyers type and the title has no room for.",
    target: [4, 8],
    maxChars: 60,
  }),
  freeListSlot("searchTerms", {
    label: "Related searches",
    purpose: "What buyers of the same thing type.",
    target: [3, 8],
    maxChars: 60,
  }),
]

export const ebayStatedRules: readonly StatedRule[] = [
  stated("hard", "B4", "Brand, MPN", "Up to 65 characters.", inventoryApi),
  stated(
    "hard",
    "B7b",
    "Mobile summary",
    "Only the tags ol, ul, li and br inside a span of schema.org's Product.",
    mobileGuide,
  ),
  stated("hard", "B8", "Condition note", "Up to 1,000 characters, only for what is not new.", inventoryApi),
  stated("hard", "B9", "SKU", "Up to 50 characters.", inventoryApi),
  stated("hard", "B12", "Revisions", "250 for a listing in a day.", inventoryApi),
  stated("advice", "B13", "Subtitle", "It is paid for, and title search does not read it.", titleGuide),
]
