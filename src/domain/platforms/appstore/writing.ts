import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { appTopics, buyerTopics, lines, list, opening, story } from "../../writer/plan/section.ts"

export const appstoreWriting: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list("features", appTopics),
    story,
    lines("know", ["limit", "price", "works-with", "proof", ...buyerTopics, "version", "place"]),
  ],
  ownFields: { subtitle: "app-subtitle", keywordField: "keyword-field", promotionalText: "promotional-text" },
  asks: ["ios-version"],
  leavesOut: {
    pattern: { source: "\\b(?:android|google play|play store)\\b", flags: "i" },
    reason: "Apple allows no other store or its devices on an app's page",
  },
}
