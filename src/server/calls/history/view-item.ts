import type { HistoryItem, WholeHistoryItem } from "../../../contract/history.ts"
import { currentVersion } from "../../../domain/history/count-broken.ts"
import type { HistoryRow } from "../../db/history/history.ts"
import type { StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import type { OpenItem } from "./open-item.ts"

interface Figures {
  readonly totalProducts: number
  readonly seoScore: number | null
  readonly first: HistoryItem["seoContent"]
  readonly brokenRules: number
  readonly matches?: HistoryItem["matches"]
}

const types = ["seo_content", "google_ads_campaign", "webpage_analysis", "draft"] as const

/** The last count; or a new one, if today's rules are newer. */
async function brokenNow(
  workers: Parts["workers"],
  item: HistoryRow,
  { products, form }: Pick<OpenItem, "products" | "form">,
): Promise<number> {
  if (form === null || item.checkedRuleBook === currentVersion(form.platform)) return item.brokenRules
  return workers.run("countBroken", { brief: form, products }, item)
}

/** An item as a card shows it. */
export function viewCard(
  item: HistoryRow,
  { totalProducts, seoScore, first, brokenRules, matches }: Figures,
): HistoryItem {
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
    brokenRules,
    ...(matches !== undefined && { matches }),
  }
}

/** A product, and the version of the rules with which it was last written. */
export const viewProduct = (product: StoredProduct, ruleBookVersion: string | undefined) => ({
  ...product,
  ...(ruleBookVersion !== undefined && { ruleBookVersion }),
})

/** An item with everything in it. */
export async function viewWhole(
  { workers }: Pick<Parts, "workers">,
  { item, products: stored, ruleBookVersions, form, writer }: OpenItem,
): Promise<WholeHistoryItem> {
  const sum = stored.reduce((total, { seoScore }) => total + seoScore, 0)
  const products = stored.map((product) => viewProduct(product, ruleBookVersions.get(product.id)))
  return {
    ...viewCard(item, {
      totalProducts: products.length,
      seoScore: products.length === 0 ? null : Math.round(sum / products.length),
      first: products[0] ?? null,
      brokenRules: await brokenNow(workers, item, { products: stored, form }),
    }),
    writer,
    products,
    ruleBookVersion: form === null ? null : currentVersion(form.platform) || null,
    form: form === null ? item.form : { ...form },
  }
}
