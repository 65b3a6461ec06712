import { textsOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import { textsOfBrief } from "../../tokens.ts"
import type { WrittenListing } from "../../written-listing.ts"

const articleAndWord = /(?<![\p{L}\p{N}'’&.-])(an?) (["“$£€]?)([\p{L}\p{N}][\p{L}\p{N}.,]*)/giu

/** Spelled with a vowel and pronounced with a consonant: "unit", "use", "European", "one", "ewe". */
const spokenWithConsonant =
  /^(uni(?!n|m)|us(e|u|ab|age)|ut(e|i|o)|u[rv][aeiou]|ub[io]|ukul|eu|ew|one(?!rous)|once|ouija)/

/** Spelled with a consonant and pronounced with a vowel. */
const spokenWithVowel = /^(hour|honest|honou?r|heir(?!l)|heirloom)/

/** Null if both are used: initials ("a SNES", "an SNES"), and "herb" in American and British English. */
export function wantsAn(word: string): boolean | null {
  if (/^\p{N}/u.test(word)) return numberWantsAn(word)
  if (/^\p{Lu}[\p{Lu}\p{N}]/u.test(word) || /^\p{L}$/u.test(word) || /^(herb|hist|homage)/i.test(word)) return null
  const lower = word.toLowerCase()
  if (spokenWithVowel.test(lower)) return true
  return /^[aeiouàáâäèéêëìíîïòóôöùúûü]/.test(lower) && !spokenWithConsonant.test(lower)
}

/**
 * An eight, an eighty, an eleven, an eighteen thousand; "1889" is a year or a number, each with its own pronunciation.
 */
function numberWantsAn(number: string): boolean | null {
  const [whole = ""] = number.split(".")
  if (/^1[18]\p{N}{2}(?!\p{N})/u.test(whole)) return null
  const digits = whole.replace(/\P{N}/gu, "")
  return digits.startsWith("8") || (/^1[18]/.test(digits) && digits.length % 3 === 2)
}

export const findWrongArticles = ({ listing, sample }: WrittenListing): Finding[] => {
  const given = textsOfBrief(sample.brief).join("\n").toLowerCase()
  return textsOf(listing).flatMap(({ field, text }) =>
    [...text.matchAll(articleAndWord)].flatMap(([found, article = "", , word = ""]) => {
      // "Vitamin A is", "from A to Z": a capital inside a text is a letter, not an article.
      if (article === "A" && !isSentenceStart(text, found)) return []
      // As typed: the seller's words do not count, and "An Post" delivers letters in Ireland.
      if (given.includes(found.replace(/[.,]+$/, "").toLowerCase())) return []
      const isAn = article.toLowerCase() === "an"
      const wanted = wantsAn(word)
      return wanted === null || wanted === isAn ? [] : [{ field, text: found, says: `wants "${isAn ? "a" : "an"}"` }]
    }),
  )
}

const isSentenceStart = (text: string, found: string): boolean =>
  /(^|[.!?:]\s+|["“(])$/.test(text.slice(0, text.indexOf(found)))
