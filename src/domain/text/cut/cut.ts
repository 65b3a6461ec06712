import { countUnits, type Unit } from "../measure/units.ts"
import { borderBefore, isInsideCluster } from "../split/clusters.ts"
import { splitSentences } from "../split/split-sentences.ts"
import { isDangling, trimDangling } from "./dangling.ts"

/** The value of a phrase; the least valuable phrase is cut first. */
export type Weigh = (phrase: string) => number

/**
 * The text, or as much of it as fits: whole sentences, otherwise clauses, phrases, words; for a title of phrases, the
 * most valuable ones. Never half a word, and no ending that needs more. Empty if not even one word fits.
 */
export function cutAtPhrase(text: string, max: number, unit: Unit, weigh: Weigh = () => 0): string {
  const whole = text.trim()
  const fits = (piece: string): boolean => countUnits(piece, unit) <= max
  if (fits(whole)) return whole
  const phrases = splitPhrases(whole)
  if (phrases.length < 2) return cutProse(whole, max, unit)
  return keepHeaviest(phrases, fits, weigh, max) ?? cutProse(whole, max, unit)
}

interface Phrase {
  readonly separator: string
  readonly text: string
}

const between = /(\s*[,;|•·]\s+|\s+[-–—/|•·:]\s+|:\s+)/u
const hasSentences = /[.!?…]["')\]]*\s+\S/u
const manyPhrases = 24

/** "Mug, 12 oz | Saltmarsh" → three phrases with the separator before each. Running text has none. */
function splitPhrases(text: string): Phrase[] {
  if (text.length > 600 || text.includes("\n") || hasSentences.test(text)) return []
  const pieces = text.split(between)
  const phrases = pieces.flatMap((piece, index) =>
    index % 2 === 0 && piece !== "" ? [{ separator: pieces[index - 1] ?? "", text: piece }] : [],
  )
  return phrases.length > manyPhrases ? [] : phrases
}

const joinPhrases = (phrases: readonly Phrase[]): string =>
  phrases.map(({ separator, text }, index) => (index === 0 ? text : separator + text)).join("")

function keepHeaviest(phrases: readonly Phrase[], fits: (text: string) => boolean, weigh: Weigh, max: number) {
  const weights = phrases.map(({ text }) => weigh(text))
  // The first phrase names the thing and stays.
  const lightestFirst = phrases
    .map((_, index) => index)
    .slice(1)
    .sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0) || b - a)
  const kept = new Set(phrases.keys())
  const text = (): string => joinPhrases(phrases.filter((_, index) => kept.has(index)))
  for (const index of lightestFirst) {
    if (fits(text())) break
    kept.delete(index)
  }
  if (!fits(text())) return null
  for (const index of lightestFirst.toReversed()) {
    if (kept.has(index)) continue
    kept.add(index)
    if (!fits(text())) kept.delete(index)
  }
  const best = trimDangling(closeOpen(text()))
  // One short phrase in a large space is worse than a longer beginning.
  return best.length * 5 < max * 2 || best === "" ? null : best
}

/** The minimum fill of the space before a finer cut is tried. */
const fill = { sentence: 0.5, clause: 0.75, phrase: 0.7 } as const

function cutProse(text: string, max: number, unit: Unit): string {
  const limit = indexWithin(text, max, unit)
  const sentence = lastSentenceEnd(text, limit)
  if (sentence >= limit * fill.sentence) return text.slice(0, sentence)
  for (const index of borders(text, limit)) {
    const piece = finish(text, index)
    if (piece !== "") return withStop(piece, max, unit)
  }
  return text.slice(0, sentence)
}

/** The best boundaries first: the last clause, the last phrase, then every word from the end. */
function* borders(text: string, limit: number): Generator<number> {
  const head = text.slice(0, limit + 1)
  const clause = Math.max(head.search(/[,;:](?=\s)[^,;:]*$/u), head.search(/\s(?:[-–—|(]\s?)[^-–—|(]*$/u))
  if (clause >= limit * fill.clause) yield clause
  const words = wordBorders(text, limit)
  const phrase = words.find((index) => isDangling(/^\s*(\S+)/u.exec(text.slice(index, index + 40))?.[1] ?? ""))
  if (phrase !== undefined && phrase >= limit * fill.phrase) yield phrase
  yield* words.slice(0, manyBorders)
}

const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}\p{Extended_Pictographic}\p{Regional_Indicator}。、，！？]/u

const farBack = 4000
/** With this many words in a row that cannot end a text, it cannot be cut. */
const manyBorders = 60

/** From the end: before every space, and between characters of scripts without spaces. */
function wordBorders(text: string, limit: number): number[] {
  const found: number[] = []
  for (let index = limit; index > 0 && index > limit - farBack; index -= 1) {
    if (/\s/u.test(text.charAt(index)) && !/\s/u.test(text.charAt(index - 1))) found.push(index)
    else if (canBreakHere(text, index)) found.push(index)
  }
  return found
}

function canBreakHere(text: string, index: number): boolean {
  if (isInsideCluster(text, index)) return false
  const before = text.slice(borderBefore(text, index - 1), index)
  return unspaced.test(before) && unspaced.test(text.slice(index, index + 2))
}

/** The beginning up to the boundary, without unclosed brackets and quotes and without a dangling end. */
function finish(text: string, index: number): string {
  const piece = text.slice(0, index)
  const next = /^\s*([^\s,.;]+)/u.exec(text.slice(index, index + 40))?.[1] ?? ""
  const withoutNumber = /^\p{Ll}|^\p{L}{1,3}$|^["″%°]/u.test(next) ? withoutLastNumber(piece) : piece
  return trimDangling(closeOpen(withoutNumber))
}

const pairs = [
  { open: "(", close: ")" },
  { open: "[", close: "]" },
  { open: "{", close: "}" },
  { open: "“", close: "”" },
  { open: "«", close: "»" },
] as const

function closeOpen(text: string): string {
  let closed = text
  for (const { open, close } of pairs) {
    const at = closed.lastIndexOf(open)
    if (at >= 0 && !closed.slice(at).includes(close)) closed = closed.slice(0, at)
  }
  // After a number, it is an inch mark.
  const quotes = [...closed.matchAll(/(?<!\d)"/g)]
  return quotes.length % 2 === 0 ? closed : closed.slice(0, quotes.at(-1)?.index ?? 0)
}

/** A number without its unit has no meaning. */
function withoutLastNumber(text: string): string {
  const number = /(?<!\S)[\d.,/½¼¾-]+\s*$/u.exec(text.slice(-24))
  return number ? text.slice(0, text.length - number[0].length) : text
}

/** A cut sentence gets a full stop if an earlier one has it. */
function withStop(piece: string, max: number, unit: Unit): string {
  const stopped = `${piece}.`
  return hasSentences.test(piece) && /[\p{L}\p{N})%]$/u.test(piece) && countUnits(stopped, unit) <= max
    ? stopped
    : piece
}

function lastSentenceEnd(text: string, limit: number): number {
  let end = 0
  for (const sentence of splitSentences(text.slice(0, limit + farBack))) {
    const from = text.indexOf(sentence, end)
    if (from < 0 || from + sentence.length > limit) break
    end = from + sentence.length
  }
  return end
}

/** The maximum position: the last boundary between characters within the limit. */
function indexWithin(text: string, max: number, unit: Unit): number {
  if (unit === "utf16" || unit === "safeChars") return borderBefore(text, max)
  let index = 0
  let left = max
  for (const character of text) {
    left -= countUnits(character, unit)
    if (left < 0) break
    index += character.length
  }
  return borderBefore(text, index)
}
