import type { Platform } from "../platforms/platform.ts"
import type { Brief, BriefText } from "./brief.ts"

/** Texts of the form that name the seller or the maker, on whatever platform. */
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

/** The names under which the seller is known on this platform: what a rule about brands holds for. */
export function brandNames(brief: Brief, platform: Platform): readonly string[] {
  const { sellerField } = platform
  // Amazon lists a product by its brand, whoever sells it; "Outdoors LLC" is no part of that.
  if (sellerField === "amazonBrand" && brief.amazonBrand.trim() !== "") return [brief.amazonBrand.trim()]
  const keys: readonly BriefText[] = [
    ...(sellerField !== null && nameFields.has(sellerField) ? [sellerField] : []),
    ...platform.fields.map(({ key }) => key).filter((key) => nameFields.has(key)),
    "businessName",
  ]
  return [...new Set(keys.map((key) => brief[key].trim()))].filter((name) => name !== "")
}
