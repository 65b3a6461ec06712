import { confirmed, unconfirmed } from "../rule-book/make-rule.ts"
import { makePreview } from "./excerpt.ts"

const appInformation = confirmed("https://developer.apple.com/help/app-store-connect/reference/app-information")
const versionInformation = confirmed(
  "https://developer.apple.com/help/app-store-connect/reference/platform-version-information",
)
const unsure = unconfirmed("General knowledge about the App Store's pages")

export const appstorePreview = makePreview({
  resultName: {
    slot: "productTitle",
    where: "in search",
    on: {
      phone: { cut: { by: "lines", maxLines: 1, widthPx: 176, fontPx: 16, endsAt: "character" }, ...unsure },
      desktop: { cut: { by: "characters", maxChars: 30, endsAt: "character" }, ...appInformation },
    },
  },
  resultSubtitle: {
    slot: "platformFields.subtitle",
    where: "in search",
    on: {
      phone: { cut: { by: "lines", maxLines: 1, widthPx: 176, fontPx: 13, endsAt: "character" }, ...unsure },
      desktop: { cut: { by: "characters", maxChars: 30, endsAt: "character" }, ...appInformation },
    },
  },
  promotion: {
    slot: "platformFields.promotionalText",
    where: "above the description",
    on: {
      phone: { cut: { by: "characters", maxChars: 170, endsAt: "character" }, ...versionInformation },
      desktop: { cut: { by: "characters", maxChars: 170, endsAt: "character" }, ...versionInformation },
    },
  },
  description: {
    slot: "improvedBodyText",
    where: "before “more”",
    on: {
      phone: { cut: { by: "lines", maxLines: 3, widthPx: 320, fontPx: 15, endsAt: "word" }, ...unsure },
      desktop: { cut: { by: "lines", maxLines: 3, widthPx: 664, fontPx: 15, endsAt: "word" }, ...unsure },
    },
  },
})
