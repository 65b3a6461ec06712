import type { Tone } from "../../seo/brief.ts"
import { titleCase } from "../../text/case/title-case.ts"
import { withArticle } from "../../text/words/article.ts"
import { plural, singular } from "../../text/words/plural.ts"
import { inLocalWords } from "../in-local-words.ts"
import type { AdFrame } from "../knowledge/ad-frames.ts"
import type { OfferKind } from "../knowledge/offer-heads.ts"
import { withProperWords } from "../knowledge/proper-words.ts"
import { countedOffer } from "../knowledge/trade-words.ts"
import type { Business } from "../read/read-business.ts"

/** The subject of an ad. */
export interface AdSubject {
  /** As written in the middle of a sentence. */
  readonly name: string
  readonly kind: OfferKind
}

interface Filling {
  readonly subject: AdSubject
  readonly business: Business
  readonly tone: Tone
  /** "drain cleaning, leak repair and water heaters"; empty if there is nothing to list. */
  readonly list?: string
}

/** The frame with its slots filled; null if it does not fit the subject or a slot cannot be filled. */
export function fillFrame(frame: AdFrame, { subject, business, tone, list = "" }: Filling): string | null {
  if (!fits(frame, subject, business, tone)) return null
  const one = singular(subject.name)
  const values: Readonly<Record<string, string>> = {
    X: titled(subject.name),
    x: running(subject.name),
    Sx: `${running(subject.name).slice(0, 1).toUpperCase()}${running(subject.name).slice(1)}`,
    one,
    aOne: frame.text.startsWith("Need")
      ? titled(withArticle(one)).replace(/^An? /, (article) => article.toLowerCase())
      : withArticle(one),
    city: business.place.city,
    name: business.name,
    list,
    audience: listed(business.audience.slice(0, 2)),
    address: business.address.replace(/[,.\s]+$/, ""),
  }
  let isEmpty = false
  const words = inLocalWords(frame.text, business.place.countryCode)
  if (words === null) return null
  const text = words.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot] ?? ""
    if (value === "") isEmpty = true
    return value
  })
  return isEmpty ? null : text
}

/** As written in the middle of a sentence: "an MOT" is one of many, and "offers MOT" is not English. */
export const running = (name: string): string => {
  if (!countedOffer.test(name)) return name
  return /\p{Lu}$/u.test(name) ? `${name}s` : plural(name)
}

export const titled = (name: string): string => withProperWords(titleCase(name))

function fits(
  { kinds, types, tones, said, without, needs }: AdFrame,
  { kind, name }: AdSubject,
  business: Business,
  tone: Tone,
) {
  if (kinds !== undefined && !kinds.includes(kind)) return false
  if (types !== undefined && !types.includes(business.type)) return false
  if (tones !== undefined && !tones.includes(tone)) return false
  if (said !== undefined && !said.test(business.said)) return false
  if (without?.test(name)) return false
  if (needs === "phone") return business.phone?.number != null
  if (needs === "town") return business.place.city !== ""
  if (needs === "address") return business.address !== ""
  return needs === "site" ? business.site !== null : true
}

/** "a, b and c" */
export function listed(items: readonly string[]): string {
  const [last = "", ...before] = items.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`
}
