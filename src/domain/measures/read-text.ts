import { isJoining, isRunning } from "../text/words/joining-words.ts"
import { readWords } from "../text/words/read-words.ts"
import { wordStem } from "../text/words/word-stem.ts"

/**
 * The measures' view of one text. Every value grows with the text: cutting a text anywhere lowers each of them, and
 * repeating a word adds nothing. A score based on them cannot be raised by cutting or padding.
 */
export interface ReadText {
  /**
   * The position of each word's first occurrence; repetitions are ignored. The keys are stems, or, for a text that may
   * be cut inside a word, all prefixes of its words: finding "mug" in "mugs" also finds it in the whole text.
   */
  readonly first: ReadonlyMap<string, Place>
  /** The words that add something new. */
  readonly freshCount: number
  /** Their characters, with the small words that join them. */
  readonly usefulChars: number
  /** Those of them in running sentences. */
  readonly proseCount: number
  /** Those introduced by a small word, in a sentence or in a phrase such as "shipped within 24 hours". */
  readonly joinedCount: number
  /** Lines that add something new: paragraphs, headings, items. */
  readonly partCount: number
}

export interface Place {
  readonly word: number
  readonly char: number
}

/** A sentence this long without a small word has become a list. */
const breathWords = 6
const joinedWordsMax = 3
const freshWordsInPart = 2

/**
 * How much of a word must match an earlier one: all but its ending. Never less for a longer word, so that a truncated
 * word is never newer than the whole one.
 */
const kernelLength = (length: number): number => (length < 4 ? length : Math.max(3, length - (length < 6 ? 1 : 2)))

/** One letter is not a word, but one character of a script without spaces is. */
const isLongEnough = (word: string): boolean => word.length > 1 || word.charCodeAt(0) > 0x2e80

export function readText(text: string, hasCutWords: boolean): ReadText {
  const beginnings = new Map<string, Place>()
  const stems = new Map<string, Place>()
  const counts = { freshCount: 0, usefulChars: 0, proseCount: 0, joinedCount: 0, partCount: 0 }
  let freshInLine = 0
  let sinceRunning = breathWords
  let joinedChars = 0
  let joinedWords = 0
  for (const [number, { text: word, start, startsSentence, startsLine }] of readWords(text).entries()) {
    if (startsSentence) sinceRunning = breathWords
    if (startsLine) freshInLine = 0
    const isSmall = isJoining(word)
    if (!isSmall && isLongEnough(word) && !beginnings.has(word.slice(0, kernelLength(word.length)))) {
      counts.freshCount++
      counts.usefulChars += word.length + 1 + joinedChars
      if (sinceRunning < breathWords) counts.proseCount++
      if (joinedWords > 0) counts.joinedCount++
      if (++freshInLine === freshWordsInPart) counts.partCount++
    }
    joinedWords = isSmall ? joinedWords + 1 : 0
    joinedChars = isSmall && joinedWords <= joinedWordsMax ? joinedChars + word.length + 1 : 0
    sinceRunning = isRunning(word) ? 0 : sinceRunning + 1
    const place = { word: number, char: start }
    for (let length = 1; length <= word.length; length++) setFirst(beginnings, word.slice(0, length), place)
    setFirst(stems, wordStem(word), place)
  }
  return { ...counts, first: hasCutWords ? beginnings : stems }
}

function setFirst(places: Map<string, Place>, key: string, place: Place): void {
  if (!places.has(key)) places.set(key, place)
}
