import type { HistoryItem, WholeHistoryItem } from "../../../contract/history.ts"
import type { HistoryRow } from "../../db/history.ts"
import type { StoredProduct } from "../../db/stored.ts"
import type { OpenItem } from "./open-item.ts"

interface Figures {
  readonly totalProducts: number
  readonly seoScore: number | null
  readonly first: StoredProduct | null
}

const types = ["seo_content", "google_ads_campaign", "webpage_analysis", "draft"] as const

/** An item as a card shows it. */
export function viewCard(item: HistoryRow, { totalProducts, seoScore, first }: Figures): HistoryItem {
  return {
    id: item.id,
    title: item.title,
    platform: item.platform,
    contentType: types.find((type) => type === item.contentType) ?? "seo_content",
    generationDate: item.generationDate.toISOString(),
    isFavorite: item.isFavorite,
    isArchived: item.isArchived,
    tags: item.tags ?? [],
    notes: item.notes,
    performance: item.performance ?? null,
    businessProfileId: item.businessProfileId,
    seoContentId: item.seoContentId,
    googleAdsCampaignId: item.googleAdsCampaignId,
    webpageAnalysisId: item.webpageAnalysisId,
    createdAt: item.createdAt.toISOString(),
    totalProducts,
    seoScore,
    seoContent: first,
  }
}

/** An item with everything in it. */
export function viewWhole({ item, products, form, writer }: OpenItem): WholeHistoryItem {
  const sum = products.reduce((total, { seoScore }) => total + seoScore, 0)
  return {
    ...viewCard(item, {
      totalProducts: products.length,
      seoScore: products.length === 0 ? null : Math.round(sum / products.length),
      first: products[0] ?? null,
    }),
    writer,
    products,
    form: form === null ? item.form : { ...form },
  }
}
