import { isAcronym } from "../../text/acronyms.ts"
import { cleanText } from "../../text/clean.ts"
import { isDangling } from "../../text/dangling.ts"
import { isRunning } from "../../text/joining-words.ts"
import { isMessy } from "../../text/messy.ts"
import { misspellings } from "../../text/misspellings.ts"
import { withoutNoise } from "../../text/noise.ts"
import { isCommonWord } from "../../text/right-words.ts"
import { shownName } from "../../text/shown-name.ts"
import { makeSpeller } from "../../text/spelling.ts"
import { splitList } from "../../text/split-list.ts"
import { splitSentences } from "../../text/split-sentences.ts"
import { type Brief, type BriefText, subjectsOf } from "../brief.ts"
import type { OfferedWords } from "./fit-context.ts"

const maxChars = 20_000

const phraseFields: readonly BriefText[] = [
  "targetKeywords",
  "shopifyTags",
  "videoTags",
  "tiktokHashtags",
  "shopifyProductType",
  "amazonCategory",
  "etsyShopSection",
  "appCategory",
  "videoCategory",
  "tiktokCategory",
  "facebookCategory",
  "serviceType",
  "whynotCategory",
  "contentTheme",
  "shopifyCollections",
  "industry",
  "itemCondition",
  "targetAudience",
  "seasonalRelevance",
  "location",
  "facebookLocation",
]
const featureFields: readonly BriefText[] = ["keyFeatures", "appFeatures", "uniqueSellingProposition", "certifications"]
const nameFields: readonly BriefText[] = ["appName", "videoTitle", "businessName", "etsyShopName", "amazonBrand"]
const proseFields: readonly BriefText[] = ["description", "videoDescription", "brandStory", "handmadeStory"]

const caches = new WeakMap<Brief, Map<string, OfferedWords>>()

/** The words of the brief about one of its products, or about the business. */
export function briefWords(brief: Brief, subjectName: string): OfferedWords {
  const known = caches.get(brief) ?? new Map<string, OfferedWords>()
  caches.set(brief, known)
  const made = known.get(subjectName) ?? readWords(brief, subjectName)
  known.set(subjectName, made)
  return made
}

/** "REAL sea glass": nobody searches in capitals. */
const calmWords = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}'’-])\p{Lu}{4,}(?![\p{L}\p{N}-])/gu, (word) =>
    isCommonWord(word.toLowerCase()) && !isAcronym(word) ? word.toLowerCase() : word,
  )

function readWords(brief: Brief, subjectName: string): OfferedWords {
  const subjects = subjectsOf(brief)
  const subject = subjects.find(({ name }) => name === subjectName || shownName(name) === subjectName) ?? subjects[0]
  const spell = makeBriefSpeller(brief, subject?.name ?? "")
  const typed = (raw: string): string => spell(cleanText(raw.slice(0, maxChars)))
  const clean = (raw: string): string => withoutEdges(typed(raw).replace(/\n+/g, ". "))
  const prose = (raw: string): string[] => splitSentences(calmWords(withoutNoise(typed(raw))))
  const listOf = (key: BriefText): string[] => splitList(typed(brief[key]))
  const names = [subject?.name ?? "", ...nameFields.map((key) => brief[key]), subject?.category ?? ""].map(clean)
  const features = featureFields.flatMap(listOf)
  const sentences = [subject?.description ?? "", ...proseFields.map((key) => brief[key])].flatMap(prose)
  const phrases = [
    ...listOf("targetKeywords"),
    ...[subject?.name ?? "", subject?.category ?? ""].map(clean),
    ...phraseFields.flatMap(listOf),
    ...features.filter(isTypable),
    ...names,
    ...[...names, ...features, ...sentences].flatMap(chunks).filter(isTypable),
    // A word of the shop's name alone is nothing that anybody looks for.
    ...[names[0] ?? "", names.at(-1) ?? ""].flatMap((name) => name.split(/\s+/)).filter((word) => !isDangling(word)),
    ...sentences
      .flatMap((sentence) => sentence.split(/[^\p{L}\p{N}'’-]+/u))
      .filter((word) => word.length > 3 && !isDangling(word) && !isRunning(word.toLowerCase())),
  ]
  return { names: said(names), phrases: said(phrases), features: said(features), sentences: said(sentences) }
}

/** Spells as everything else is spelled that was written from this brief. */
function makeBriefSpeller(brief: Brief, subjectName: string): (text: string) => string {
  const said = [brief.description, subjectName, ...brief.products.map(({ description }) => description)].join("\n")
  const names = [subjectName, ...nameFields.map((key) => brief[key]), brief.location, brief.facebookLocation]
  const kept = names.flatMap((name) => name.split(/[^\p{L}\p{N}'-]+/u))
  return makeSpeller(
    kept.filter((word) => word !== "" && !misspellings.has(word.toLowerCase())),
    said,
    { isMessy: isMessy(said) },
  )
}

/** "Each throw is warped" and "Balls 2" are what is left of a sentence, and nothing that anybody types. */
const isTypable = (text: string): boolean =>
  !/(?:^| )\d[\d.,]*$|^\d[\d.,]* ?(?:mm|cm|m|in|inch|g|kg|oz|lb|ml|l)$/i.test(text) &&
  !text.split(" ").some((word) => isRunning(word.toLowerCase()))

/** Runs of words between small words and marks, whole and in pairs: "mug with a wide handle" → "mug", "wide handle". */
function chunks(text: string): string[] {
  const runs: string[][] = [[]]
  for (const word of text.split(/(?=[,.;:!?()])|\s+/u)) {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
    if (/^[^\p{L}\p{N}]/u.test(word)) runs.push([])
    if (bare === "" || isDangling(bare)) runs.push([])
    else runs.at(-1)?.push(bare)
  }
  return runs.flatMap((run) => [
    ...(run.length >= 2 && run.length <= 4 ? [run.join(" ")] : []),
    ...run.slice(1).map((word, index) => `${run[index]} ${word}`),
  ])
}

const withoutEdges = (text: string): string => text.replace(/^[\s,;:.|–—-]+|[\s,;:|–—-]+$/gu, "")

function said(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.toLowerCase()
    if (!/[\p{L}\p{N}]/u.test(text) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
