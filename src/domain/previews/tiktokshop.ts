import { secondary } from "../rule-book/make-rule.ts"
import { makePreview } from "./excerpt.ts"

const titleGuide = secondary("https://lettercounter.org, TikTok")
const socialLimits = secondary("Guides on limits of social platforms, 2026")

export const tiktokshopPreview = makePreview({
  cardTitle: {
    slot: "productTitle",
    where: "on a product card",
    on: {
      phone: { cut: { by: "characters", maxChars: 34, endsAt: "character" }, ...titleGuide },
      desktop: { cut: { by: "characters", maxChars: 34, endsAt: "character" }, ...titleGuide },
    },
  },
  caption: {
    slot: "platformFields.caption",
    where: "under the video",
    on: {
      phone: { cut: { by: "characters", maxChars: 150, endsAt: "character" }, ...socialLimits },
      desktop: { cut: { by: "characters", maxChars: 150, endsAt: "character" }, ...socialLimits },
    },
  },
})
