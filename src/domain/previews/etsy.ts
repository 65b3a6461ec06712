import { unconfirmed } from "../rule-book/make-rule.ts"
import { makePreview } from "./excerpt.ts"

const guides = unconfirmed("Seller guides on Etsy listings, 2026")
const unsure = unconfirmed("General knowledge about Etsy's pages")

export const etsyPreview = makePreview({
  cardTitle: {
    slot: "productTitle",
    where: "on a search card",
    on: {
      phone: { cut: { by: "characters", maxChars: 55, endsAt: "character" }, ...guides },
      desktop: { cut: { by: "characters", maxChars: 55, endsAt: "character" }, ...guides },
    },
  },
  description: {
    slot: "improvedBodyText",
    where: "before “Learn more”",
    on: {
      phone: { cut: { by: "lines", maxLines: 6, widthPx: 328, fontPx: 14, endsAt: "word" }, ...unsure },
      desktop: { cut: { by: "lines", maxLines: 9, widthPx: 300, fontPx: 14, endsAt: "word" }, ...unsure },
    },
  },
})
