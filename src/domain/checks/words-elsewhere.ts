import type { CheckOutcome } from "./check.ts"
import { countedWords, searchedWords } from "./words-in.ts"

export type WordsElsewhereCode = "ok" | "word-elsewhere"

/** How many words stand in another place already, and the first of them. */
export function checkWordsElsewhere(
  texts: readonly string[],
  elsewhere: readonly string[],
): CheckOutcome<WordsElsewhereCode> {
  const taken = searchedWords(elsewhere.join("\n"))
  const again = texts
    .flatMap(countedWords)
    .filter((word) => taken.has(word) || (word.includes("-") && word.split("-").every((part) => taken.has(part))))
  const [found] = again
  if (found === undefined) return { code: "ok", measured: 0, limit: 0 }
  return { code: "word-elsewhere", measured: again.length, limit: 0, found }
}
