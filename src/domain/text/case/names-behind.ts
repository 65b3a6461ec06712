import { isRightWord } from "../spell/right-words.ts"
import { isMaterialWord } from "../words/materials.ts"
import { capitalised } from "./capitalised.ts"

/** "Near otorohanga", "in pethapur gujarat": one or two words that are in no list. */
const behindPlaceWord =
  /(?<=(?<![\p{L}\d])(?:in|at|near|from|to|around|round|outside|by) )(\p{Ll}{4,})(?: (\p{Ll}{4,}))?(?![\p{L}\d'’@-])/gu

/**
 * In haste, an English word that nobody knows is a name if it comes behind "in" or "near": 648 of 672 in texts that careful
 * readers mended. What the thing itself is called is none.
 */
export const withNamesBehind = (text: string, own: ReadonlySet<string>): string => {
  const isName = (word: string | undefined): boolean =>
    word !== undefined && !isRightWord(word) && !isMaterialWord(word) && !own.has(word)
  return text.replace(behindPlaceWord, (typed, first: string, second?: string) =>
    !isName(first)
      ? typed
      : [capitalised(first), ...(second === undefined ? [] : [isName(second) ? capitalised(second) : second])].join(
          " ",
        ),
  )
}
