import { tiktokClaims } from "../../rule-book/platform-patterns.ts"
import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, opening, story, thingTopics } from "../../writer/plan/section.ts"

export const tiktokshopWriting: WritingManners = {
  ...usualManners,
  layout: [opening, list("details", thingTopics), story, lines(null, ["price", "delivery", ...buyerTopics, "place"])],
  ownFields: { caption: "caption" },
  tags: "hashtags",
  leavesOut: { pattern: tiktokClaims, reason: "TikTok removes products with counterfeit or medical wording" },
  asks: ["buyers", "shipping"],
}
