import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, opening, story, thingTopics } from "../../writer/plan/section.ts"

export const facebookmarketplaceWriting: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list("state", ["condition", ...thingTopics]),
    lines(null, buyerTopics),
    story,
    lines("pickup", ["price", "delivery", "place"]),
  ],
  ownFields: { firstLines: "summary" },
  tags: "short-phrases",
}
