import { amazon } from "./amazon.ts"
import { appstore } from "./appstore.ts"
import { ebay } from "./ebay.ts"
import { etsy } from "./etsy.ts"
import { facebookmarketplace } from "./facebookmarketplace.ts"
import { playstore } from "./playstore.ts"
import { shopify } from "./shopify.ts"
import { tiktokshop } from "./tiktokshop.ts"
import { website } from "./website.ts"
import { youtube } from "./youtube.ts"

/** LIST 1: every platform, in the order in which people see them. */
export const platforms = [
  website,
  etsy,
  amazon,
  ebay,
  shopify,
  youtube,
  appstore,
  playstore,
  tiktokshop,
  facebookmarketplace,
] as const
