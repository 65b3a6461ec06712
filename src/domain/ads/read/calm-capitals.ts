import { isAcronym, stateCodes } from "../../text/case/acronyms.ts"
import { smallWords } from "../../text/words/small-words.ts"
import { isTradeLetters } from "../knowledge/proper-words.ts"

const allCaps = /(?<!\p{L})\p{Lu}[\p{Lu}'’&-]*\p{Lu}(?!\p{L})/gu
const oneWord = /^[\s,;&]*\p{Lu}[\p{Lu}'’&-]+/u
/** A single word in this many capitals may be an abbreviation that we do not know: CSIA, NATE. */
const maxLetters = 5

/** Lowercases words in capitals that are shouting and not abbreviations: "BEST HVAC REPAIR" → "best HVAC repair". */
export function calmCapitals(text: string): string {
  const isAll = !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text)
  let isRunning = false
  let end = -1
  return text.replace(allCaps, (word: string, at: number) => {
    isRunning = (end >= 0 && /^[\s,;&]*$/.test(text.slice(end, at))) || oneWord.test(text.slice(at + word.length))
    end = at + word.length
    if (isTradeLetters(word) || (!isAll && isAcronym(word))) return word
    const isPlace = stateCodes.has(word) && !(isAll && smallWords.has(word.toLowerCase()))
    const isAllCaps = isAll || isRunning || [...word].length > maxLetters
    return isAllCaps && !isPlace ? word.toLowerCase() : word
  })
}
