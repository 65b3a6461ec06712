import { remembered } from "../../remembered.ts"
import { isGivenName, knownNames } from "../words/names.ts"
import { englishWords, type Rarity } from "./english-words.ts"
import { isSlipOfFrequentWord } from "./slip-of-frequent-word.ts"
import { tradeWords } from "./trade-words.ts"

const prefixes =
  /^(?:un|re|non|pre|anti|over|under|out|multi|ultra|mini|micro|macro|semi|sub|super|eco|hyper|inter|self|hand|bio|auto|mid|dis|tri|bi|co)-?/
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=[^sxyz]|[aeiou]y)(?<![cs]h)s$/, [""]],
  [/(?<=[sxzo]|[cs]h)es$/, [""]],
  [/es$/, ["e"]],
  [/ies$/, ["y"]],
  [/ed$/, ["", "e"]],
  [/ing$/, ["", "e"]],
  // "finning", and not "cleanning"
  [/(?:(?<=^[^aeiou]*(?:qu)?[aeiou])([bdgkmnprt])\1|(l)l)(?:ed|ing|ers?|able)$/, ["$1$2"]],
  [/ers?$/, ["", "e"]],
  [/iers?$/, ["y"]],
  [/(?:ly|less|ness|like|wise|free|proof|able|wear|ware|style|sized?|ish|y)$/, [""]],
  [/(?:ily|iness)$/, ["y"]],
]

/** "ship" makes "shipped", and "shiped" is a typo, like "wipeed" and "readyy". */
const isWronglyJoined = (base: string, word: string): boolean => {
  const ending = word.slice(base.length)
  if (/^(?:ed|ing|ers?|able|y)$/.test(ending) && /[^eoy]e$/.test(base)) return !/^(?:able)$/.test(ending)
  if (ending === "y" && base.endsWith("y")) return true
  return /^(?:ed|ing|ers?|able)$/.test(ending) && /^[^aeiou]*[aeiou][bdgmnprt]$/.test(base)
}

/** Listed as a word or name. */
export const isListedWord = (word: string): boolean =>
  englishWords().has(word) ||
  tradeWords.has(word) ||
  knownNames.has(word) ||
  knownNames.has(word.replace(/s$/, "")) ||
  isGivenName(word)

/** Made of two ordinary words: "stovetop", "doorbell". */
function isCompound(word: string): boolean {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const maxRarity = at >= 4 && word.length - at >= 4 ? 2 : 0
    if (rarityOf(word.slice(0, at)) <= maxRarity && rarityOf(word.slice(at)) <= maxRarity) return true
  }
  return false
}

function isInflected(word: string): boolean {
  return endings.some(([ending, stems]) => {
    if (!ending.test(word)) return false
    return stems.some((stem) => {
      const base = word.replace(ending, stem)
      return (
        base.length >= 3 &&
        (tradeWords.has(base) || rarityOf(base) <= 4) &&
        !(base === word.replace(ending, "") && isWronglyJoined(base, word))
      )
    })
  })
}

/** Made of listed words: "unpicker", "thumblatch". */
export function isDerivedWord(word: string): boolean {
  if (isInflected(word) || isCompound(word)) return true
  const rest = word.replace(prefixes, "")
  return rest !== word && rest.length >= 4 && (rarityOf(rest) <= 4 || tradeWords.has(rest))
}

/** How rare a lowercase word is; infinite if it is not a word. */
export const rarityOf = (word: string): Rarity => englishWords().get(word) ?? Number.POSITIVE_INFINITY

/** A word in common use. */
export const isCommonWord = (word: string): boolean => rarityOf(word) <= 2

/** Whether a lowercase word is correct: listed, or made of listed ones. */
export const isRightWord = remembered((word): boolean => {
  if (/(.)\1\1/.test(word) || (word.endsWith("full") && isListedWord(word.slice(0, -1)))) return false
  if (isListedWord(word)) return true
  // "removeable", which the lists spell without the e.
  if (/[^cgeo]eable$/.test(word) && isListedWord(word.replace(/eable$/, "able"))) return false
  // Possibly derived from listed words, but one typo away from a common word: "scaner", "thoussands".
  if (isSlipOfFrequentWord(word)) return false
  return isDerivedWord(word)
})
