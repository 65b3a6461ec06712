import { platformSummaryOf } from "../platform-summaries.ts"
import { etsyFields } from "./etsy/fields.ts"
import { etsySlots, etsyStatedRules } from "./etsy/slots.ts"
import { etsyWriting } from "./etsy/writing.ts"
import { makePlatform } from "./platform.ts"

export const etsy = makePlatform({
  ...platformSummaryOf("etsy"),
  sellerField: "etsyShopName",
  genre: "goods",
  fields: etsyFields,
  slots: etsySlots,
  pasted: ["productTitle", "improvedBodyText", "platformFields.section", "tags", "platformFields.materials"],
  statedRules: etsyStatedRules,
  checks: [
    {
      id: "tags-used",
      label: "Thirteen tags with words of their own",
      points: 12,
      measure: { of: "count", slot: "tags", to: 13, wordsEach: 1.6 },
      why: "Each tag is one more search that may find the item.",
      source: {
        name: "https://www.etsy.com/seller-handbook/article/how-etsy-search-works/375461474487",
        readOn: "2026-11-20",
      },
    },
    {
      id: "tags-variety",
      label: "Tags that people type",
      points: 8,
      measure: { of: "phrases", slot: "tags", to: 20 },
      why: "Buyers type two or three words; a single one is lost among millions of items.",
      source: {
        name: "https://www.etsy.com/seller-handbook/article/how-etsy-search-works/375461474487",
        readOn: "2026-11-20",
      },
    },
    {
      id: "tags-phrases",
      label: "Main phrases among the tags",
      points: 9,
      measure: { of: "coverage", slots: ["tags"], share: 0.6 },
      why: "A tag that matches the exact search ranks above one that only has its words.",
      source: {
        name: "https://www.etsy.com/seller-handbook/article/how-etsy-search-works/375461474487",
        readOn: "2026-11-20",
      },
    },
    {
      id: "title-opening",
      label: "Title starts with the product",
      points: 12,
      measure: { of: "opening", slot: "productTitle", withinChars: 55 },
      why: "Search cards show about the first 55 characters.",
      source: { name: "Seller guides on Etsy listings, 2026", readOn: "2026-11-20" },
    },
    {
      id: "title-length",
      label: "Title has enough detail",
      points: 10,
      measure: { of: "length", slot: "productTitle", from: 15, to: 63 },
      why: "The title is matched with every search; each trait in it may be one.",
      source: {
        name: "https://www.etsy.com/seller-handbook/article/how-etsy-search-works/375461474487",
        readOn: "2026-11-20",
      },
    },
    {
      id: "materials",
      label: "Materials named",
      points: 7,
      measure: { of: "facts", slots: ["platformFields.materials"], share: 1, only: "material" },
      why: "Materials work like tags and feed the filters.",
      source: {
        name: "https://www.etsy.com/seller-handbook/article/how-etsy-search-works/375461474487",
        readOn: "2026-11-20",
      },
    },
    {
      id: "attributes",
      label: "Words for attributes",
      points: 5,
      measure: { of: "variety", slot: "searchTerms", to: 8 },
      why: "Attributes already act like tags, so other words belong there.",
      source: {
        name: "https://www.etsy.com/seller-handbook/article/how-etsy-search-works/375461474487",
        readOn: "2026-11-20",
      },
    },
    {
      id: "description-length",
      label: "Description long enough",
      points: 8,
      measure: { of: "substance", slot: "improvedBodyText", toWords: 60 },
      why: "Who buys by post reads on until everything is answered; one sentence answers nothing.",
      source: { name: "Search Simple's own weighting", readOn: "2026-11-20" },
    },
    {
      id: "description-prose",
      label: "Description in whole sentences",
      points: 6,
      measure: { of: "prose", slot: "improvedBodyText", toWords: 30 },
      why: "Etsy reads the description for matches, and buyers read it before they order.",
      source: {
        name: "https://www.etsy.com/seller-handbook/article/how-etsy-search-works/375461474487",
        readOn: "2026-11-20",
      },
    },
    {
      id: "description-facts",
      label: "Your facts included",
      points: 11,
      measure: { of: "facts", slots: ["improvedBodyText", "bulletPoints", "productTitle"], share: 0.8 },
      why: "What buyers cannot see in the photos they have to read.",
      source: { name: "Seller guides on Etsy listings, 2026", readOn: "2026-11-20" },
    },
    {
      id: "description-opening",
      label: "Description starts with the product",
      points: 4,
      measure: { of: "opening", slot: "improvedBodyText", withinChars: 160 },
      why: "The first 160 characters become the page’s snippet in search engines.",
      source: { name: "Seller guides on Etsy listings, 2026", readOn: "2026-11-20" },
    },
    {
      id: "title-clean",
      label: "Title follows the advice",
      points: 8,
      measure: { of: "advice", slot: "productTitle" },
      why: "Etsy wants short titles that name the item; repeats and sales talk count against it.",
      source: { name: "Seller guides on Etsy listings, 2026", readOn: "2026-11-20" },
    },
  ],
  guidance: [
    "Buyers want to know who made it, how and from what; say it in the first person only if the data does.",
    "No two tags share their main word unless buyers type both; put occasions and recipients into tags and not into the title.",
  ],
  writing: etsyWriting,
  importFile: "etsy-json",
})
