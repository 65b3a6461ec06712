import { isListedWord } from "./right-words.ts"

/** In shorter words two right words are too often a letter apart. */
const minChars = 7

/** Listed, or a listed word with an ending. Two words put together prove nothing: "organick" is no "organ nick". */
const isSound = (word: string): boolean => {
  const base = word.replace(/(?:ing|ed|ers?|s|ly)$/, "")
  return isListedWord(word) || (base.length > 5 && (isListedWord(base) || isListedWord(`${base}e`)))
}

/** "scrapboking" lost one of two letters that are alike, and "cuttlerry" has one too many: the only right word that comes of it. */
export function withTwinLetter(typed: string): string | null {
  if (typed.length < minChars || !/^[a-z]+$/.test(typed)) return null
  const found = new Set<string>()
  for (let at = 1; at < typed.length; at += 1) {
    const letter = typed.charAt(at)
    const isTwin = letter === typed.charAt(at - 1)
    const word = isTwin
      ? `${typed.slice(0, at)}${typed.slice(at + 1)}`
      : `${typed.slice(0, at)}${letter}${typed.slice(at)}`
    if (isSound(word)) found.add(word)
  }
  const [word = null] = found
  return found.size === 1 ? word : null
}
