import { isLargeTown } from "../words/large-towns.ts"
import { knownNames } from "../words/names.ts"
import { mendedEnd, withFinalE } from "./mended-end.ts"
import { misspellings } from "./misspellings.ts"
import { isDerivedWord, isListedWord } from "./right-words.ts"
import { maxSlip, type NearWord, nearWords, onlyWithin } from "./slip-of-frequent-word.ts"
import { wordDistance } from "./word-distance.ts"

/**
 * The fewest letters of what was typed, for words of rarity 0, 1, 2, ... that were meant. In a shorter word, or for a
 * rarer one, what was typed may be a trade's word or a name. What was measured is in docs/decisions/0015.
 */
const minLetters = {
  /** "differnt", "certifed", "shiping", "lenght". */
  missing: [5, 6, 8, 8, 9],
  /** "skilllful", "writting", "mosquitto". */
  doubled: [5, 6, 8, 8],
  /** "responsable", "arguement": one letter for another like it, or one too many. */
  other: [8, 9],
}
/** The same for a messy text, where a word that nobody knows is a slip more often than a name: "annodized", "carpentor". */
const minLettersInMess = {
  missing: [5, 5, 6, 7, 7, 7, 7, 7],
  doubled: [5, 5, 6, 6, 6, 6, 6, 6],
  other: [7, 7, 7, 7, 7],
}
/** In a mess, a word this long that one other word is near is a slip, and no foreign word. */
const minCertain = 7

/** How a text was typed. The less care, the likelier an unknown word is a slip. */
export type Care = "careful" | "hurried" | "messy"

/** Two letters that nobody confuses make two words: "broad" of "bread". */
const maxApart = 0.95
/** Further apart than any edit. */
const anyEdit = 2

/** What people do most: a letter is missing, doubled or not doubled, or two neighbors are exchanged. */
const isUsual = ({ word, apart }: NearWord, typed: string): boolean => word.length > typed.length || apart <= maxSlip

/** "inspecton" is an everyday word and no "inspector"; in a short or rare one, that other word is a doubt. */
function nearWord(typed: string, care: Care): NearWord | null {
  const near = nearWords(typed)
  const only = onlyWithin(near, care === "messy" ? maxApart : anyEdit)
  if (only !== null) return only.apart <= maxApart ? only : null
  if (typed.length < 8) return usualSlip(near) ?? missingLetter(near, typed)
  // "conection" lacks a doubled letter, which is a likelier slip than the "v" of a "convection".
  const slip = onlyWithin(near, maxSlip)
  if (slip !== null && (slip.rarity === 0 || isCommonest(slip, near))) return slip
  const likely = onlyWithin(near, maxApart)
  return likely !== null && likely.rarity <= 1 && isUsual(likely, typed) ? likely : missingLetter(near, typed)
}

/** "downlaod" is a download and no "downland", which is far rarer. */
const isCommonest = (slip: NearWord, near: readonly NearWord[], minRarer = 2): boolean =>
  near.every((other) => other === slip || other.rarity >= slip.rarity + minRarer)

/** "balaces" lacks a letter of "balances"; no other word is near, but for rare ones. */
function missingLetter(near: readonly NearWord[], typed: string): NearWord | null {
  if (typed.length < 7) return null
  const [only, ...others] = near.filter(({ word }) => word.length > typed.length)
  return only !== undefined &&
    !only.hasOtherEnd &&
    others.length === 0 &&
    only.rarity <= 1 &&
    isCommonest(only, near, 3)
    ? only
    : null
}

/** A word one step rarer weighs as much as a tenth of an edit. */
const perRarity = 0.1
const maxOdds = 0.61
const margin = 0.09
const minUndoubled = 6

/** In a mess, "chasis" lacks a letter of "chassis", and is no "chases"; names have a doubled letter too many instead. */
function undoubled(typed: string): string | null {
  if (typed.length < minUndoubled) return null
  const odds = ({ apart, rarity }: NearWord): number => apart + rarity * perRarity
  const [first, second] = nearWords(typed).toSorted((one, other) => odds(one) - odds(other))
  const isSure = second === undefined || (first !== undefined && odds(second) - odds(first) > margin)
  return first !== undefined &&
    isSure &&
    first.word.length > typed.length &&
    first.apart <= maxSlip &&
    odds(first) <= maxOdds
    ? first.word
    : null
}

/** The fewest letters for words of rarity 0, 1, 2 that were meant: a shorter word may be a name. */
const minLike = [6, 7, 8]
const likeMargin = 0.3
const minDerived = 10

/** In a mess, "workmenship" has a letter for another like it, and the next word is far. */
function withLikeLetter(typed: string): string | null {
  if ((isDerivedWord(typed) && typed.length < minDerived) || knownNames.has(typed)) return null
  const odds = ({ apart, rarity }: NearWord): number => apart + rarity * perRarity
  const [first, second] = nearWords(typed).toSorted((one, other) => odds(one) - odds(other))
  const isSure = second === undefined || (first !== undefined && odds(second) - odds(first) >= likeMargin)
  return first !== undefined &&
    isSure &&
    !first.hasOtherEnd &&
    first.apart <= maxLikely &&
    typed.length >= (minLike[first.rarity] ?? Number.POSITIVE_INFINITY)
    ? first.word
    : null
}

/** In haste, "movments" lacks a vowel of the everyday "movements", which is likelier than a consonant of a "moment". */
function withVowel(typed: string): string | null {
  const near = onlyWithin(nearWords(typed), maxVowel)
  const isWord = near !== null && near.word.length > typed.length && near.rarity <= 1
  return isWord && typed.length >= minUndoubled ? near.word : null
}

