import type { Platform } from "../platforms/platform.ts"
import type { Brief, Product } from "../seo/brief.ts"
import type { Draft, SlotKey, SlotValue } from "../seo/listing.ts"
import { amazonBullets } from "./amazon-bullets.ts"
import { attributesOf } from "./attributes.ts"
import { backendWords } from "./backend-words.ts"
import { tellGoods } from "./body/goods.ts"
import { buildBullets } from "./bullets.ts"
import { finish } from "./finish.ts"
import { goodsBullets } from "./goods-bullets.ts"
import { goodsSnippet } from "./goods-snippet.ts"
import { hashtagsOf } from "./hashtags.ts"
import { writeOffer } from "./offer/write-offer.ts"
import { ownFields } from "./own-fields.ts"
import { roomOf } from "./room.ts"
import { distinctPhrases, searchPhrases } from "./search-phrases.ts"
import { buildSnippet } from "./snippet.ts"
import { makeTeller } from "./teller.ts"
import { buildTitle, buildTitleTag } from "./titles.ts"
import type { Genre } from "./understand/genre.ts"
import { understand } from "./understand/understand.ts"
import { writeApp } from "./write-app.ts"
import { writeService } from "./write-service.ts"
import { writeVideo } from "./write-video.ts"
import type { Writing, Written } from "./writing.ts"

export interface ComposeOptions {
  /** 0 is what everybody gets first; another number tells the same facts in other words. */
  readonly variation: number
}

/** The kinds of listing that have no field in common with a thing for sale. */
const writers: Partial<Record<Genre, (writing: Writing) => Written>> = {
  app: writeApp,
  service: writeService,
  video: writeVideo,
  auction: writeOffer,
  local: writeOffer,
}

const highlightsOf = ({ itemHighlights = [] }: Readonly<Record<string, SlotValue>>): readonly string[] =>
  typeof itemHighlights === "string" ? [itemHighlights] : itemHighlights

/** Amazon's template has a field of its own for the same description. */
const withDescription = (draft: Draft): Draft => ({
  ...draft,
  platformFields: { ...draft.platformFields, description: draft.improvedBodyText ?? "" },
})

/** The built-in writer: the same brief always gives the same draft. */
export function compose(brief: Brief, subject: Product, platform: Platform, { variation }: ComposeOptions): Draft {
  const u = understand(brief, subject, platform.id)
  const tellerFor = (part: string) => makeTeller(u, `${variation}|${part}`)
  const told = tellerFor("all").left()
  const attributes = attributesOf(told)
  const phrases = searchPhrases(u, told)
  const room = (key: SlotKey) => roomOf(platform, key)
  const title = room("productTitle")
  const list = (key: SlotKey, skip = 0): string[] =>
    distinctPhrases(phrases.slice(skip), room(key).target.max, room(key).max)
  const platformFields: Record<string, SlotValue> = {}
  for (const { key } of platform.slots) {
    if (!key.startsWith("platformFields.")) continue
    const name = key.slice("platformFields.".length)
    const value = ownFields[name]?.({ u, told, attributes, phrases, room: room(key), tellerFor })
    if (value !== undefined && value.length > 0) platformFields[name] = value
  }
  const write = writers[u.genre]
  if (write !== undefined)
    return finish({ productName: subject.name, ...write({ u, tellerFor, room, platformId: platform.id }) }, u)
  const isBackend = platform.id === "amazon"
  const maker = isBackend ? u.seller : ""
  const productTitle = buildTitle(u.title, attributes, {
    maker,
    maxChars: title.max,
    aimChars: title.target.max - 6,
    maxWords: platform.id === "etsy" ? 14 : 30,
  })
  const snippetOf = u.genre === "goods" ? goodsSnippet : buildSnippet
  const bulletPoints = isBackend
    ? amazonBullets(tellerFor("bullets"), room("bulletPoints"))
    : u.genre === "goods"
      ? goodsBullets(tellerFor("bullets"), room("bulletPoints"))
      : buildBullets(u, told, room("bulletPoints").target)
  const draft: Draft = {
    productName: subject.name,
    productTitle,
    titleTag: buildTitleTag(u.title, attributes, u.seller, room("titleTag").max),
    metaDescription: snippetOf(tellerFor("snippet"), room("metaDescription").max),
    keywords: list("keywords"),
    bulletPoints,
    tags:
      platform.id === "tiktokshop" ? hashtagsOf(u, phrases, room("tags").target.max, room("tags").max) : list("tags"),
    searchTerms: isBackend
      ? backendWords(u, [productTitle, ...bulletPoints, ...highlightsOf(platformFields), u.seller], 200)
      : list("searchTerms", 3),
    improvedBodyText: tellGoods(tellerFor("body"), platform.id === "shopify"),
    platformFields,
  }
  const finished = finish(draft, u)
  return isBackend ? withDescription(finished) : finished
}
