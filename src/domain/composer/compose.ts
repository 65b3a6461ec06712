import type { Platform } from "../platforms/platform.ts"
import type { Genre } from "../rule-book/genre.ts"
import { type Brief, type Product, subjectsOf } from "../seo/brief.ts"
import type { Draft, SlotKey } from "../seo/listing.ts"
import { anotherVersion } from "./another-version.ts"
import { finish } from "./finish.ts"
import { fitLines } from "./fit-lines.ts"
import { writeOffer } from "./offer/write-offer.ts"
import { roomOf } from "./room.ts"
import { sellersRuns } from "./sources.ts"
import { tellApart } from "./tell-apart.ts"
import { makeTeller } from "./teller.ts"
import { understand } from "./understand/understand.ts"
import { makeWording } from "./wording.ts"
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

/** What the listings of one brief say, so that each looks at those before it without writing them again. */
const written = new WeakMap<Brief, Map<string, Draft>>()

const keyOf = (subject: Product, platform: Platform, variation: number): string =>
  JSON.stringify([platform.id, variation, subject])

function composeOnce(brief: Brief, subject: Product, platform: Platform, variation: number): Draft {
  const draft = composeAnew(brief, subject, platform, variation)
  const known = written.get(brief) ?? new Map<string, Draft>()
  written.set(brief, known.set(keyOf(subject, platform, variation), draft))
  return draft
}

function composeSister(brief: Brief, sister: Product, platform: Platform, variation: number): Draft {
  const known = written.get(brief)?.get(keyOf(sister, platform, variation))
  return known ?? composeOnce(brief, sister, platform, variation)
}

function composeAnew(brief: Brief, subject: Product, platform: Platform, variation: number): Draft {
  const u = understand(brief, subject, platform.genre)
  const told = writers[u.genre]({
    u,
    tellerFor: (part) => makeTeller(u, `${variation}|${part}`),
    room: (key) => roomOf(platform, key),
    platformId: platform.id,
  })
  const draft = withFitLines(finish({ productName: subject.name, ...told }, u), platform)
  const subjects = subjectsOf(brief)
  const place = subjects.findIndex(({ name }) => name === subject.name)
  if (place <= 0) return draft
  const before = subjects.slice(0, place).map((sister) => composeSister(brief, sister, platform, variation))
  return withFitLines(tellApart(draft, before, { wording: makeWording(u), runs: sellersRuns(u) }), platform)
}

function withFitLines(draft: Draft, platform: Platform): Draft {
  const { max, target } = roomOf(platform, "bulletPoints")
  return { ...draft, bulletPoints: fitLines(draft.bulletPoints ?? [], max, target.max) }
}
