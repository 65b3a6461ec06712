import { remembered } from "../../remembered.ts"
import { isJoining } from "./joining-words.ts"
import { readWords } from "./read-words.ts"
import { wordStem } from "./word-stem.ts"

/** The stems of a phrase's content words, in order; for a phrase of small words only, every stem. */
export const contentWords = remembered((phrase): readonly string[] => {
  const words = readWords(phrase).map(({ text }) => text)
  const content = words.filter((word) => !isJoining(word))
  return [...new Set((content.length > 0 ? content : words).map(wordStem))]
})
