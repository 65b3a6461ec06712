import { prepositions, smallWords } from "../../text/words/small-words.ts"
import { wordStem } from "../../text/words/word-stem.ts"

/** Small words that do matter in a search. */
const telling = new Set(["near", "for", "without", "off", "under", "over"])

/**
 * The identity of a keyword: Google ignores capitals, "." and "-", and its close variants cover plurals, word order and
 * small words.
 */
export const keywordKey = (text: string): string => [...new Set(contentStems(text))].sort().join(" ")

export const contentStems = (text: string): string[] =>
  plainWords(text)
    .filter((word) => telling.has(word) || !(smallWords.has(word) || prepositions.has(word)))
    .map(wordStem)

export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, "s")
    .replace(/[.\-/]/g, " ")
    .split(/[^\p{L}\p{M}\p{N}&#$']+/u)
    .filter((word) => word !== "")
