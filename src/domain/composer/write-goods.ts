import type { SlotValue } from "../seo/listing.ts"
import { amazonBullets } from "./amazon-bullets.ts"
import { type Attribute, attributesOf } from "./attributes.ts"
import { backendWords } from "./backend-words.ts"
import { tellGoods } from "./body/goods.ts"
import { goodsBullets } from "./goods-bullets.ts"
import { goodsSnippet } from "./goods-snippet.ts"
import { hashtagsOf } from "./hashtags.ts"
import { ownFields } from "./own-fields.ts"
import { copiedWords } from "./runs.ts"
import { distinctPhrases, searchPhrases } from "./search-phrases.ts"
import { sellersRuns } from "./sources.ts"
import { buildTitle, buildTitleTag, searchedName, titleOrder } from "./titles.ts"
import type { Understanding } from "./understand/understand.ts"
import type { Writing, Written } from "./writing.ts"

/** How each shop wants its own places. */
interface Manner {
  readonly fields: readonly string[]
  readonly maxTitleWords: number
  /** Where a shop advises against titles that it would still take. */
  readonly maxTitleChars?: number
  readonly hasHeadings: boolean
  /** Where a price in the text is welcome; elsewhere it stands beside the listing, and changes there. */
  readonly hasPrice: boolean
}

const plainManner: Manner = { fields: [], maxTitleWords: 30, hasHeadings: false, hasPrice: false }
const manners: Readonly<Record<string, Manner>> = {
  etsy: { fields: ["materials", "section"], maxTitleWords: 14, hasHeadings: false, hasPrice: true },
  amazon: { fields: ["itemHighlights"], maxTitleWords: 30, hasHeadings: false, hasPrice: false },
  shopify: { fields: ["handle", "productType", "collections"], maxTitleWords: 30, hasHeadings: true, hasPrice: true },
  tiktokshop: { fields: ["caption"], maxTitleWords: 30, maxTitleChars: 80, hasHeadings: false, hasPrice: false },
}

/** Amazon searches title and bullets already, so its search terms are the words that stand in neither. */
const backendBytes = 200

/** A title in an order of its own, where the seller's own order would make it a quotation. */
function leastCopied(
  u: Understanding,
  attributes: readonly Attribute[],
  build: (order: readonly Attribute[]) => string,
): string {
  const runs = sellersRuns(u)
  const [first, second, ...rest] = attributes
  const orders = [
    attributes,
    ...(first && second
      ? [
          [second, first, ...rest],
          [second, ...rest, first],
        ]
      : []),
  ]
  const titles = orders.map(build)
  return titles.sort((a, b) => copiedWords(a, runs) - copiedWords(b, runs))[0] ?? ""
}

export function writeGoods({ u, tellerFor, room, platformId }: Writing): Written {
  const manner = manners[platformId] ?? plainManner
  const isAmazon = platformId === "amazon"
  const told = tellerFor("all").left()
  const attributes = attributesOf(told)
  const phrases = searchPhrases(u, told)
  const [title, tags, bullets] = [room("productTitle"), room("tags"), room("bulletPoints")]
  const list = (key: "keywords" | "tags" | "searchTerms", skip = 0): string[] =>
    distinctPhrases(phrases.slice(skip), room(key).target.max, room(key).max)
  const platformFields: Record<string, SlotValue> = {}
  for (const name of manner.fields) {
    const value = ownFields[name]?.({ u, told, attributes, phrases, room: room(`platformFields.${name}`), tellerFor })
    if (value !== undefined && value.length > 0) platformFields[name] = value
  }
  const inOrder = titleOrder(attributes, u)
  const productTitle = leastCopied(u, inOrder, (order) =>
    buildTitle(searchedName(u), order, {
      maker: isAmazon ? u.seller : "",
      maxChars: Math.min(title.max, manner.maxTitleChars ?? title.max),
      aimChars: title.target.max - 6,
      maxWords: manner.maxTitleWords,
    }),
  )
  const bulletPoints = isAmazon
    ? amazonBullets(tellerFor("bullets"), bullets)
    : goodsBullets(tellerFor("bullets"), bullets)
  const improvedBodyText = tellGoods(tellerFor("body"), manner)
  const said = [productTitle, ...bulletPoints, ...[platformFields.itemHighlights ?? []].flat(), u.seller]
  return {
    productTitle,
    titleTag: leastCopied(u, inOrder, (order) => buildTitleTag(u.title, order, u.seller, room("titleTag").max)),
    metaDescription: goodsSnippet(tellerFor("snippet"), room("metaDescription").max),
    keywords: list("keywords"),
    bulletPoints,
    tags: platformId === "tiktokshop" ? hashtagsOf(u, phrases, tags.target.max, tags.max) : list("tags"),
    searchTerms: isAmazon ? backendWords(u, said, backendBytes) : list("searchTerms", 3),
    improvedBodyText,
    platformFields: isAmazon ? { ...platformFields, description: improvedBodyText } : platformFields,
  }
}
