import { misspellings } from "./misspellings.ts"
import { isDerivedWord, isListedWord, rarityOf } from "./right-words.ts"
import { maxSlip, type NearWord, onlyWordNear } from "./slip-of-frequent-word.ts"
import { wordDistance } from "./word-distance.ts"

/**
 * The fewest letters of what was typed, for words of rarity 0, 1, 2, ... that were meant. In a shorter word, or for a
 * rarer one, what was typed may be a trade's word or a name. What was measured is in docs/decisions/0015.
 */
const minLetters = {
  /** "differnt", "certifed", "shiping", "lenght". */
  missing: [5, 6, 8, 9, 9],
  /** "skilllful", "writting". */
  doubled: [5, 6],
  /** "responsable", "arguement": one letter for another like it, or one too many. */
  other: [8, 9],
}
/** Two letters that nobody confuses make two words: "broad" of "bread". */
const maxApart = 0.95
/** Further apart than any edit. */
const anyEdit = 2

/** What people do most: a letter is missing, doubled or not doubled, or two neighbors are exchanged. */
const isUsual = ({ word, apart }: NearWord, typed: string): boolean => word.length > typed.length || apart <= maxSlip

/** "inspecton" is an everyday word and no "inspector"; in a short or rare one, that other word is a doubt. */
function nearWord(typed: string): NearWord | null {
  const only = onlyWordNear(typed, anyEdit)
  if (only !== null) return only.apart <= maxApart ? only : null
  if (typed.length < 8) return usualSlip(typed)
  const likely = onlyWordNear(typed, maxApart)
  if (likely !== null) return likely.rarity <= 1 && isUsual(likely, typed) ? likely : null
  // "conection" lacks a doubled letter, which is a likelier slip than the "v" of a "convection".
  const slip = onlyWordNear(typed, maxSlip)
  return slip !== null && slip.rarity === 0 ? slip : null
}

/** A letter for another like it, or a vowel too many. */
const maxLikely = 0.6

/** "botom" lacks a letter of the everyday "bottom", which is likelier than the "t" of a "boom". */
function usualSlip(typed: string): NearWord | null {
  const slip = onlyWordNear(typed, maxLikely)
  return slip !== null && slip.apart <= maxSlip && slip.rarity === 0 ? slip : null
}

const differsAtEnd = (one: string, other: string): boolean =>
  one.length === other.length && one.slice(0, -2) === other.slice(0, -2)

/** The ends of words differ among languages and makers: "natur", "modell", "lettres", "gasoliney". "bottel" is a slip. */
function isForeignEnd(typed: string, word: string): boolean {
  if (word.slice(0, -1) === typed || (word.length < typed.length && /ees?$/.test(typed))) return true
  if (word === typed.slice(0, -1)) return typed.length < 8 || !/(.)\1$/.test(typed)
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
export function meantWord(typed: string, said: ReadonlySet<string> = new Set(), isHurried = false): string | null {
  if (typed.length < 5 || !/^[a-z]+$/.test(typed) || isListedWord(typed)) return null
  const whole = withFinalEd(typed) ?? withUsualEnd(typed)
  if (whole !== null) return whole
  const own = saidNear(typed, said)
  if (own !== null) return own
  const near = nearWord(typed)
  if (near === null) return null
  const { word, rarity } = near
  if (isForeignEnd(typed, word)) return null
  const kind = !isUsual(near, typed) ? "other" : word.length < typed.length ? "doubled" : "missing"
  if (kind !== "other" && typed.length >= 6 && rarity > 0 && isSaid(word, said)) return word
  if (typed.length + (isHurried ? 1 : 0) < (minLetters[kind][rarity] ?? Number.POSITIVE_INFINITY)) return null
  return isDerivedWord(typed) && !isUndoubled(typed, word) ? null : word
}

/** "funel" beside the seller's own "funnel": a letter doubled, not doubled or exchanged, and no other word of the seller is as near. */
function saidNear(typed: string, said: ReadonlySet<string>): string | null {
  const [only, ...others] = [...said].filter(
    (word) =>
      word.length > 4 &&
      word.startsWith(typed.charAt(0)) &&
      isListedWord(word) &&
      wordDistance(typed, word, 1) <= maxSlip,
  )
  return others.length === 0 ? (only ?? null) : null
}

/** A lowercase word as it is spelled, whether its slip is a known one or can be of one word only. */
export const spellingOf = (typed: string): string => misspellings.get(typed) ?? meantWord(typed) ?? typed

const asSaid = (typed: string, whole: string, maxRarity: number): string | null =>
  !isListedWord(typed) && rarityOf(whole) <= maxRarity ? whole : null

/** "hooking" of "hookin", as it is said; null if it may be a name. */
export const withFinalG = (typed: string): string | null =>
  /^[a-z]{3,}in$/.test(typed) ? asSaid(typed, `${typed}g`, 1) : null

/** The ends that sound alike, or that lack a letter: the first is what was typed. */
const ends: readonly (readonly [RegExp, string])[] = [
  // "contracters"
  [/(?<=^.{5,})er(s?)$/, "or$1"],
  // "actualy"
  [/(?<=[au])ly$/, "lly"],
  // "finishs"
  [/(?<=[cs]h|x|ss)s$/, "es"],
]
const maxEndRarity = 4

/** A word whose end alone is wrong. */
function withUsualEnd(typed: string): string | null {
  for (const [end, right] of ends) {
    const word = typed.replace(end, right)
    if (word !== typed && rarityOf(word) <= maxEndRarity) return word
  }
  return null
}

/** "removed" of "removd", which may also seem to be a "remove"; "wrapped" of "wrapd". */
const withFinalEd = (typed: string): string | null =>
  /^[a-z]{3,}[^aeioud]d$/.test(typed)
    ? ((typed.length > 5 ? asSaid(typed, `${typed.slice(0, -1)}ed`, 2) : null) ??
      asSaid(typed, `${typed.slice(0, -1)}${typed.at(-2)}ed`, 2))
    : null
