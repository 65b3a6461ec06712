import type { Platform } from "../platforms/platform.ts"
import type { Brief, Product } from "../seo/brief.ts"
import type { Draft, SlotKey, SlotValue } from "../seo/listing.ts"
import { attributesOf } from "./attributes.ts"
import { tellGoods } from "./body/goods.ts"
import { buildBullets } from "./bullets.ts"
import { finish } from "./finish.ts"
import { ownFields } from "./own-fields.ts"
import { roomOf } from "./room.ts"
import { distinctPhrases, searchPhrases } from "./search-phrases.ts"
import { buildSnippet } from "./snippet.ts"
import { makeTeller } from "./teller.ts"
import { buildTitle, buildTitleTag } from "./titles.ts"
import { understand } from "./understand/understand.ts"

export interface ComposeOptions {
  /** 0 is what everybody gets first; another number tells the same facts in other words. */
  readonly variation: number
}

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
  const named = platform.id === "amazon" ? `${u.seller} ${u.title}` : u.title
  const draft: Draft = {
    productName: subject.name,
    productTitle: buildTitle(named, attributes, { maxChars: title.max, aimChars: title.target.max - 6 }),
    titleTag: buildTitleTag(u.title, attributes, u.seller, room("titleTag").max),
    metaDescription: buildSnippet(tellerFor("snippet"), room("metaDescription").max),
    keywords: list("keywords"),
    bulletPoints: buildBullets(u, told, room("bulletPoints").target),
    tags: list("tags"),
    searchTerms: list("searchTerms", 3),
    improvedBodyText: tellGoods(tellerFor("body")),
    platformFields,
  }
  return finish(draft, u)
}