/** A letter for another like it. */
const maxLikely = 0.6
/** A vowel is missing, or one too many. */
const maxVowel = 0.75

/** "botom" lacks a letter of the everyday "bottom", which is likelier than the "t" of a "boom". */
function usualSlip(near: readonly NearWord[]): NearWord | null {
  const slip = onlyWithin(near, maxLikely)
  return slip !== null && slip.apart <= maxSlip && slip.rarity === 0 ? slip : null
}

const differsAtEnd = (one: string, other: string): boolean =>
  one.length === other.length && one.slice(0, -2) === other.slice(0, -2)

/** The ends of words differ among languages and makers: "natur", "modell", "lettres", "gasoliney". "bottel" is a slip. */
function isForeignEnd(typed: string, word: string, care: Care): boolean {
  if (word.slice(0, -1) === typed || (word.length < typed.length && /ees?$/.test(typed))) return true
  if (word === typed.slice(0, -1)) return typed.length < 8 || !/(.)\1$/.test(typed)
  if (care === "messy" && typed.length >= minCertain) return false
  const bare = typed.replace(/s$/, "")
  const isEnd = differsAtEnd(typed, word) || differsAtEnd(bare, word.replace(/s$/, ""))
  return isEnd && /[aeiouy]/.test(bare.slice(-2)) && !bare.endsWith("el")
}

/** "begining" is "begin" with an ending, and lacks a letter before it. */
const isUndoubled = (typed: string, word: string): boolean =>
  typed.replace(/([bdgklmnprt])(ed|ing|ers?|able)$/, "$1$1$2") === word

const isSaid = (word: string, said: ReadonlySet<string>): boolean =>
  [word, `${word}s`, word.replace(/s$/, "")].some((form) => said.has(form))

/**
 * The word that was meant by one with a slip: "different" of "differnt"; null if it may be another one, or right.
 * It must be the only one near. A word that the seller spells right elsewhere needs no other proof: "bobins" beside a
 * "bobbin"; one typed in a hurry may be a letter shorter: "baskt".
 */
export function meantWord(typed: string, said: ReadonlySet<string> = new Set(), care: Care = "careful"): string | null {
  const word = wordMeant(typed, said, care)
  return word === null || rude.test(word) ? null : word
}

/** What nobody should find in a listing because of a word that we do not know: "sodding" for "spodding". */
const rude =
  /^(?:sod|sodding|bugger|arse|bastard|bitch|bloody|cock|crap|dick|fag|fanny|piss|pissing|porn|prick|sex|shag|shit|slut|tits?|wank|whore)s?$/

function wordMeant(typed: string, said: ReadonlySet<string>, care: Care): string | null {
  if (typed.length < 5 || !/^[a-z]+$/.test(typed) || isListedWord(typed) || isLargeTown(typed)) return null
  const whole = mendedEnd(typed) ?? (care === "careful" ? null : withFinalE(typed))
  if (whole !== null) return whole
  const own = saidNear(typed, said)
  if (own !== null) return own
  const slip =
    care === "careful"
      ? null
      : ((care === "messy" ? (undoubled(typed) ?? withLikeLetter(typed)) : null) ?? withVowel(typed))
  if (slip !== null) return slip
  const near = nearWord(typed, care)
  if (near === null) return null
  const { word, rarity } = near
  if (isForeignEnd(typed, word, care)) return null
  const kind = !isUsual(near, typed) ? "other" : word.length < typed.length ? "doubled" : "missing"
  if (kind !== "other" && typed.length >= 6 && rarity > 0 && isSaid(word, said)) return word
  // A consonant is rarely left out, so "vinager" is nothing of a vintager.
  if (care === "messy" && near.apart > maxVowel && rarity > 2) return null
  const fewest = (care === "messy" ? minLettersInMess : minLetters)[kind][rarity] ?? Number.POSITIVE_INFINITY
  if (typed.length + (care === "hurried" ? 1 : 0) < fewest) return null
  return isDerivedWord(typed) && !isUndoubled(typed, word) && !isEverydaySlip(near, typed) ? null : word
}

/** "presure" is not made of "pre" and "sure". */
const isEverydaySlip = ({ rarity, apart }: NearWord, typed: string): boolean =>
  apart <= maxSlip && (rarity === 0 || (rarity === 1 && typed.length >= 8))

/**
 * "funel" beside the seller's own "funnel", "skien" beside "skeins": a letter doubled, not doubled or exchanged (in a
 * longer word, another letter like it), and no other word of the seller is as near.
 */
function saidNear(typed: string, said: ReadonlySet<string>): string | null {
  const reach = typed.length < minCertain ? maxSlip : maxLikely
  const near = [...said]
    .filter((word) => word.length > 4 && word.startsWith(typed.charAt(0)) && isListedWord(word))
    .flatMap((word) => (typed.endsWith("s") || !word.endsWith("s") ? [word] : [word, word.slice(0, -1)]))
    .filter((word) => isListedWord(word) && wordDistance(typed, word, 1) <= reach)
  const [only, ...others] = new Set(near)
  return others.length === 0 ? (only ?? null) : null
}

/** The word that the seller spells right elsewhere, of one that no list has. */
export const ownWordOf = (typed: string, said: ReadonlySet<string>): string | null =>
  isListedWord(typed) ? null : saidNear(typed, said)

/** A lowercase word as it is spelled, whether its slip is a known one or can be of one word only. */
export const spellingOf = (typed: string): string => misspellings.get(typed) ?? meantWord(typed) ?? typed
