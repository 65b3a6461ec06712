import { platformSummaryOf } from "../platform-summaries.ts"
import { makePlatform } from "./platform.ts"
import { tiktokshopFields } from "./tiktokshop/fields.ts"
import { tiktokshopSlots, tiktokshopStatedRules } from "./tiktokshop/slots.ts"
import { tiktokshopWriting } from "./tiktokshop/writing.ts"

export const tiktokshop = makePlatform({
  ...platformSummaryOf("tiktokshop"),
  sellerField: "tiktokShopName",
  genre: "goods",
  fields: tiktokshopFields,
  slots: tiktokshopSlots,
  pasted: ["productTitle", "improvedBodyText", "bulletPoints", "platformFields.caption", "tags"],
  statedRules: tiktokshopStatedRules,
  checks: [
    {
      id: "title-opening",
      label: "Title starts with the product",
      points: 12,
      measure: { of: "opening", slot: "productTitle", withinChars: 34 },
      why: "About 34 characters show on the card.",
      source: {
        name: "https://seller-us.tiktok.com/university/essay?knowledge_id=481891871868714",
        readOn: "2026-11-20",
      },
    },
    {
      id: "title-length",
      label: "Title has enough detail",
      points: 9,
      measure: { of: "length", slot: "productTitle", from: 20, to: 65 },
      why: "TikTok grades titles; those of few words are poor.",
      source: {
        name: "https://seller-us.tiktok.com/university/essay?knowledge_id=481891871868714",
        readOn: "2026-11-20",
      },
    },
    {
      id: "title-clean",
      label: "Title follows the advice",
      points: 6,
      measure: { of: "advice", slot: "productTitle" },
      why: "Repeated words and sales talk cost the good grade.",
      source: {
        name: "https://seller-us.tiktok.com/university/essay?knowledge_id=481891871868714",
        readOn: "2026-11-20",
      },
    },
    {
      id: "description-length",
      label: "Description long enough",
      points: 8,
      measure: { of: "substance", slot: "improvedBodyText", toWords: 50 },
      why: "TikTok asks for more than a line, and buyers who leave the film read on.",
      source: { name: "Search Simple's own weighting", readOn: "2026-11-20" },
    },
    {
      id: "description-prose",
      label: "Description in whole sentences",
      points: 6,
      measure: { of: "prose", slot: "improvedBodyText", toWords: 28 },
      why: "TikTok asks for at least thirty words, and videos send people here with questions.",
      source: {
        name: "https://seller-us.tiktok.com/university/essay?knowledge_id=481891871868714",
        readOn: "2026-11-20",
      },
    },
    {
      id: "description-facts",
      label: "Your facts included",
      points: 12,
      measure: { of: "facts", slots: ["improvedBodyText", "bulletPoints", "productTitle"], share: 0.8 },
      why: "Say here what the video does not.",
      source: {
        name: "https://seller-us.tiktok.com/university/essay?knowledge_id=481891871868714",
        readOn: "2026-11-20",
      },
    },
    {
      id: "points-used",
      label: "Selling points",
      points: 8,
      measure: { of: "count", slot: "bulletPoints", to: 4, wordsEach: 3 },
      why: "Three to five points are read, the description often is not.",
      source: {
        name: "https://seller-us.tiktok.com/university/essay?knowledge_id=481891871868714",
        readOn: "2026-11-20",
      },
    },
    {
      id: "attributes",
      label: "Search words",
      points: 6,
      measure: { of: "variety", slot: "searchTerms", to: 8 },
      why: "Attributes and search words put the product under filters.",
      source: {
        name: "https://seller-us.tiktok.com/university/essay?knowledge_id=481891871868714",
        readOn: "2026-11-20",
      },
    },
    {
      id: "phrases",
      label: "Main phrases included",
      points: 11,
      measure: { of: "coverage", slots: ["productTitle", "bulletPoints", "keywords", "improvedBodyText"], share: 0.84 },
      why: "The shop’s search matches titles, points and descriptions.",
      source: {
        name: "https://seller-us.tiktok.com/university/essay?knowledge_id=481891871868714",
        readOn: "2026-11-20",
      },
    },
    {
      id: "hashtags",
      label: "Hashtags",
      points: 8,
      measure: { of: "count", slot: "tags", to: 5, wordsEach: 1 },
      why: "Five hashtags a post are allowed; each should bring other viewers.",
      source: { name: "Guides on limits of social platforms, 2026", readOn: "2026-11-20" },
    },
    {
      id: "caption",
      label: "Caption has enough detail",
      points: 5,
      measure: { of: "length", slot: "platformFields.caption", from: 20, to: 97 },
      why: "About 150 characters show before “more”.",
      source: { name: "Guides on limits of social platforms, 2026", readOn: "2026-11-20" },
    },
    {
      id: "snippet",
      label: "Search description has enough detail",
      points: 5,
      measure: { of: "length", slot: "metaDescription", from: 30, to: 97 },
      why: "It is what a search engine shows of the product.",
      source: {
        name: "Google on snippets, quoted at https://goodtoseo.com/better-snippets-for-your-users",
        readOn: "2026-11-20",
      },
    },
    {
      id: "search-title",
      label: "Main phrase in the search title",
      points: 4,
      measure: { of: "opening", slot: "titleTag", withinChars: 50 },
      why: "Search engines show this title.",
      source: { name: "https://www.lumar.io/office-hours/titles-descriptions", readOn: "2026-11-20" },
    },
  ],
  guidance: [
    "Talk as one shows a thing to a friend: short sentences, what it does first, no hype.",
    "tags are hashtags of one word each, from the product to its use.",
  ],
  writing: tiktokshopWriting,
  importFile: "tiktok-xlsx",
})
