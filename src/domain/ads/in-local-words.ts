import { titleCase } from "../text/case/title-case.ts"
import { americanPhrases, wordsByCountry } from "./knowledge/british-words.ts"

/** One of our phrases in the words of the country; null if it has no such phrase. */
export function inLocalWords(phrase: string, countryCode: string): string | null {
  const words = wordsByCountry.get(countryCode)
  if (words === undefined) return phrase
  let hasAll = true
  const local = phrase.replace(americanPhrases, (found) => {
    const said = words.get(found.toLowerCase()) ?? null
    if (said === null) hasAll = false
    return /^\p{Lu}/u.test(found) ? titleCase(said ?? "") : (said ?? "")
  })
  return hasAll ? local : null
}
