import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, confirmed, hard, secondary, stated, unconfirmed } from "../../rule-book/make-rule.ts"
import { lineSlot, listSlot, proseSlot } from "../../rule-book/make-slot.ts"
import { contact, eitherOf, emoji, html, link, promotion } from "../../rule-book/patterns.ts"
import { marketplaceBans } from "../../rule-book/platform-patterns.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"

const bulkTemplate = confirmed("Facebook Marketplace Bulk Upload Template")
const partnerApi = confirmed("Meta Marketplace partner item API")
const catalogue = confirmed("Meta catalog reference")
const formLimits = secondary("Guides on the form of Facebook Marketplace")
const bans = secondary("https://www.republicworld.com and https://wholesale.info on Marketplace's policies")

const nothingBanned = advice(
  "F10",
  "Marketplace takes no services, wanted posts, animals, weapons, alcohol, tobacco, drugs, gift cards or tickets; look whether this is one.",
  { check: "forbidden", pattern: marketplaceBans, what: "things that Marketplace may ban" },
  bans,
)

const noMarkup = hard(
  "F4a",
  "Marketplace takes plain text without HTML.",
  { check: "forbidden", pattern: html, what: "HTML" },
  partnerApi,
)

const title = lineSlot("productTitle", {
  label: "Title",
  purpose: "What it is, brand or material, size; as you would say it to a neighbor.",
  max: 100,
  target: [30, 65],
  visible: { chars: 65, where: "on cards", source: catalogue.source },
  rules: [
    hard(
      "F1",
      "Marketplace's form takes titles of up to 100 characters.",
      { check: "length", unit: "safeChars", max: 100 },
      formLimits,
    ),
    advice(
      "F2a",
      "After 65 characters a title is cut on cards.",
      { check: "length", unit: "safeChars", max: 65 },
      catalogue,
    ),
    advice("F2b", "Words in capitals read as shouting.", { check: "capitals", maxWords: 0 }, catalogue),
    advice(
      "F2c",
      "A title names the thing, without offers or emoji.",
      { check: "forbidden", pattern: eitherOf(promotion, emoji), what: "offers or emoji" },
      catalogue,
    ),
    nothingBanned,
  ],
})

const description = proseSlot("improvedBodyText", {
  label: "Description",
  purpose:
    "What it is, its state and measures, then pickup or delivery and the place; the first 256 characters are seen.",
  max: 5000,
  target: [300, 1000],
  visible: { chars: 256, where: "above “See more”", source: partnerApi.source },
  rules: [
    hard(
      "F3",
      "Marketplace takes descriptions of up to 5,000 characters.",
      { check: "length", unit: "safeChars", max: 5000 },
      bulkTemplate,
    ),
    noMarkup,
    advice(
      "F4b",
      "Links and contact data belong in the chat.",
      { check: "forbidden", pattern: contact, what: "links or contact data" },
      catalogue,
    ),
    advice("F4c", "A text in capitals reads as shouting.", { check: "capitals", maxWords: 3 }, catalogue),
    nothingBanned,
  ],
})

const firstLines = proseSlot("platformFields.firstLines", {
  label: "First lines",
  purpose: "The description's beginning, which is all that Marketplace shows at first: thing, state, size, pickup.",
  max: 256,
  target: [150, 256],
  madeFrom: { slots: ["improvedBodyText", "metaDescription", "productTitle"], as: "sentences" },
  rules: [
    hard(
      "F3b",
      "Marketplace shows the first 256 characters of a description.",
      { check: "length", unit: "safeChars", max: 256 },
      partnerApi,
    ),
    advice("F4d", "Links do not work in the text.", { check: "forbidden", pattern: link, what: "links" }, catalogue),
  ],
})

const tags = listSlot("tags", {
  label: "Product tags",
  purpose: "What neighbors type: thing, material, room, size, town.",
  max: 20,
  target: [8, 20],
  rules: [
    hard("F8a", "Marketplace takes up to 20 tags.", { check: "count", max: 20 }, formLimits),
    hard("F8b", "Marketplace keeps a tag once.", { check: "unique" }, formLimits),
    advice(
      "F8c",
      "Tags of up to 20 characters are on the safe side.",
      { check: "item-length", unit: "safeChars", max: 20 },
      unconfirmed("Guides on the form of Facebook Marketplace"),
    ),
  ],
})

export const facebookmarketplaceSlots: readonly Slot[] = [
  title,
  firstLines,
  description,
  titleTagSlot(),
  metaDescriptionSlot(),
  tags,
  freeListSlot("bulletPoints", {
    label: "Description lines",
    purpose: "State, measures, pickup, a line each.",
    target: [3, 8],
    maxChars: 170,
  }),
  keywordsSlot(),
  freeListSlot("searchTerms", {
    label: "Search words",
    purpose: "What neighbors type, with the town where it helps.",
    target: [3, 6],
    maxChars: 60,
  }),
]

export const facebookmarketplaceStatedRules: readonly StatedRule[] = [
  stated(
    "hard",
    "F1b",
    "Title",
    "The bulk template takes 150 characters, catalog and partner interface 200.",
    bulkTemplate,
  ),
  stated("hard", "F3c", "Description", "The partner interface takes 9,999 characters.", partnerApi),
  stated("hard", "F5", "Price", "A whole number in the bulk file.", bulkTemplate),
  stated("hard", "F6", "Condition", "New, Used - Like New, Used - Good or Used - Fair.", bulkTemplate),
  stated("hard", "F7", "Bulk file", "Up to 50 rows.", bulkTemplate),
  stated("hard", "F9", "Catalog", "An id and a brand have up to 100 characters.", catalogue),
]
