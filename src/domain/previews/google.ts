import { secondary, unconfirmed } from "../rule-book/make-rule.ts"
import { type Excerpt, makePreview } from "./excerpt.ts"

const snippetGuide = secondary("https://shopifyranked.com/shopify-seo/seo-settings")
const guidesThatDiffer = unconfirmed("https://shopifyranked.com/shopify-seo/seo-settings and guides that differ")
const unsure = unconfirmed("General knowledge about search engines")

/** A search result, for every platform whose pages appear in Google. */
export const googleExcerpts: Readonly<Record<"title" | "snippet", Excerpt>> = makePreview({
  title: {
    slot: "titleTag",
    where: "in a search result",
    on: {
      phone: { cut: { by: "lines", maxLines: 2, widthPx: 328, fontPx: 20, endsAt: "word" }, ...unsure },
      desktop: { cut: { by: "pixels", maxPx: 600, fontPx: 20, endsAt: "word" }, ...snippetGuide },
    },
  },
  snippet: {
    slot: "metaDescription",
    where: "in a search result",
    on: {
      phone: { cut: { by: "characters", maxChars: 120, endsAt: "word" }, ...snippetGuide },
      desktop: { cut: { by: "pixels", maxPx: 990, fontPx: 14, endsAt: "word" }, ...guidesThatDiffer },
    },
  },
})
