import { rarityOf } from "../spell/right-words.ts"
import { plural } from "./plural.ts"

const longest = 5

/** Compounds of two words with a countable last word: "hairtie", "potholder". */
const endsOnCounted = (word: string): boolean =>
  Array.from({ length: longest }, (_, at) => at + 3).some(
    (start) => word.length - start >= 3 && rarityOf(word.slice(0, start)) <= 2 && isListedTwice(word.slice(start)),
  )

const isListedTwice = (word: string): boolean => rarityOf(word) <= 3 && Number.isFinite(rarityOf(plural(word)))

/**
 * Whether a noun has no common plural, so that it takes no "a": "jojoba", "squalane", "oatmeal". A letter as a name has
 * none either: "vitamin E".
 */
export function isUncounted(phrase: string): boolean {
  const last = phrase.split(" ").at(-1) ?? ""
  if (/^\p{Lu}$/u.test(last)) return phrase.includes(" ")
  const word = last.split("-").at(-1)?.toLowerCase() ?? ""
  if (!/^\p{Ll}{4,}$/u.test(word) || /(?:er|or|ist|ette|let)$/.test(word)) return false
  return !Number.isFinite(rarityOf(plural(word))) && !endsOnCounted(word)
}
