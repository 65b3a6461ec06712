import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, confirmed, hard, ownPromise, secondary, stated, unconfirmed } from "../../rule-book/make-rule.ts"
import { lineSlot, listSlot, proseSlot } from "../../rule-book/make-slot.ts"
import { promotion } from "../../rule-book/patterns.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"

const api = confirmed("Etsy Open API v3, OpenAPI document 3.0.0")
const apiNotes = secondary("Notes of integrators on the Etsy Open API v3")
const handbook = confirmed("https://www.etsy.com/seller-handbook/article/how-etsy-search-works/375461474487")
const guides = secondary("Seller guides on Etsy listings, 2026")
const unsure = unconfirmed("Seller guides on Etsy listings, 2026")

const title = lineSlot("productTitle", {
  label: "Title",
  purpose: "What the item is first, then what can be measured or seen: material, size, color, technique. No occasions.",
  max: 140,
  target: [50, 100],
  visible: { chars: 55, where: "on search cards", source: unsure.source },
  rules: [
    hard("E1", "Etsy takes titles of up to 140 characters.", { check: "length", unit: "safeChars", max: 140 }, guides),
    hard(
      "E2",
      "Etsy refuses titles with other signs than letters, digits, punctuation, mathematical signs, ™, © and ®.",
      {
        check: "forbidden",
        pattern: { source: "[^\\p{L}\\p{Nd}\\p{P}\\p{Sm}\\p{Zs}™©®]", flags: "u" },
        what: "signs other than letters, digits, punctuation and + =",
      },
      api,
    ),
    hard(
      "E3",
      "Etsy takes each of %, :, & and + only once in a title.",
      { check: "character-repeat", characters: "%:&+", max: 1 },
      api,
    ),
    advice("E4a", "Etsy asks for fewer than 15 words in a title.", { check: "word-count", max: 14 }, guides),
    advice("E4b", "Etsy asks not to say a word twice in a title.", { check: "word-repeat", max: 1 }, guides),
    advice(
      "E4c",
      "Prices, sales and shipping do not belong in a title.",
      { check: "forbidden", pattern: promotion, what: "promotional words" },
      guides,
    ),
    advice("E5", "More than three words in capitals read as shouting.", { check: "capitals", maxWords: 3 }, unsure),
  ],
})

const tags = listSlot("tags", {
  label: "Tags",
  purpose: "Thirteen different phrases of two or three words that buyers type: item, style, use, recipient, occasion.",
  max: 20,
  target: [13, 13],
  rules: [
    hard("E6a", "Etsy takes at most 13 tags.", { check: "count", max: 13 }, guides),
    advice(
      "E6b",
      "Etsy advises to use all 13 tags: each is one more search that may find the item.",
      { check: "count", min: 13, max: 13 },
      handbook,
    ),
    hard(
      "E7",
      "Etsy takes tags of up to 20 characters.",
      { check: "item-length", unit: "safeChars", min: 1, max: 20 },
      guides,
    ),
    hard(
      "E8",
      "Etsy refuses tags with other signs than letters, digits, spaces, hyphens, apostrophes, ™, © and ®.",
      {
        check: "forbidden",
        pattern: { source: "[^\\p{L}\\p{Nd}\\p{Zs}\\-'™©®]", flags: "u" },
        what: "signs other than letters, digits, spaces, - and '",
      },
      api,
    ),
    hard(
      "E9a",
      "Etsy refuses tags that begin with a hyphen or an apostrophe.",
      {
        check: "forbidden",
        pattern: { source: "^[-']", flags: "u" },
        what: "hyphens or apostrophes at the beginning",
      },
      guides,
    ),
    hard("E9b", "Etsy refuses the same tag twice.", { check: "unique" }, guides),
    advice(
      "E10",
      "Phrases of several words match what buyers type; at least six in ten tags should be one.",
      { check: "phrases", minPercent: 60 },
      handbook,
    ),
  ],
})

const description = proseSlot("improvedBodyText", {
  label: "Description",
  purpose: "What it is in the first sentence, then details, size, care, and how it is made; short paragraphs.",
  max: 5000,
  target: [500, 1500],
  rules: [
    advice(
      "E15a",
      "Etsy reads the description for searches; under 300 characters it has little to read, and past 5,000 nobody reads on.",
      { check: "length", unit: "safeChars", min: 300, max: 5000 },
      handbook,
    ),
  ],
})

const materials = listSlot("platformFields.materials", {
  label: "Materials",
  purpose: "Only the materials that the brief names, in letters and digits.",
  isOptional: true,
  max: 45,
  target: [1, 5],
  rules: [
    hard("E11", "Etsy takes at most 13 materials.", { check: "count", max: 13 }, apiNotes),
    hard(
      "E12",
      "Etsy refuses materials with other signs than letters, digits and spaces; even a hyphen is one too many.",
      {
        check: "forbidden",
        pattern: { source: "[^\\p{L}\\p{Nd}\\p{Zs}]", flags: "u" },
        what: "signs other than letters, digits and spaces",
      },
      api,
    ),
    hard("E12b", "The same material twice says nothing.", { check: "unique" }, ownPromise),
  ],
})

const section = lineSlot("platformFields.section", {
  label: "Shop section",
  purpose: "The shop section that the seller named.",
  isOptional: true,
  max: 24,
  target: [1, 24],
  rules: [
    hard(
      "E18a",
      "Etsy takes section names of up to 24 characters.",
      { check: "length", unit: "safeChars", max: 24 },
      guides,
    ),
  ],
})

export const etsySlots: readonly Slot[] = [
  title,
  titleTagSlot(),
  metaDescriptionSlot(),
  tags,
  keywordsSlot(),
  freeListSlot("bulletPoints", {
    label: "Highlights",
    purpose: "The facts a buyer asks for first, a line each.",
    target: [4, 8],
    maxChars: 170,
  }),
  freeListSlot("searchTerms", {
    label: "Attribute words",
    purpose: "The listing's attributes, each with its name: color, technique, style, room, recipient.",
    target: [4, 8],
    maxChars: 45,
  }),
  description,
  materials,
  section,
]

export const etsyStatedRules: readonly StatedRule[] = [
  stated("advice", "E4d", "Title", "Gifting and occasion phrases belong into the tags.", guides),
  stated(
    "advice",
    "E10b",
    "Tags",
    "Category and attributes act like tags already, so tags should not repeat them.",
    handbook,
  ),
  stated("hard", "E13", "Styles", "At most two, each of up to 45 letters, digits and spaces.", api),
  stated("hard", "E14", "Attributes", "Values of attributes have no brackets.", api),
  stated("advice", "E15b", "Description", "The first 160 characters become the snippet in search engines.", unsure),
  stated("hard", "E16", "Description", "An item that was made with AI must say so.", guides),
  stated("hard", "E17", "Pictures", "Up to 20.", api),
  stated("hard", "E18b", "Shop", "A shop title has up to 55 characters, a shop up to 20 sections.", guides),
  stated(
    "hard",
    "E19",
    "Publishing",
    "A listing needs quantity, title, description, price, who made it, when it was made and its category; to be published also a picture, a shipping profile and a readiness state.",
    api,
  ),
]
