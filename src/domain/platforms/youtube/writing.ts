import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, opening, story, thingTopics } from "../../writer/plan/section.ts"

export const youtubeWriting: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list(
      "covered",
      thingTopics.filter((topic) => topic !== "proof"),
    ),
    { heading: "chapters", telling: "chapters", topics: ["chapter"] },
    story,
    lines("know", ["length", "schedule", "theme", ...buyerTopics, "price", "place", "proof"]),
  ],
  ownFields: { hashtags: "hashtags", chapters: "chapters" },
}
