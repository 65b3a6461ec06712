import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, opening, story, thingTopics } from "../../writer/plan/section.ts"

export const youtubeWriting: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list("covered", thingTopics),
    { heading: "chapters", telling: "chapters", topics: ["chapter"] },
    story,
    lines("know", ["length", "schedule", "theme", ...buyerTopics, "price", "place"]),
  ],
  ownFields: { hashtags: "hashtags", chapters: "chapters" },
}
