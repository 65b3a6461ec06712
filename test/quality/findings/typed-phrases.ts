import { phrasesOf } from "../fields.ts"
import { type Figure, faultsOf } from "../figure.ts"
import type { Finding } from "../finding.ts"
import { wordsIn } from "../tokens.ts"
import { smallWords } from "./small-words.ts"

const maxWords = 5

/** A question is typed in full, and may be longer. */
const maxQuestionWords = 8
const question = /^(how|what|which|when|where|why|who|can|does|do|is|are)$/

/** "Condition: used, very good" is an item specific; those are chosen from lists and not typed. */
const isItemSpecific = (item: string): boolean => /^[\p{L} ]+: \S/u.test(item)

/** A hashtag is typed without its sign. */
const typedPart = (item: string): string => item.replace(/^#/, "").trim()

const itemsOf = (listing: Parameters<typeof phrasesOf>[0]): number =>
  phrasesOf(listing).reduce((sum, { items }) => sum + items.length, 0)

/**
 * Small words that may end a phrase: a part of a verb ("plug in", "sit down"), or the person a gift is for ("gift for
 * her").
 */
const particles = new Set([
  "in",
  "on",
  "up",
  "down",
  "off",
  "out",
  "over",
  "all",
  "not",
  "me",
  "her",
  "him",
  "them",
  "here",
  "there",
  "you",
  "only",
])

function faultOf(item: string): string | null {
  if (isItemSpecific(item)) return null
  const words = wordsIn(typedPart(item))
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return "is empty"
  if (words.join("").length < 2) return "is one letter"
  if (words.every((word) => /^\p{N}+([.,]\p{N}+)*$/u.test(word))) return "is a number only"
  if (words.every((word) => smallWords.has(word))) return "has small words only"
  if (typedPart(item).split(/\s+/).length > (question.test(first) ? maxQuestionWords : maxWords))
    return "is longer than anybody types"
  if (smallWords.has(last) && !particles.has(last)) return "breaks off"
  if (/^[&+-]/.test(typedPart(item)) || ["and", "or", "of", "for", "with", "by", "to"].includes(first))
    return "begins in the middle"
  if (/[,;.!?()[\]{}"|]/.test(typedPart(item).replace(/\p{N}[.,]\p{N}/gu, ""))) return "has signs that nobody types"
  const telling = words.filter((word) => !smallWords.has(word))
  return new Set(telling).size < telling.length ? "says a word twice" : null
}

export const untypedPhrases: Figure = {
  id: "untyped",
  label: "phrases nobody types",
  unit: "count",
  ideal: 0,
  floor: 0,
  worst: 0.2,
  weight: 3,
  prepare:
    () =>
    ({ listing }) => {
      const findings = phrasesOf(listing).flatMap(({ field, items }) =>
        items.flatMap((item): Finding[] => {
          const says = faultOf(item)
          return says === null ? [] : [{ field, text: item, says }]
        }),
      )
      return faultsOf(findings, itemsOf(listing))
    },
}

/**
 * "linen shirt" beside "linen shirt dress" reaches hardly anybody new, and takes a slot; sometimes people type both.
 */
export const phrasesInside: Figure = {
  id: "inside",
  label: "phrases inside another",
  unit: "percent",
  ideal: 0,
  floor: 0.12,
  worst: 0.4,
  weight: 2,
  prepare:
    () =>
    ({ listing }) =>
      faultsOf(
        phrasesOf(listing).flatMap(({ field, items }) => insideIn(field, items)),
        itemsOf(listing),
      ),
}

function insideIn(field: string, items: readonly string[]): Finding[] {
  const phrases = items.map((item) => ` ${wordsIn(typedPart(item)).join(" ")} `)
  return items.flatMap((item, place) => {
    const own = phrases[place] ?? ""
    // Of two equal ones, only the second is one too many.
    const around = phrases.findIndex(
      (other, index) => index !== place && (other === own ? index < place : other.includes(own)),
    )
    return around < 0 || own.trim() === "" ? [] : [{ field, text: item, says: `stands inside "${items[around]}"` }]
  })
}
