import { singular } from "../../text/plural.ts"
import { isRightWord } from "../../text/right-words.ts"
import { wordDistance } from "../../text/word-distance.ts"

const fewestLetters = 6

/** "Fusebord replacement", where the description has fuseboards: a word that no list knows is spelled as it stands there. */
export function spelledAsSaid(phrase: string, said: string): string {
  const words = new Set((said.toLowerCase().match(/\p{L}{6,}/gu) ?? []).flatMap((word) => [word, singular(word)]))
  return phrase.replace(/\p{L}{6,}/gu, (typed) => {
    const small = typed.toLowerCase()
    if (typed !== small || words.has(small) || isRightWord(small)) return typed
    return [...words].find((word) => word.length >= fewestLetters && wordDistance(small, word, 1) <= 1) ?? typed
  })
}
