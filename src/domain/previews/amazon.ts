import { confirmed, unconfirmed } from "../rule-book/make-rule.ts"
import { makePreview } from "./excerpt.ts"

const notice = confirmed("Amazon's notice of 2026-06-10 on titles of 75 characters")
const unsure = unconfirmed("General knowledge about Amazon's pages")

export const amazonPreview = makePreview({
  rowTitle: {
    slot: "productTitle",
    where: "in search",
    on: {
      phone: { cut: { by: "lines", maxLines: 3, widthPx: 190, fontPx: 14, endsAt: "word" }, ...unsure },
      desktop: { cut: { by: "characters", maxChars: 75, endsAt: "word" }, ...notice },
    },
  },
  rowHighlights: {
    slot: "platformFields.itemHighlights",
    where: "under the title in search",
    on: {
      phone: { cut: { by: "characters", maxChars: 125, endsAt: "word" }, ...notice },
      desktop: { cut: { by: "characters", maxChars: 125, endsAt: "word" }, ...notice },
    },
  },
})
