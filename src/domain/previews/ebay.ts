import { confirmed, unconfirmed } from "../rule-book/make-rule.ts"
import { makePreview } from "./excerpt.ts"

const titleGuide = confirmed("https://developer.ebay.com/devzone/guides/trading-user-guide/listing-title.html")
const mobileGuide = confirmed("https://developer.ebay.com/devzone/guides/trading-user-guide/mobile.html")
const unsure = unconfirmed("General knowledge about eBay's pages")

export const ebayPreview = makePreview({
  rowTitle: {
    slot: "productTitle",
    where: "in search",
    on: {
      phone: { cut: { by: "lines", maxLines: 2, widthPx: 188, fontPx: 15, endsAt: "character" }, ...unsure },
      desktop: { cut: { by: "characters", maxChars: 80, endsAt: "character" }, ...titleGuide },
    },
  },
  rowSubtitle: {
    slot: "platformFields.subtitle",
    where: "under the title in search",
    on: {
      phone: { cut: { by: "lines", maxLines: 1, widthPx: 188, fontPx: 13, endsAt: "character" }, ...unsure },
      desktop: { cut: { by: "characters", maxChars: 55, endsAt: "character" }, ...titleGuide },
    },
  },
  summary: {
    slot: "platformFields.mobileSummary",
    where: "before the description",
    on: {
      phone: { cut: { by: "characters", maxChars: 800, endsAt: "character" }, ...mobileGuide },
      desktop: null,
    },
  },
})
