import type { Platform } from "../platforms/platform.ts"
import type { Brief, Product } from "../seo/brief.ts"
import type { Draft } from "../seo/listing.ts"
import { finish } from "./finish.ts"
import { writeOffer } from "./offer/write-offer.ts"
import { roomOf } from "./room.ts"
import { makeTeller } from "./teller.ts"
import type { Genre } from "./understand/genre.ts"
import { understand } from "./understand/understand.ts"
import { writeApp } from "./write-app.ts"
import { writeGoods } from "./write-goods.ts"
import { writeService } from "./write-service.ts"
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
  service: writeService,
  video: writeVideo,
  auction: writeOffer,
  local: writeOffer,
}

/** The built-in writer: the same brief always gives the same draft. */
export function compose(brief: Brief, subject: Product, platform: Platform, { variation }: ComposeOptions): Draft {
  const u = understand(brief, subject, platform.id)
  const written = writers[u.genre]({
    u,
    tellerFor: (part) => makeTeller(u, `${variation}|${part}`),
    room: (key) => roomOf(platform, key),
    platformId: platform.id,
  })
  return finish({ productName: subject.name, ...written }, u)
}
