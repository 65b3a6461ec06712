import { isJoining } from "../../text/joining-words.ts"
import { readWords } from "../../text/read-words.ts"
import type { Phrase } from "../facts.ts"

interface Texts {
  readonly title: string
  readonly description: string
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  readonly alts: readonly string[]
  readonly mainText: string
}

/** The beginning of a page tells what it is about. */
const maxChars = 7000
const maxWords = 1000
const maxTexts = 40
const maxPhrases = 60

interface Tally {
  count: number
  weight: number
  inTitle: boolean
  inDescription: boolean
  inHeadings: boolean
}

/** What the page speaks of: phrases of up to three words, by how often and in what places they appear. */
export function rankPhrases(texts: Texts): readonly Phrase[] {
  const tallies = new Map<string, Tally>()
  tally(tallies, texts.title, { weight: 6, mark: "inTitle" })
  tally(tallies, texts.description, { weight: 3, mark: "inDescription" })
  for (const { level, text } of texts.headings.slice(0, maxTexts))
    tally(tallies, text, { weight: level === 1 ? 5 : level === 2 ? 2.5 : 1.5, mark: "inHeadings" })
  for (const alt of texts.alts.slice(0, maxTexts)) tally(tallies, alt, { weight: 0.5, mark: null })
  tally(tallies, texts.mainText, { weight: 1, mark: null })
  const ranked: Phrase[] = []
  for (const [text, found] of tallies)
    if (isKept(text, found)) ranked.push({ text, ...found, weight: found.weight * lengthBonus(text) })
  ranked.sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
  return dropParts(ranked)
    .slice(0, maxPhrases)
    .map((phrase) => ({ ...phrase, weight: Math.round(phrase.weight * 10) / 10 }))
}

/** What only seems to be a phrase seldom comes again. */
function isKept(text: string, { count, inTitle, inHeadings }: Tally): boolean {
  if (count === 1) return (inTitle || inHeadings) && text.split(" ").length <= 2
  return count > 2 || inTitle || inHeadings || text.split(" ").every(isTelling)
}

const lengthBonus = (text: string): number => {
  const words = text.split(" ").length
  return words === 1 ? 1 : words === 2 ? 1.8 : 2.2
}

function tally(
  tallies: Map<string, Tally>,
  text: string,
  { weight, mark }: { weight: number; mark: "inTitle" | "inDescription" | "inHeadings" | null },
): void {
  for (const run of runsOf(text))
    for (let at = 0; at < run.length; at += 1)
      for (let length = 1; length <= 3 && at + length <= run.length; length += 1) {
        const words = run.slice(at, at + length)
        if (!isPhrase(words)) continue
        const key = words.join(" ")
        const found = tallies.get(key) ?? {
          count: 0,
          weight: 0,
          inTitle: false,
          inDescription: false,
          inHeadings: false,
        }
        found.count += 1
        // The tenth time says less than the first.
        found.weight += weight / Math.sqrt(found.count)
        if (mark !== null) found[mark] = true
        tallies.set(key, found)
      }
}

/** Words that follow each other without a stop between them. */
function* runsOf(text: string): Generator<readonly string[]> {
  let left = maxWords
  for (const piece of text.slice(0, maxChars).toLowerCase().split(stops)) {
    const words = unspaced.test(piece) ? readWords(piece).map(({ text: word }) => word) : wordsOf(piece)
    left -= words.length
    if (words.length > 0) yield words
    if (left < 0) return
  }
}

const stops = /[\n.,;:!?|–—•·()[\]{}"“”«»<>/=]+|\s-\s/
const unspaced = /[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f]/

const wordsOf = (piece: string): readonly string[] =>
  piece
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .map((word) => word.replace(/['’]/g, ""))
    .filter((word) => word !== "")

function isPhrase(words: readonly string[]): boolean {
  const [first = "", last = ""] = [words[0], words.at(-1)]
  return isTelling(first) && isTelling(last) && (words.length > 1 || first.length > 2)
}

const isTelling = (word: string): boolean =>
  word.length > 1 && !isJoining(word) && !/^\d+$/.test(word) && !small.has(word)

/** A few of the small words of other languages that pages are written in. */
const small = new Set(
  `der die das und ist ein eine mit für von auf den dem des im zu zur zum les des une est pour dans par sur avec que qui au
  aux du la le et los las una del por con para que en el y il di che per con gli dei della het een van voor met op`.split(
    /\s+/,
  ),
)

interface Ranked {
  readonly text: string
  readonly count: number
}

/** "oak" says nothing that "oak table" has not said where it never stands alone. */
function dropParts<Item extends Ranked>(ranked: readonly Item[]): Item[] {
  const kept: Item[] = []
  for (const phrase of ranked.slice(0, 200)) {
    const isPart = kept.some(
      ({ text, count }) => ` ${text} `.includes(` ${phrase.text} `) && count * 1.5 >= phrase.count,
    )
    if (!isPart) kept.push(phrase)
    if (kept.length >= maxPhrases) break
  }
  return kept
}
