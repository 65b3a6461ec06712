import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, opening, story, thingTopics } from "../../writer/plan/section.ts"

export const ebayWriting: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list("state", ["condition", ...thingTopics]),
    lines(null, buyerTopics),
    story,
    lines("order", ["price", "delivery", "place"]),
  ],
  ownFields: { subtitle: "subtitle", itemSpecifics: "specifics", mobileSummary: "summary" },
  tags: "spare",
}
