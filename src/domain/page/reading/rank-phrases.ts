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

const maxWords = 6000
const maxPhrases = 60

interface Tally {
  count: number
  weight: number
  inTitle: boolean
  inDescription: boolean
  inHeadings: boolean
}

/** What the page speaks of: phrases of up to three words, by how often and in what places they stand. */
export function rankPhrases(texts: Texts): readonly Phrase[] {
  const tallies = new Map<string, Tally>()
  tally(tallies, texts.title, { weight: 6, mark: "inTitle" })
  tally(tallies, texts.description, { weight: 3, mark: "inDescription" })
  for (const { level, text } of texts.headings.slice(0, 60))
    tally(tallies, text, { weight: level === 1 ? 5 : level === 2 ? 2.5 : 1.5, mark: "inHeadings" })
  for (const alt of texts.alts.slice(0, 60)) tally(tallies, alt, { weight: 0.5, mark: null })
  tally(tallies, texts.mainText, { weight: 1, mark: null })
  const ranked = [...tallies]
    .map(([text, found]) => ({ text, ...found, weight: found.weight * lengthBonus(text) }))
    .filter(
      ({ text, count, inTitle, inHeadings }) =>
        count > leastCount(text) || (inTitle && isShort(text)) || (inHeadings && isShort(text)),
    )
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
  return dropParts(ranked)
    .slice(0, maxPhrases)
    .map((phrase) => ({ ...phrase, weight: Math.round(phrase.weight * 10) / 10 }))
}

/** What only seems to be a phrase seldom comes again. */
const leastCount = (text: string): number => (hasSmallWord(text) ? 2 : 1)
const isShort = (text: string): boolean => text.split(" ").length <= 2
const hasSmallWord = (text: string): boolean => text.split(" ").some((word) => !isTelling(word))

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
  for (const piece of text.split(/[\n.,;:!?|–—•·()[\]{}"“”«»<>/=]+|\s-\s/)) {
    const words = readWords(piece).map(({ text: word }) => word)
    left -= words.length
    if (words.length > 0) yield words
    if (left < 0) return
  }
}

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
  for (const phrase of ranked.slice(0, 400)) {
    const isPart = kept.some(
      ({ text, count }) => ` ${text} `.includes(` ${phrase.text} `) && count * 1.5 >= phrase.count,
    )
    if (!isPart) kept.push(phrase)
    if (kept.length >= maxPhrases) break
  }
  return kept
}
