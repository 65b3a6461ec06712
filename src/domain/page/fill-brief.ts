import { type Brief, fillBlanks } from "../seo/brief.ts"
import { contentWords } from "../text/words/content-words.ts"
import type { Phrase } from "./facts.ts"
import type { PageWords } from "./own-texts.ts"

/** A page's information about the business behind it. */
export interface PageBrief {
  readonly businessName: string
  readonly description: string
  readonly website: string
  readonly targetKeywords: string
  readonly product: { readonly name: string; readonly description: string }
}

/** The part of the page's text that may be passed on. */
export interface ReadBrief {
  readonly brief: PageBrief
  /** The page's own words, as far as search engines may show them. */
  readonly words: PageWords
}

interface PageTexts {
  readonly title: string | null
  readonly siteName: string | null
  readonly host: string
  readonly url: string
  readonly mainHeading: string | null
  readonly headings: readonly string[]
  readonly metaDescription: string | null
  readonly mainText: string
  readonly phrases: readonly Phrase[]
}

const maxDescriptionChars = 900
const maxSentences = 12

/**
 * Turns a page into a brief. A page's text belongs to somebody else: only sentences about the subject of title and
 * headings are used, and only prose.
 */
export function fillBrief(page: PageTexts): ReadBrief {
  const businessName = page.siteName ?? lastPart(page.title ?? "") ?? nameOfHost(page.host)
  const name = plain(page.mainHeading ?? "") || firstPart(page.title ?? "", businessName) || businessName
  const topic = new Set([page.title ?? "", page.mainHeading ?? "", ...page.headings.slice(0, 12)].flatMap(contentWords))
  const isOnTopic = (sentence: string): boolean => contentWords(sentence).some((word) => topic.has(word))
  const sentences = [page.metaDescription ?? "", ...page.mainText.split("\n").filter(hasEnd)]
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{Lo}\d"“¿¡])/u))
    .map(plain)
    .filter((sentence) => isProse(sentence) && isOnTopic(sentence))
  const brief = {
    businessName: businessName.slice(0, 120),
    description: joinUpTo(page.metaDescription === null ? sentences.slice(0, 2) : sentences.slice(0, 3), 300),
    website: page.url,
    targetKeywords: page.phrases
      .filter(({ text }) => contentWords(text).some((word) => topic.has(word)))
      .slice(0, 8)
      .map(({ text }) => text)
      .join(", "),
    product: { name: name.slice(0, 150), description: joinUpTo(sentences.slice(0, maxSentences), maxDescriptionChars) },
  }
  const description = page.metaDescription ?? ""
  const isShowable = isProse(description) && isOnTopic(description)
  const words: PageWords = {
    title: plain(page.title ?? "") || null,
    mainHeading: plain(page.mainHeading ?? "") || null,
    siteName: brief.businessName,
    metaDescription: isShowable ? description : null,
    sentences: sentences.slice(0, 40),
  }
  return { brief, words }
}

/** The brief for writers, for the website platform. */
export function toWholeBrief({ businessName, description, website, targetKeywords, product }: PageBrief): Brief {
  const texts = { businessName, description, website, targetKeywords }
  return fillBlanks({ ...texts, products: [{ ...product, category: "" }] })
}

const separators = /\s+[|–—·•»:-]\s+/

function lastPart(title: string): string | null {
  const parts = title.split(separators)
  const last = plain(parts.at(-1) ?? "")
  return parts.length > 1 && last !== "" && last.split(" ").length <= 5 ? last : null
}

function firstPart(title: string, businessName: string): string {
  return plain(title.split(separators).find((part) => part.trim() !== businessName) ?? "")
}

const nameOfHost = (host: string): string => host.replace(/:\d+$/, "").replace(/^www\./, "")

/** Without markup that a page shows as text. */
const plain = (text: string): string =>
  text
    .replace(/<[^<>]{0,300}>?/g, " ")
    .replace(/[<>{}]/g, " ")
    .replace(/\s+/g, " ")
    .trim()

/** A line that ends like a sentence, unlike headings and labels. */
const hasEnd = (line: string): boolean => /[.!?…。！？]["”’)]?$/.test(line)

/** A sentence of some length, without code, addresses and shouting. */
function isProse(sentence: string): boolean {
  const words = sentence.split(" ")
  if (words.length < 5 || sentence.length > 400) return false
  const codeLike = /[a-z][A-Z]|https?:|www\.|[_=$\\]|\w@\w|[A-Z]{3,}-[A-Z]{2,}|&#?\w+;/
  if (!/^[\p{Lu}\p{Lo}\d"“'’¿¡]/u.test(sentence) || sentence.split("(").length !== sentence.split(")").length)
    return false
  return !codeLike.test(sentence) && words.filter((word) => /^[A-Z]{4,}\W*$/.test(word)).length < 2
}

function joinUpTo(sentences: readonly string[], maxChars: number): string {
  let text = ""
  for (const sentence of new Set(sentences)) {
    if (text.length + sentence.length + 1 > maxChars) continue
    text = text === "" ? sentence : `${text} ${sentence}`
  }
  return text
}
