import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, kitTopics, list, measureTopics, offerTopics, opening, prose } from "../../writer/plan/section.ts"

export const websiteWriting: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list("offer", [
      ...offerTopics.filter((topic) => topic !== "promise"),
      ...measureTopics,
      ...kitTopics,
      "works-with",
      "pain",
    ]),
    list("why", ["promise", "proof"]),
    prose("shop", ["made", "story", "shop"]),
    {
      heading: "questions",
      telling: "questions",
      topics: ["price", "hours", "place", "delivery", ...buyerTopics],
    },
  ],
  ownFields: { slug: "slug", faq: "faq" },
}
