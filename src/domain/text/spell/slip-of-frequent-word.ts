import { englishWords } from "./english-words.ts"
import { wordDistance } from "./word-distance.ts"

/** Rarer words are never assumed. */
const maxRarity = 2
/** Typical typing errors. */
const maxSlip = 0.3

interface Entry {
  readonly word: string
  /** One bit per letter. */
  readonly letters: number
}

const letterBits = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97)
  return bits
}

let shelves: ReadonlyMap<string, readonly Entry[]> | undefined

/** Words by first letter and length, so that few are compared. */
function shelved(): ReadonlyMap<string, readonly Entry[]> {
  if (shelves !== undefined) return shelves
  const built = new Map<string, Entry[]>()
  for (const [word, rarity] of englishWords()) {
    if (rarity > maxRarity || word.length < 4 || !/^[a-z]+$/.test(word)) continue
    const key = `${word.charAt(0)}${word.length}`
    const shelf = built.get(key)
    const entry = { word, letters: letterBits(word) }
    if (shelf === undefined) built.set(key, [entry])
    else shelf.push(entry)
  }
  shelves = built
  return built
}

/** Whether swapping neighbors, or doubling or undoubling a letter, turns a common word into this one. */
export function isSlipOfFrequentWord(typo: string): boolean {
  if (typo.length < 5 || !/^[a-z]+$/.test(typo)) return false
  const bits = letterBits(typo)
  for (let length = typo.length - 1; length <= typo.length + 1; length += 1) {
    for (const { word, letters } of shelved().get(`${typo.charAt(0)}${length}`) ?? []) {
      if (letters !== bits) continue
      if (wordDistance(typo, word, 1) <= maxSlip) return true
    }
  }
  return false
}

/** In a shorter word, or for a rarer one, one wrong letter may be a name. */
const minMended = 8
const maxMendedRarity = 1
const maxApart = 0.95
/** The next best word must be this much further away. */
const minMargin = 0.3

/** One edit changes at most two of the letters that a word has. */
const isNear = (differing: number): boolean => {
  const rest = differing & (differing - 1)
  return (rest & (rest - 1)) === 0
}

/** The everyday word that a long one was meant to be: "different" of "differnt"; null if it may be another one, or a name. */
export function meantWord(typo: string): string | null {
  if (typo.length < minMended || !/^[a-z]+$/.test(typo)) return null
  const bits = letterBits(typo)
  let best: { word: string; apart: number } | null = null
  let next = Number.POSITIVE_INFINITY
  for (let length = typo.length - 1; length <= typo.length + 1; length += 1)
    for (const { word, letters } of shelved().get(`${typo.charAt(0)}${length}`) ?? []) {
      if (!isNear(bits ^ letters)) continue
      const apart = wordDistance(typo, word, 1)
      if (apart < (best?.apart ?? Number.POSITIVE_INFINITY)) {
        next = best?.apart ?? next
        best = { word, apart }
      } else next = Math.min(next, apart)
    }
  const isCertain =
    best !== null &&
    best.apart <= maxApart &&
    next - best.apart >= minMargin &&
    (englishWords().get(best.word) ?? maxRarity) <= maxMendedRarity
  return isCertain && best !== null ? best.word : null
}
