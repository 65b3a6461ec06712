import type { Platform } from "../platforms/platform.ts"
import type { Brief, BriefText } from "./brief.ts"

/** Form fields that name the seller or the maker, on any platform. */
const nameFields: ReadonlySet<BriefText> = new Set([
  "businessName",
  "etsyShopName",
  "amazonBrand",
  "ebayStoreName",
  "shopifyStoreName",
  "shopifyVendor",
  "channelName",
  "appName",
  "tiktokShopName",
])

/** The seller's names on this platform, for rules about brands. */
export function brandNames(brief: Brief, platform: Platform): readonly string[] {
  const { sellerField } = platform
  // Amazon lists a product by its brand, regardless of the seller; "Outdoors LLC" is not part of that.
  if (sellerField === "amazonBrand" && brief.amazonBrand.trim() !== "") return [brief.amazonBrand.trim()]
  const keys: readonly BriefText[] = [
    ...(sellerField !== null && nameFields.has(sellerField) ? [sellerField] : []),
    ...platform.fields.map(({ key }) => key).filter((key) => nameFields.has(key)),
    "businessName",
  ]
  return [...new Set(keys.map((key) => brief[key].trim()))].filter((name) => name !== "")
}
