import { prepositions, smallWords } from "../../text/words/small-words.ts"
import { wordStem } from "../../text/words/word-stem.ts"

/** Small words that do say something in a search. */
const telling = new Set(["near", "for", "without", "off", "under", "over"])

/**
 * What makes two keywords one: Google takes no notice of capitals, "." and "-", and its close variants cover plurals,
 * the order of the words and the small words between them.
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
