import { foldText } from "../text/keys/fold-text.ts"

/** What somebody looks for, folded as the texts are that it is looked for in. */
export interface Search {
  /** Each is to be found: as it is, in another form, or as a beginning. */
  readonly words: readonly string[]
  /** What stood between quotation marks: words that follow each other. */
  readonly phrases: readonly string[]
  /** Signs that are no words, such as an emoji. */
  readonly signs: readonly string[]
}

const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token)

/** Null: nothing in it could ever be found. */
export function readSearch(typed: string): Search | null {
  const tokens = [...new Set(foldText(typed).split(" "))].filter((token) => token !== "")
  if (tokens.length === 0) return null
  const phrases = [...typed.matchAll(/["“„]([^"“”„]+)["”“]/g)]
    .map(([, phrase = ""]) => foldText(phrase).split(" ").filter(isWord).join(" "))
    .filter((phrase) => phrase.includes(" "))
  return { words: tokens.filter(isWord), phrases, signs: tokens.filter((token) => !isWord(token)) }
}
