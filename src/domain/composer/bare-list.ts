import { isUncounted } from "../text/uncounted.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { isDeterminer, isNumber } from "./understand/word-kinds.ts"

/** What is in something, and never beside it. */
const isIn = /\p{L} (?:oil|extract|butter|milk|powder|acid|juice|starch|syrup|flour|protein)$/iu

/** "Jojoba, squalane and vitamin E": what was written without an article and takes none, alone or in a row that stays whole. */
export function isBareList(text: string): boolean {
  const items = text.split(/,? and |, /)
  const isBare = items.every((item) => {
    const [first = ""] = item.split(" ")
    return !isDeterminer(first) && !isNumber(first)
  })
  return isBare && items.some((item) => isIn.test(item) || isUncounted(readNounPhrase(item).head))
}
