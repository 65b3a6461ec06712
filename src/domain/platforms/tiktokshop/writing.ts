import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, opening, story, thingTopics } from "../../writer/plan/section.ts"

export const tiktokshopWriting: WritingManners = {
  ...usualManners,
  layout: [opening, list("details", thingTopics), story, lines(null, ["price", "delivery", ...buyerTopics, "place"])],
  ownFields: { caption: "caption" },
  tags: "hashtags",
  asks: ["buyers", "shipping"],
}
