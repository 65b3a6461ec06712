import { price } from "../../rule-book/patterns.ts"
import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, opening, story, thingTopics } from "../../writer/plan/section.ts"

export const amazonWriting: WritingManners = {
  ...usualManners,
  layout: [opening, list("details", thingTopics), lines(null, buyerTopics), story],
  ownFields: { itemHighlights: "highlights" },
  searchTerms: "words",
  leavesOut: { pattern: price, reason: "Amazon has a place of its own for the price" },
  startsTitleWithBrand: true,
  asks: ["users"],
}
