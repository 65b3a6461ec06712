import { platformSummaryOf } from "../platform-summaries.ts"
import { appstoreFields } from "./appstore/fields.ts"
import { appstoreSlots, appstoreStatedRules } from "./appstore/slots.ts"
import { appstoreWriting } from "./appstore/writing.ts"
import { makePlatform } from "./platform.ts"

export const appstore = makePlatform({
  ...platformSummaryOf("appstore"),
  sellerField: "appName",
  genre: "app",
  fields: appstoreFields,
  slots: appstoreSlots,
  pasted: [
    "productTitle",
    "platformFields.subtitle",
    "platformFields.promotionalText",
    "improvedBodyText",
    "platformFields.keywordField",
  ],
  statedRules: appstoreStatedRules,
  checks: [
    {
      id: "name-opening",
      label: "What it is, in the name",
      points: 12,
      measure: { of: "opening", slot: "productTitle", withinChars: 30 },
      why: "The name weighs most in the App Store’s search.",
      source: { name: "Guides on App Store search, 2026", readOn: "2026-11-20" },
    },
    {
      id: "name-length",
      label: "Name has enough detail",
      points: 8,
      measure: { of: "length", slot: "productTitle", from: 3, to: 21 },
      why: "Thirty characters hold the brand and what the app is for.",
      source: { name: "https://apps.apple.com/be/story/id1620909697", readOn: "2026-11-20" },
    },
    {
      id: "name-clean",
      label: "Name keeps to the advice",
      points: 5,
      measure: { of: "advice", slot: "productTitle" },
      why: "Names with prices, rivals or other platforms are rejected.",
      source: {
        name: "https://developer.apple.com/help/app-store-connect/reference/platform-version-information",
        readOn: "2026-11-20",
      },
    },
    {
      id: "subtitle-length",
      label: "Subtitle has enough detail",
      points: 8,
      measure: { of: "length", slot: "platformFields.subtitle", from: 5, to: 24 },
      why: "The subtitle is searched and appears under the name.",
      source: { name: "Guides on App Store search, 2026", readOn: "2026-11-20" },
    },
    {
      id: "subtitle-new",
      label: "Subtitle beyond the name",
      points: 8,
      measure: { of: "variety", slot: "platformFields.subtitle", to: 3, beyond: "productTitle" },
      why: "A word counts only once, wherever it appears; use others.",
      source: { name: "Guides on App Store search, 2026", readOn: "2026-11-20" },
    },
    {
      id: "keywords-filled",
      label: "Keyword field filled",
      points: 10,
      measure: { of: "length", slot: "platformFields.keywordField", from: 15, to: 89 },
      why: "Hidden words cost nothing, and unused bytes are lost searches.",
      source: {
        name: "https://developer.apple.com/help/app-store-connect/reference/platform-version-information",
        readOn: "2026-11-20",
      },
    },
    {
      id: "keywords-new",
      label: "Keywords beyond the name",
      points: 12,
      measure: { of: "search-words", slot: "platformFields.keywordField", to: 9, beyond: "productTitle" },
      why: "A word that the name has is found already.",
      source: {
        name: "https://developer.apple.com/help/app-store-connect/reference/platform-version-information",
        readOn: "2026-11-20",
      },
    },
    {
      id: "description-length",
      label: "Description long enough",
      points: 10,
      measure: { of: "substance", slot: "improvedBodyText", toWords: 60 },
      why: "A visitor who is not sure yet opens the description and decides there.",
      source: { name: "Search Simple's own weighting", readOn: "2026-11-20" },
    },
    {
      id: "description-prose",
      label: "Description in whole sentences",
      points: 8,
      measure: { of: "prose", slot: "improvedBodyText", toWords: 30 },
      why: "It is not searched, but it makes people install.",
      source: { name: "https://apps.apple.com/be/story/id1620909697", readOn: "2026-11-20" },
    },
    {
      id: "description-facts",
      label: "Your facts included",
      points: 14,
      measure: { of: "facts", slots: ["improvedBodyText", "bulletPoints", "metaDescription"], share: 0.75 },
      why: "What it does, on which devices, and at what cost.",
      source: { name: "https://apps.apple.com/be/story/id1620909697", readOn: "2026-11-20" },
    },
    {
      id: "promotion",
      label: "Promotional text",
      points: 5,
      measure: { of: "length", slot: "platformFields.promotionalText", from: 20, to: 97 },
      why: "It appears above the description and can change at any time.",
      source: {
        name: "https://developer.apple.com/help/app-store-connect/reference/platform-version-information",
        readOn: "2026-11-20",
      },
    },
  ],
  guidance: [
    "Name and subtitle are read in a list: no verbs of command, no category name.",
    "keywordField is one line of single words with commas and no spaces, without any word of the name or subtitle.",
  ],
  writing: appstoreWriting,
  importFile: "fastlane-deliver",
})
