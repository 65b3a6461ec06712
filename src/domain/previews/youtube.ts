import { secondary, unconfirmed } from "../rule-book/make-rule.ts"
import { makePreview } from "./excerpt.ts"

const guides = secondary("Guides on limits of social platforms, 2026")
const unsure = unconfirmed("General knowledge about YouTube's pages")

export const youtubePreview = makePreview({
  cardTitle: {
    slot: "productTitle",
    where: "on a video card",
    on: {
      // Two lines, which hold the roughly 70 characters that guides mention.
      phone: { cut: { by: "lines", maxLines: 2, widthPx: 256, fontPx: 16, endsAt: "word" }, ...unsure },
      desktop: { cut: { by: "characters", maxChars: 70, endsAt: "word" }, ...guides },
    },
  },
  description: {
    slot: "improvedBodyText",
    where: "before “more” under the video",
    on: {
      phone: { cut: { by: "characters", maxChars: 100, endsAt: "character" }, ...guides },
      desktop: { cut: { by: "characters", maxChars: 150, endsAt: "character" }, ...guides },
    },
  },
})
