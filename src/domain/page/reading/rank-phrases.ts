import { isJoining } from "../../text/words/joining-words.ts"
import { readWords } from "../../text/words/read-words.ts"
import type { Phrase } from "../facts.ts"

interface Texts {
  readonly title: string
  readonly description: string
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  readonly alts: readonly string[]
  readonly mainText: string
}

/** The beginning of a page tells its subject. */
const maxChars = 7000
const maxWords = 1000
const maxTexts = 40
const maxPhrases = 60

interface Tally {
  readonly text: string
  readonly words: readonly Word[]
  /** The phrases that begin with this one and have one more word. */
  longer: Map<Word, Tally> | null
  count: number
  weight: number
  inTitle: boolean
  inDescription: boolean
  inHeadings: boolean
}

interface Word {
  readonly text: string
  readonly isTelling: boolean
  /** How often it appears on the page. */
  count: number
  alone: Tally | null
}

type Mark = "inTitle" | "inDescription" | "inHeadings"

interface Source {
  readonly runs: readonly (readonly Word[])[]
  readonly weight: number
  readonly mark: Mark | null
}

/** The page's subjects: phrases of up to three words, by frequency and position. */
export function rankPhrases(texts: Texts): readonly Phrase[] {
  const words = new Map<string, Word>()
  const read = (text: string, weight: number, mark: Mark | null): Source => ({
    runs: runsOf(text, words),
    weight,
    mark,
  })
  const sources = [
    read(texts.title, 6, "inTitle"),
    read(texts.description, 3, "inDescription"),
    ...texts.headings
      .slice(0, maxTexts)
      .map(({ level, text }) => read(text, level === 1 ? 5 : level === 2 ? 2.5 : 1.5, "inHeadings")),
    ...texts.alts.slice(0, maxTexts).map((alt) => read(alt, 0.5, null)),
    read(texts.mainText, 1, null),
  ]
  const tallies: Tally[] = []
  for (const source of sources) addPhrases(source, tallies)
  const ranked = tallies.filter(isKept).map(toPhrase)
  ranked.sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
  return dropParts(ranked).map((phrase) => ({ ...phrase, weight: Math.round(phrase.weight * 10) / 10 }))
}

function addPhrases({ runs, weight, mark }: Source, tallies: Tally[]): void {
  // A phrase containing a word that appears once also appears once, and is kept only for its position.
  const isKeptAlways = mark === "inTitle" || mark === "inHeadings"
  for (const run of runs)
    for (let at = 0; at < run.length; at += 1) {
      if (run[at]?.isTelling !== true) continue
      let tally: Tally | null = null
      for (let end = at; end < run.length && end < at + 3; end += 1) {
        const word = run[end]
        if (word === undefined || (word.count === 1 && !isKeptAlways)) break
        tally = longerBy(word, tally, tallies)
        if (!word.isTelling || (end === at && word.text.length < 3)) continue
        tally.count += 1
        // The tenth occurrence says less than the first.
        tally.weight += weight / Math.sqrt(tally.count)
        if (mark !== null) tally[mark] = true
      }
    }
}

function longerBy(word: Word, begun: Tally | null, tallies: Tally[]): Tally {
  const known = begun === null ? word.alone : begun.longer?.get(word)
  if (known != null) return known
  const tally: Tally = {
    text: begun === null ? word.text : `${begun.text} ${word.text}`,
    words: begun === null ? [word] : [...begun.words, word],
    ...{ longer: null, count: 0, weight: 0, inTitle: false, inDescription: false, inHeadings: false },
  }
  tallies.push(tally)
  if (begun === null) word.alone = tally
  else {
    begun.longer ??= new Map()
    begun.longer.set(word, tally)
  }
  return tally
}

/** A chance phrase seldom repeats. */
function isKept({ words, count, inTitle, inHeadings }: Tally): boolean {
  if (count < 2) return count === 1 && (inTitle || inHeadings) && words.length <= 2
  return count > 2 || inTitle || inHeadings || words.every(({ isTelling }) => isTelling)
}

const lengthBonus = [1, 1.8, 2.2]

const toPhrase = ({ text, words, count, weight, inTitle, inDescription, inHeadings }: Tally): Phrase => ({
  ...{ text, count, weight: weight * (lengthBonus[words.length - 1] ?? 1) },
  ...{ inTitle, inDescription, inHeadings },
})

/** Consecutive words without a stop between them. */
function runsOf(text: string, known: Map<string, Word>): readonly (readonly Word[])[] {
  const runs: Word[][] = []
  let left = maxWords
  for (const piece of text.slice(0, maxChars).toLowerCase().split(stops)) {
    const words = unspaced.test(piece) ? readWords(piece).map(({ text: word }) => word) : wordsOf(piece)
    left -= words.length
    if (words.length > 0) runs.push(words.map((word) => toWord(word, known)))
    if (left < 0) break
  }
  return runs
}

function toWord(text: string, known: Map<string, Word>): Word {
  let word = known.get(text)
  if (word === undefined) {
    word = { text, isTelling: isTelling(text), count: 0, alone: null }
    known.set(text, word)
  }
  word.count += 1
  return word
}

const isTelling = (word: string): boolean =>
  word.length > 1 && !isJoining(word) && !/^\d+$/.test(word) && !small.has(word)

const stops = /[\n.,;:!?|–—•·()[\]{}"“”«»<>/=]+|\s-\s/
const unspaced = /[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f]/
const plainWords = /[a-z0-9]+/g
const wordsWithMarks = /[\p{L}\p{N}\p{M}'’]+/gu

/** Most words have only plain letters, which match ten times faster. */
function wordsOf(piece: string): readonly string[] {
  if (/^[\0-&(-~]*$/.test(piece)) return piece.match(plainWords) ?? []
  const words = piece.match(wordsWithMarks) ?? []
  return words.map((word) => word.replace(/['’]/g, "")).filter((word) => word !== "")
}

/** A few small words of other languages that pages are written in. */
const small = new Set(
  `der die das und ist ein eine mit für von auf den dem des im zu zur zum les des une est pour dans par sur avec que qui au
  aux du la le et los las una del por con para que en el y il di che per con gli dei della het een van voor met op`.split(
    /\s+/,
  ),
)

/** "oak" adds nothing to "oak table" if it never appears alone. */
function dropParts(ranked: readonly Phrase[]): Phrase[] {
  const kept: Phrase[] = []
  const spaced: string[] = []
  for (const phrase of ranked.slice(0, 200)) {
    const inside = ` ${phrase.text} `
    const isPart = kept.some(({ count }, at) => count * 1.5 >= phrase.count && spaced[at]?.includes(inside) === true)
    if (isPart) continue
    kept.push(phrase)
    spaced.push(inside)
    if (kept.length >= maxPhrases) break
  }
  return kept
}
