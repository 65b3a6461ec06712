import { cleanText } from "../../text/clean/clean.ts"
import { withoutNoise } from "../../text/clean/noise.ts"
import { shownName } from "../../text/clean/shown-name.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { type Brief, type BriefText, subjectsOf } from "../brief.ts"

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
export function briefWords(brief: Brief, subjectName: string): OfferedWords {
  const subjects = subjectsOf(brief)
  const subject = subjects.find(({ name }) => name === subjectName || shownName(name) === subjectName) ?? subjects[0]
  const clean = (raw: string): string => cleanText(raw.slice(0, maxChars)).replace(/\s+/gu, " ").trim()
  const prose = (raw: string): string[] => splitSentences(withoutNoise(cleanText(raw.slice(0, maxChars))))
  const names = [subjectName, subject?.name ?? "", subject?.category ?? "", ...nameFields.map((key) => brief[key])]
  const texts = [subject?.description ?? "", ...proseFields.map((key) => brief[key])]
  return { names: said(names.map(clean)), sentences: said(texts.flatMap(prose)) }
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
