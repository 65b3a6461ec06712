import type { PlatformId } from "../platform-summaries.ts"
import { amazonPreview } from "./amazon.ts"
import { appstorePreview } from "./appstore.ts"
import { ebayPreview } from "./ebay.ts"
import { etsyPreview } from "./etsy.ts"
import type { Excerpt } from "./excerpt.ts"
import { facebookmarketplacePreview } from "./facebookmarketplace.ts"
import { playstorePreview } from "./playstore.ts"
import { shopifyPreview } from "./shopify.ts"
import { tiktokshopPreview } from "./tiktokshop.ts"
import { websitePreview } from "./website.ts"
import { youtubePreview } from "./youtube.ts"

const previews: Readonly<Record<PlatformId, Readonly<Record<string, Excerpt>>>> = {
  website: websitePreview,
  etsy: etsyPreview,
  amazon: amazonPreview,
  ebay: ebayPreview,
  shopify: shopifyPreview,
  youtube: youtubePreview,
  appstore: appstorePreview,
  playstore: playstorePreview,
  tiktokshop: tiktokshopPreview,
  facebookmarketplace: facebookmarketplacePreview,
}

/** The part of a listing that a platform shows before its reader presses "more". */
export const previewOf = (id: PlatformId): readonly Excerpt[] => Object.values(previews[id])
