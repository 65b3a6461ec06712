import type { ComponentType } from "react"
import type { PlatformId } from "../../domain/platform-summaries.ts"
import { AmazonPreview } from "./amazon-preview.tsx"
import { AppstorePreview } from "./appstore-preview.tsx"
import { EbayPreview } from "./ebay-preview.tsx"
import { EtsyPreview } from "./etsy-preview.tsx"
import { FacebookmarketplacePreview } from "./facebookmarketplace-preview.tsx"
import { PlaystorePreview } from "./playstore-preview.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { ShopifyPreview } from "./shopify-preview.tsx"
import { TiktokshopPreview } from "./tiktokshop-preview.tsx"
import { WebsitePreview } from "./website-preview.tsx"
import { YoutubePreview } from "./youtube-preview.tsx"

/** How each platform's pages look to buyers. */
export const previewLayouts: Readonly<Record<PlatformId, ComponentType<PreviewProps>>> = {
  website: WebsitePreview,
  etsy: EtsyPreview,
  amazon: AmazonPreview,
  ebay: EbayPreview,
  shopify: ShopifyPreview,
  youtube: YoutubePreview,
  appstore: AppstorePreview,
  playstore: PlaystorePreview,
  tiktokshop: TiktokshopPreview,
  facebookmarketplace: FacebookmarketplacePreview,
}
