import { englishWords } from "../../text/english-words.ts"
import { wordSet } from "../../text/word-set.ts"

/** English words that are names as often: of peoples, months, days and companies. */
const names = wordSet(`
  polish turkish welsh march may august china turkey jersey china japan apple amazon windows android swift chrome word excel
  monday tuesday wednesday thursday friday saturday sunday english french german spanish danish swedish finnish scottish irish
  british gaelic latin greek hebrew arabic roman easter christmas lent god
`)
const common = 6

/** A phrase as it stands inside a sentence: "A cryptic crossword" is "a cryptic crossword", "Apple Watch workouts" stay. */
export function smallStart(phrase: string): string {
  const [first = "", second = ""] = phrase.split(" ")
  const bare = first.replace(/[^\p{L}'-]+$/u, "").replace(/'s$/, "")
  if (/^(?:Face|Touch) ID\b/.test(phrase)) return phrase
  if (/^(?:An?|The|I[nst]|O[nfr]|No|To|By|At|As|Offline|Online)$/.test(bare))
    return phrase.charAt(0).toLowerCase() + phrase.slice(1)
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(bare) || /^\p{Lu}/u.test(second)) return phrase
  const low = bare.toLowerCase()
  const parts = low.split("-")
  const isWord = parts.every(
    (part) => (englishWords().get(part) ?? englishWords().get(part.replace(/s$/, "")) ?? 9) <= common,
  )
  return isWord && !names.has(low) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
}
