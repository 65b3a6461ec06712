import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { appTopics, buyerTopics, lines, list, opening, story } from "../../writer/plan/section.ts"

export const playstoreWriting: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list("features", appTopics),
    story,
    lines("know", ["limit", "price", "works-with", "proof", ...buyerTopics, "version", "place"]),
  ],
  ownFields: { shortDescription: "short-description" },
  asks: ["android-version"],
}
