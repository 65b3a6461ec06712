import { stateCodes } from "../../text/acronyms.ts"
import { smallWords } from "../../text/small-words.ts"
import { isTradeLetters } from "../knowledge/proper-words.ts"

const shouted = /(?<!\p{L})\p{Lu}[\p{Lu}'’&-]*\p{Lu}(?!\p{L})/gu
const minShouted = 4

/** Words in capitals in small letters, where they shout and are no letters of a trade: "BEST HVAC REPAIR" → "best HVAC repair". */
export function calmCapitals(text: string): string {
  const isAll = !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text)
  return text.replace(shouted, (word: string) => {
    if (isTradeLetters(word)) return word
    const isPlace = stateCodes.has(word) && !(isAll && smallWords.has(word.toLowerCase()))
    const isShouted = [...word].length >= minShouted || (isAll && !isPlace) || smallWords.has(word.toLowerCase())
    return isShouted && !isPlace ? word.toLowerCase() : word
  })
}
