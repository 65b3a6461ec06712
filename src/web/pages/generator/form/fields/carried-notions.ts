import type { BriefText } from "../../../../../domain/seo/brief.ts"

/** How a text is converted for another field. */
export type Carriage =
  /** Unchanged. */
  | "same"
  /** Unchanged, if the field offers the same option. */
  | "choice"
  | "condition"
  | "tags"
  | "hashtags"
  | "host"
  | "address"

interface CarriedNotion {
  readonly to: BriefText
  /** The first nonempty one. */
  readonly from: readonly BriefText[]
  readonly as: Carriage
}

/** The seller's name, by platform. */
export const sellerNames: readonly BriefText[] = [
  "businessName",
  "shopifyStoreName",
  "etsyShopName",
  "ebayStoreName",
  "tiktokShopName",
  "amazonBrand",
  "channelName",
]

/** Fields with the same meaning on different platforms, so that nobody types them twice. A field never feeds itself. */
export const carriedNotions: readonly CarriedNotion[] = [
  { to: "businessName", from: sellerNames, as: "same" },
  { to: "etsyShopName", from: sellerNames, as: "same" },
  { to: "amazonBrand", from: ["shopifyVendor", ...sellerNames], as: "same" },
  { to: "ebayStoreName", from: sellerNames, as: "same" },
  { to: "shopifyStoreName", from: sellerNames, as: "same" },
  { to: "channelName", from: sellerNames, as: "same" },
  { to: "tiktokShopName", from: sellerNames, as: "same" },
  { to: "shopifyVendor", from: ["amazonBrand"], as: "same" },
  { to: "location", from: ["facebookLocation"], as: "same" },
  { to: "facebookLocation", from: ["location"], as: "same" },
  { to: "website", from: ["shopifyDomain"], as: "address" },
  { to: "shopifyDomain", from: ["website"], as: "host" },
  { to: "amazonCategory", from: ["tiktokCategory", "facebookCategory"], as: "choice" },
  { to: "tiktokCategory", from: ["amazonCategory", "facebookCategory"], as: "choice" },
  { to: "facebookCategory", from: ["amazonCategory", "tiktokCategory"], as: "choice" },
  { to: "shopifyProductType", from: ["etsyShopSection"], as: "same" },
  { to: "etsyShopSection", from: ["shopifyProductType"], as: "same" },
  { to: "itemCondition", from: ["facebookCondition"], as: "condition" },
  { to: "facebookCondition", from: ["itemCondition"], as: "condition" },
  { to: "shopifyTags", from: ["tiktokHashtags", "videoTags"], as: "tags" },
  { to: "videoTags", from: ["tiktokHashtags", "shopifyTags"], as: "tags" },
  { to: "tiktokHashtags", from: ["videoTags", "shopifyTags"], as: "hashtags" },
  { to: "targetAudience", from: ["tiktokAudience", "shopifyTargetSegments"], as: "same" },
]

/** eBay's words for a condition, and Marketplace's. In reverse, the first match counts. */
export const sameConditions: readonly { readonly ebay: string; readonly facebook: string }[] = [
  { ebay: "New", facebook: "New" },
  { ebay: "New other / Open box", facebook: "New" },
  { ebay: "Pre-owned - Excellent", facebook: "Used - Like New" },
  { ebay: "Like New / Graded card", facebook: "Used - Like New" },
  { ebay: "Used / Pre-owned - Good", facebook: "Used - Good" },
  { ebay: "Very Good / Ungraded card", facebook: "Used - Good" },
  { ebay: "Good", facebook: "Used - Good" },
  { ebay: "Pre-owned - Fair", facebook: "Used - Fair" },
  { ebay: "Acceptable", facebook: "Used - Fair" },
]
