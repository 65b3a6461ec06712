import { englishWords, type Rarity } from "./english-words.ts"
import { wordDistance } from "./word-distance.ts"

/** A letter doubled or not doubled, or two neighbors exchanged. */
export const maxSlip = 0.3
/** Rarer words are never taken for the cause of a slip. */
const maxRarity = 2

/** Words of one length with the same first and last letter: most are passed over by their letters alone. */
interface Shelf {
  readonly words: string[]
  /** One bit per letter of a word. */
  readonly letters: number[]
}

const shelfOf = (word: string, length = word.length): string => `${word.charAt(0)}${length}${word.at(-1)}`

const letterBits = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97)
  return bits
}

let shelves: ReadonlyMap<string, Shelf> | undefined

function shelved(): ReadonlyMap<string, Shelf> {
  if (shelves !== undefined) return shelves
  const built = new Map<string, Shelf>()
  for (const word of englishWords().keys()) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue
    const shelf = built.get(shelfOf(word)) ?? { words: [], letters: [] }
    shelf.words.push(word)
    shelf.letters.push(letterBits(word))
    built.set(shelfOf(word), shelf)
  }
  shelves = built
  return built
}

const rarityOf = (word: string): Rarity => englishWords().get(word) ?? Number.POSITIVE_INFINITY

const alphabet = [..."abcdefghijklmnopqrstuvwxyz"]

/** "lenght" and "modell" have other ends than the words that were meant. */
const withSlipAtEnd = (typo: string): string[] =>
  [`${typo.slice(0, -2)}${typo.slice(-1)}${typo.slice(-2, -1)}`, typo.slice(0, -1), `${typo}${typo.slice(-1)}`].filter(
    (word) => word !== typo && rarityOf(word) < Number.POSITIVE_INFINITY,
  )

/** Every word that one edit at the end may make of it. */
const withOtherEnd = (typo: string): string[] =>
  alphabet
    .flatMap((letter) => [`${typo.slice(0, -1)}${letter}`, `${typo}${letter}`])
    .filter((word) => rarityOf(word) < Number.POSITIVE_INFINITY)

/** The words with the same ends of which at most so many letters differ as `mayDiffer` allows. */
function wordsNear(typo: string, mayDiffer: (letters: number) => boolean): string[] {
  const bits = letterBits(typo)
  const near: string[] = []
  for (let length = typo.length - 1; length <= typo.length + 1; length += 1) {
    const shelf = shelved().get(shelfOf(typo, length))
    if (shelf === undefined) continue
    for (let at = 0; at < shelf.letters.length; at += 1)
      if (mayDiffer((shelf.letters[at] ?? 0) ^ bits)) near.push(shelf.words[at] ?? "")
  }
  return near
}

/** Whether swapping neighbors, or doubling or undoubling a letter, turns a common word into this one. */
export function isSlipOfFrequentWord(typo: string): boolean {
  if (typo.length < 5 || !/^[a-z]+$/.test(typo)) return false
  return [...wordsNear(typo, (letters) => letters === 0), ...withSlipAtEnd(typo)].some(
    (word) => rarityOf(word) <= maxRarity && wordDistance(typo, word, 1) <= maxSlip,
  )
}

/** One edit changes at most two of the letters that a word has. */
const isNear = (differing: number): boolean => {
  const rest = differing & (differing - 1)
  return (rest & (rest - 1)) === 0
}

export interface NearWord {
  readonly word: string
  readonly rarity: Rarity
  readonly apart: number
  /** Whether it differs at its last letter, where a slip is not believed. */
  readonly hasOtherEnd: boolean
}

/** Every word one edit away that begins with the same letter. */
export function nearWords(typo: string): readonly NearWord[] {
  const known = new Set([...wordsNear(typo, isNear), ...withSlipAtEnd(typo)])
  return [...new Set([...known, ...withOtherEnd(typo)])]
    .map((word) => ({
      word,
      rarity: rarityOf(word),
      apart: wordDistance(typo, word, 1),
      hasOtherEnd: !known.has(word),
    }))
    .filter(({ apart }) => apart > 0 && apart < Number.POSITIVE_INFINITY)
}

/** The only one of these words that is at most `reach` away; null without one, or with a choice. */
export function onlyWithin(near: readonly NearWord[], reach: number): NearWord | null {
  const [only, ...others] = near.filter(({ apart }) => apart <= reach)
  return only === undefined || only.hasOtherEnd || others.length > 0 ? null : only
}
