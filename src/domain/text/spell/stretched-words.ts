import { capitalised } from "../case/capitalised.ts"
import { isCommonWord } from "./right-words.ts"

const word = /(?<![\p{L}\p{N}@#./_'’-])\p{L}{4,}(?![\p{L}\p{N}@_]|[.’'][\p{L}\p{N}])/gu
const run = /(\p{L})\1{2,}/gu

/** "EIGHTYYY" is stretched, and so is a "sooo"; an "XXXL" is not, nor are names in `own`, in lowercase. */
export const withoutStretching = (text: string, own: ReadonlySet<string>): string =>
  text.replace(word, (typed) => {
    const low = typed.toLowerCase()
    const [twice, once] = [low.replace(run, "$1$1"), low.replace(run, "$1")]
    // "Goood" is good and no god; of letters that are all the same, none is stretched.
    const meant = twice === low || once.length < 2 || own.has(low) ? undefined : [twice, once].find(isCommonWord)
    if (meant === undefined) return typed
    if (/^\p{Lu}{2}/u.test(typed)) return meant.toUpperCase()
    return typed === low ? meant : capitalised(meant)
  })
