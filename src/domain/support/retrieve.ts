import { wordDistance } from "../text/spell/word-distance.ts"
import { saysNothing } from "../text/words/small-words.ts"
import { wordStem } from "../text/words/word-stem.ts"
import { cannedEntries } from "./canned.ts"
import { faq } from "./faq.ts"
import type { FaqItem } from "./faq-item.ts"

export interface Hit {
  readonly item: FaqItem
  readonly score: number
}

interface Entry {
  readonly item: FaqItem
  /** The weight of a stem for this entry, by its position. */
  readonly weights: ReadonlyMap<string, number>
  /** Keywords of several words; a full match weighs more than the separate words. */
  readonly phrases: readonly string[]
}

/** Below this, the message is about something else; less is enough if every word is one of ours. */
const minScore = { some: 3.2, all: 1.4 } as const
const weightOf = { question: 2, tags: 2.4, answer: 0.7 } as const
const phraseScore = 4
const minTypoChars = 5
const maxTypoDistance = 1.1

/** The questions that a message may mean, the likeliest first; none if nothing fits. */
export function retrieve(message: string, max = 3): readonly Hit[] {
  const text = normal(message)
  const stems = new Set(stemsOf(message).map(knownStem))
  const enough = [...stems].every((stem) => known.has(stem)) ? minScore.all : minScore.some
  return entries
    .map(({ item, weights, phrases }) => ({
      item,
      score:
        [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0) * rarityOf(stem), 0) +
        phrases.filter((phrase) => text.includes(` ${phrase} `)).length * phraseScore,
    }))
    .filter(({ score }) => score >= enough)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max)
}

/** Words only, with a space around each. */
const normal = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim()} `

const stemsOf = (text: string): readonly string[] =>
  normal(text)
    .trim()
    .split(" ")
    .filter((word) => word !== "" && !saysNothing(word) && !asking.has(word))
    .map(stemOf)

/** Plurals and verb endings: "charged" and "charges" mean the same. */
const stemOf = (word: string): string => {
  const stem = wordStem(word)
  return stem.length > 5 ? stem.replace(/(?:ing|ed|ation|e)$/, "") : stem
}

const asking = new Set(
  "how what where when who why whats hows get got want need like please tell know use im".split(" "),
)

const entries: readonly Entry[] = faq.map((item) => {
  const keywords = cannedEntries.filter((entry) => entry.item === item).flatMap((entry) => entry.keywords)
  const tags = [...item.tags, ...keywords]
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight))
  }
  add(item.answer, weightOf.answer)
  add(item.question, weightOf.question)
  add(tags.join(" "), weightOf.tags)
  return { item, weights, phrases: tags.filter((tag) => tag.includes(" ")).map((tag) => normal(tag).trim()) }
})

const known = new Set(entries.flatMap(({ weights }) => [...weights.keys()]))

/** A stem in few entries distinguishes them. */
function rarityOf(stem: string): number {
  const having = entries.filter(({ weights }) => weights.has(stem)).length
  return having === 0 ? 0 : Math.log2(1 + entries.length / having) / 2
}

/** A typo is read as the intended word. */
function knownStem(stem: string): string {
  if (known.has(stem) || stem.length < minTypoChars) return stem
  const near = [...known]
    .filter((other) => other.length >= minTypoChars)
    .map((other) => ({ other, distance: wordDistance(stem, other, 2) }))
    .filter(({ distance }) => distance <= maxTypoDistance)
    .toSorted((one, two) => one.distance - two.distance)
  return near[0]?.other ?? stem
}
