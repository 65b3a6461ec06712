import type { SlotValue } from "../../../seo/listing.ts"
import { splitList } from "../../../text/split/split-list.ts"
import type { Understanding } from "../../understanding.ts"
import { appSubtitle, keywordField, shortDescription } from "./app-fields.ts"
import { hashtagsOf } from "./hashtags.ts"
import { faqOf, slugFrom } from "./page-fields.ts"
import { highlightsOf, materialsOf, productTypeOf, specificsOf, subtitleOf, summaryOf } from "./shop-fields.ts"
import type { Make, RoomOf, Written } from "./written.ts"

/** The places that only one platform has. */
export function ownFields(u: Understanding, written: Written, roomOf: RoomOf): Record<string, SlotValue> {
  const makers = fields[u.platformId] ?? {}
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(u, written, roomOf(name))]))
}

/** YouTube takes chapters only where the first begins at 0:00; others are told in the description. */
const chaptersOf: Make = ({ facts }) => {
  const found = facts.filter(({ topic }) => topic === "chapter").map(({ text }) => text)
  return /^0?0:00\b/.test(found[0] ?? "") ? found : []
}

const promotionOf: Make = (_, { meta }) => meta

const fields: Readonly<Record<string, Readonly<Record<string, Make>>>> = {
  website: { slug: slugFrom, faq: faqOf },
  etsy: { materials: materialsOf, section: ({ brief, clean }) => clean(brief.etsyShopSection).slice(0, 24) },
  amazon: { itemHighlights: highlightsOf },
  ebay: { subtitle: subtitleOf, itemSpecifics: specificsOf, mobileSummary: summaryOf },
  shopify: {
    handle: slugFrom,
    productType: productTypeOf,
    collections: ({ brief, clean }) => splitList(clean(brief.shopifyCollections)),
  },
  youtube: {
    hashtags: hashtagsOf,
    chapters: chaptersOf,
  },
  appstore: { subtitle: appSubtitle, keywordField: keywordField, promotionalText: promotionOf },
  playstore: { shortDescription: shortDescription },
  tiktokshop: { caption: promotionOf },
  facebookmarketplace: { firstLines: summaryOf },
}
