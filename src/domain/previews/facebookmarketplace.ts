import { confirmed } from "../rule-book/make-rule.ts"
import { makePreview } from "./excerpt.ts"

const partnerApi = confirmed("Meta Marketplace partner item API")
const catalogue = confirmed("Meta catalog reference")

export const facebookmarketplacePreview = makePreview({
  cardTitle: {
    slot: "productTitle",
    where: "on a card",
    on: {
      phone: { cut: { by: "characters", maxChars: 65, endsAt: "character" }, ...catalogue },
      desktop: { cut: { by: "characters", maxChars: 65, endsAt: "character" }, ...catalogue },
    },
  },
  description: {
    slot: "improvedBodyText",
    opening: "platformFields.firstLines",
    where: "before “See more”",
    on: {
      phone: { cut: { by: "characters", maxChars: 256, endsAt: "character" }, ...partnerApi },
      desktop: { cut: { by: "characters", maxChars: 256, endsAt: "character" }, ...partnerApi },
    },
  },
})
