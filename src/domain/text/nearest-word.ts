import { englishWords, type Rarity } from "./english-words.ts"
import { wordDistance } from "./word-distance.ts"

/** A slip of hand or ear costs less for one edit, and for two; an unlike letter is more likely a word unknown here. */
const maxDistances = [0.9, 1.4]
/** Rarer words are never what somebody meant. */
const maxRarity = 4
/** Two edits are believed only towards words that everybody knows. */
const maxRarityOfTwo = 2
const minLengthForTwo = 8
/** What a hand does without knowing. */
const maxSlip = 0.3
/** By how much the best guess must be better than the next one. */
const minLead = (distance: number): number => (distance <= 0.5 ? 0.35 : 0.45)
/** A little slip towards a rarer word is likelier than a great one towards a common word. */
const distanceWeight = 1.2
const rarityWeight = 0.25

interface Entry {
  readonly word: string
  readonly rarity: Rarity
  /** One bit a letter. */
  readonly letters: number
}

const letterBits = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97)
  return bits
}

const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

let shelves: ReadonlyMap<string, readonly Entry[]> | undefined

/** Words by their first letter and length, so that few are compared. */
function shelved(): ReadonlyMap<string, readonly Entry[]> {
  if (shelves !== undefined) return shelves
  const built = new Map<string, Entry[]>()
  for (const [word, rarity] of englishWords()) {
    if (rarity > maxRarity || word.length < 4 || !/^[a-z]+$/.test(word)) continue
    const key = `${word.charAt(0)}${word.length}`
    const shelf = built.get(key)
    const entry = { word, rarity, letters: letterBits(word) }
    if (shelf === undefined) built.set(key, [entry])
    else shelf.push(entry)
  }
  shelves = built
  return built
}

/** Neighbours exchanged, or a letter doubled or not: whether that turns a word everybody uses into this one. */
export function isSlipOfCommonWord(typo: string): boolean {
  if (typo.length < 5 || !/^[a-z]+$/.test(typo)) return false
  const bits = letterBits(typo)
  for (let length = typo.length - 1; length <= typo.length + 1; length += 1) {
    for (const { word, rarity, letters } of shelved().get(`${typo.charAt(0)}${length}`) ?? []) {
      if (rarity > maxRarityOfTwo || letters !== bits) continue
      if (wordDistance(typo, word, 1) <= maxSlip) return true
    }
  }
  return false
}

/** Whether a word that nobody knows may be a slip in one that everybody uses: far from all of them, it is a name. */
export function isNearCommonWord(typo: string): boolean {
  if (typo.length < 5 || !/^[a-z]+$/.test(typo)) return false
  const bits = letterBits(typo)
  const maxEdits = typo.length >= minLengthForTwo ? 2 : 1
  for (let length = typo.length - maxEdits; length <= typo.length + maxEdits; length += 1) {
    for (const { word, rarity, letters } of shelved().get(`${typo.charAt(0)}${length}`) ?? []) {
      if (rarity > maxRarityOfTwo || countBits(bits ^ letters) > 2 * maxEdits) continue
      if (wordDistance(typo, word, maxEdits) <= (maxDistances[maxEdits - 1] ?? 0)) return true
    }
  }
  return false
}

/** "fale" is a word of four letters that everybody uses, with a wrong vowel: which of several, nobody knows. */
export function isEverydayWordWithSlip(typo: string): boolean {
  for (const { word, rarity } of shelved().get(`${typo.charAt(0)}${typo.length}`) ?? [])
    if (rarity <= 1 && wordDistance(typo, word, 1) <= 0.5) return true
  return false
}

/** The one word that everybody uses and that is one edit away: no other is, or none is as small a slip. */
export function onlyCommonWord(typo: string): string | null {
  const bits = letterBits(typo)
  let best = { word: "", rarity: maxRarity, distance: Number.POSITIVE_INFINITY }
  let next = Number.POSITIVE_INFINITY
  for (let length = typo.length - 1; length <= typo.length + 1; length += 1) {
    for (const { word, rarity, letters } of shelved().get(`${typo.charAt(0)}${length}`) ?? []) {
      if (countBits(bits ^ letters) > 2) continue
      const distance = wordDistance(typo, word, 1)
      if (distance > 0.9) continue
      next = Math.min(next, Math.max(distance, best.distance))
      if (distance < best.distance) best = { word, rarity, distance }
    }
  }
  if (best.rarity > maxRarityOfTwo) return null
  if (next === Number.POSITIVE_INFINITY) return typo.length >= 7 && best.distance <= 0.7 ? best.word : null
  return best.distance <= maxSlip && next - best.distance >= 0.2 ? best.word : null
}

/** The one word that a typo clearly means; null where none does, or two might. Both begin with the same letter. */
export function nearestWord(typo: string): string | null {
  const bits = letterBits(typo)
  let best = { word: "", distance: 0, cost: Number.POSITIVE_INFINITY }
  let nextCost = Number.POSITIVE_INFINITY
  const maxEdits = typo.length >= minLengthForTwo ? 2 : 1
  for (let length = typo.length - maxEdits; length <= typo.length + maxEdits; length += 1) {
    for (const { word, rarity, letters } of shelved().get(`${typo.charAt(0)}${length}`) ?? []) {
      if (countBits(bits ^ letters) > 2 * maxEdits) continue
      const distance = wordDistance(typo, word, rarity <= maxRarityOfTwo ? maxEdits : 1)
      if (distance > (maxDistances[maxEdits - 1] ?? 0)) continue
      const cost = distance * distanceWeight + rarity * rarityWeight
      if (cost < best.cost) {
        nextCost = best.cost
        best = { word, distance, cost }
      } else if (cost < nextCost) nextCost = cost
    }
  }
  return nextCost - best.cost >= minLead(best.distance) ? best.word : null
}
