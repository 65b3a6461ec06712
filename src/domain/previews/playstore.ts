import { confirmed, unconfirmed } from "../rule-book/make-rule.ts"
import { makePreview } from "./excerpt.ts"

const metadataPolicy = confirmed("https://support.google.com/googleplay/android-developer/answer/9898842")
const storeSpecs = confirmed("https://github.com/coreyhaines31/marketingskills, google-play-specs.md")
const unsure = unconfirmed("General knowledge about Google Play's pages")

export const playstorePreview = makePreview({
  resultTitle: {
    slot: "productTitle",
    where: "in search",
    on: {
      phone: { cut: { by: "lines", maxLines: 1, widthPx: 244, fontPx: 16, endsAt: "character" }, ...unsure },
      desktop: { cut: { by: "characters", maxChars: 30, endsAt: "character" }, ...metadataPolicy },
    },
  },
  shortDescription: {
    slot: "platformFields.shortDescription",
    where: "on the app’s page",
    on: {
      phone: { cut: { by: "characters", maxChars: 80, endsAt: "character" }, ...storeSpecs },
      desktop: { cut: { by: "characters", maxChars: 80, endsAt: "character" }, ...storeSpecs },
    },
  },
})
