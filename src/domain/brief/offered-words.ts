import type { Brief, BriefText } from "../seo/brief.ts"
import { splitSentences } from "../text/split/split-sentences.ts"
import { subjectNamed } from "./brief-texts.ts"
import { cleanerOf } from "./clean/cleaner.ts"

/** A brief's text about one of its products, in the seller's own words. */
export interface OfferedWords {
  /** Names of the thing, its kind and its seller, best first. */
  readonly names: readonly string[]
  readonly sentences: readonly string[]
}

const maxChars = 20_000

const nameFields: readonly BriefText[] = [
  "appName",
  "videoTitle",
  "businessName",
  "etsyShopName",
  "amazonBrand",
  "industry",
]
const proseFields: readonly BriefText[] = [
  "description",
  "videoDescription",
  "keyFeatures",
  "appFeatures",
  "brandStory",
]

/** For a slot with no allowed text left, and that the listing's other slots cannot fill. */
export function offeredWords(brief: Brief, subjectName: string): OfferedWords {
  const subject = subjectNamed(brief, subjectName)
  const clean = (raw: string): string => cleanerOf(brief).clean(raw.slice(0, maxChars))
  const names = [subjectName, subject.name, subject.category, ...nameFields.map((key) => brief[key])]
  const texts = [subject.description, ...proseFields.map((key) => brief[key])]
  return {
    names: said(names.map((name) => clean(name).replace(/\s+/gu, " ").trim())),
    sentences: said(texts.flatMap((text) => splitSentences(clean(text)))),
  }
}

function said(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.toLowerCase()
    if (!/[\p{L}\p{N}]/u.test(text) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
