import { foldText } from "../text/keys/fold-text.ts"

/** A search query, normalized like the texts it searches. */
export interface Search {
  /** Each must match: exactly, in another form, or as a prefix. */
  readonly words: readonly string[]
  /** Words between quotation marks, which must follow each other. */
  readonly phrases: readonly string[]
  /** Signs that are not words, such as an emoji. */
  readonly signs: readonly string[]
}

const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token)

/** Null: it cannot match anything. */
export function readSearch(typed: string): Search | null {
  const tokens = [...new Set(foldText(typed).split(" "))].filter((token) => token !== "")
  if (tokens.length === 0) return null
  const phrases = [...typed.matchAll(/["“„]([^"“”„]+)["”“]/g)]
    .map(([, phrase = ""]) => foldText(phrase).split(" ").filter(isWord).join(" "))
    .filter((phrase) => phrase.includes(" "))
  return { words: tokens.filter(isWord), phrases, signs: tokens.filter((token) => !isWord(token)) }
}
