import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, making, opening, thingTopics } from "../../writer/plan/section.ts"

export const etsyWriting: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list("details", thingTopics),
    lines(null, buyerTopics),
    making,
    lines("order", ["price", "delivery", "place"]),
  ],
  ownFields: { materials: "materials", section: "section" },
  tags: "short-phrases",
  wantsManyPhrases: true,
  searchTerms: "attributes",
  asks: ["handwork", "buyers", "shipping"],
}
