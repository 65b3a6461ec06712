import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, making, opening, thingTopics } from "../../writer/plan/section.ts"

export const shopifyWriting: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list("details", thingTopics),
    lines(null, buyerTopics),
    making,
    lines("order", ["price", "delivery", "place"]),
  ],
  ownFields: { handle: "slug", productType: "product-type", collections: "collections" },
  asks: ["buyers", "shipping"],
}
