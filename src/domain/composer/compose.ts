import type { Platform } from "../platforms/platform.ts"
import type { Genre } from "../rule-book/genre.ts"
import type { Brief, Product } from "../seo/brief.ts"
import type { Draft, SlotKey } from "../seo/listing.ts"
import { anotherVersion } from "./another-version.ts"
import { finish } from "./finish.ts"
import { writeOffer } from "./offer/write-offer.ts"
import { roomOf } from "./room.ts"
import { makeTeller } from "./teller.ts"
import { understand } from "./understand/understand.ts"
import { writeApp } from "./write-app.ts"
import { writeBusiness } from "./write-business.ts"
import { writeGoods } from "./write-goods.ts"
import { writeVideo } from "./write-video.ts"
import type { Writing, Written } from "./writing.ts"

export interface ComposeOptions {
  /** 0 is what everybody gets first; another number tells the same facts in other words. */
  readonly variation: number
}

/** Each kind of listing has a writer of its own. */
const writers: Readonly<Record<Genre, (writing: Writing) => Written>> = {
  goods: writeGoods,
  app: writeApp,
  service: writeBusiness,
  video: writeVideo,
  auction: writeOffer,
  local: writeOffer,
}

/** The built-in writer: the same brief always gives the same draft. */
export function compose(brief: Brief, subject: Product, platform: Platform, { variation }: ComposeOptions): Draft {
  const first = composeOnce(brief, subject, platform, 0)
  if (variation === 0) return first
  const room = (key: SlotKey) => roomOf(platform, key)
  return anotherVersion(composeOnce(brief, subject, platform, variation), { first, version: variation, room })
}

function composeOnce(brief: Brief, subject: Product, platform: Platform, variation: number): Draft {
  const u = understand(brief, subject, platform.genre)
  const written = writers[u.genre]({
    u,
    tellerFor: (part) => makeTeller(u, `${variation}|${part}`),
    room: (key) => roomOf(platform, key),
    platformId: platform.id,
  })
  return finish({ productName: subject.name, ...written }, u)
}
