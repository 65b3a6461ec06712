import type { HistoryItem } from "../../../../contract/history.ts"

/**
 * The part of an item that its card shows. The texts are left out: ten thousand of them would fill a phone's memory.
 */
export interface CardItem
  extends Pick<
    HistoryItem,
    | "id"
    | "title"
    | "platform"
    | "contentType"
    | "generationDate"
    | "isFavorite"
    | "isArchived"
    | "tags"
    | "notes"
    | "googleAdsCampaignId"
    | "webpageAnalysisId"
    | "totalProducts"
    | "seoScore"
    | "brokenRules"
  > {
  readonly headline: string
  readonly excerpt: string
  readonly matches: NonNullable<HistoryItem["matches"]>
  /** Deleted here, and kept for undo. */
  readonly isGone: boolean
}

export function toCard(item: HistoryItem): CardItem {
  const { seoContent: first } = item
  return {
    id: item.id,
    title: item.title,
    platform: item.platform,
    contentType: item.contentType,
    generationDate: item.generationDate,
    isFavorite: item.isFavorite,
    isArchived: item.isArchived,
    tags: item.tags,
    notes: item.notes,
    googleAdsCampaignId: item.googleAdsCampaignId,
    webpageAnalysisId: item.webpageAnalysisId,
    totalProducts: item.totalProducts,
    seoScore: item.seoScore,
    brokenRules: item.brokenRules,
    headline: first === null ? "" : shorten(first.productTitle || first.titleTag),
    excerpt: first === null ? "" : shorten(first.metaDescription || first.improvedBodyText),
    matches: item.matches ?? [],
    isGone: false,
  }
}

/** A card never shows more than three lines. */
const seenChars = 240

const shorten = (text: string): string => (text.length <= seenChars ? text : `${text.slice(0, seenChars).trimEnd()}…`)

const moment = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
})

/** The product's date format: US English, with the short month name. */
export const sayMoment = (time: string): string => moment.format(new Date(time))

/** Where the item can be continued. */
export function placeToOpen(item: Pick<CardItem, "id" | "contentType" | "googleAdsCampaignId" | "webpageAnalysisId">): {
  readonly href: string
  readonly label: string
} {
  switch (item.contentType) {
    case "google_ads_campaign":
      return { href: `/google-ads-generator${idQuery("campaign", item.googleAdsCampaignId)}`, label: "Open campaign" }
    case "webpage_analysis":
      return { href: `/webpage-analyzer${idQuery("analysis", item.webpageAnalysisId)}`, label: "Open analysis" }
    case "draft":
      return { href: `/seo-generator${idQuery("item", item.id)}`, label: "Resume draft" }
    case "seo_content":
      return { href: `/seo-generator${idQuery("item", item.id)}`, label: "Open in generator" }
  }
}

const idQuery = (name: string, id: string | null): string => (id === null ? "" : `?${name}=${encodeURIComponent(id)}`)
