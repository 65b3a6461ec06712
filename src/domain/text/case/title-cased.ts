import { meantWord } from "../spell/meant-word.ts"
import { isCommonWord } from "../spell/right-words.ts"
import { placeName } from "../words/proper-names.ts"
import { isSmallWord } from "../words/small-words.ts"

const minWords = 8
const share = 0.8
const minSmall = 2

const typedWord = /(?<![\p{L}\d'’-])\p{L}[\p{L}'’]+(?![\p{L}\d])/gu
const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)

/** "We Install Gate Motors With A Warranty": nearly every word has a capital, the small ones too. */
function isTitleCased(text: string): boolean {
  const words = text.match(typedWord) ?? []
  const capitals = words.filter(isCapital)
  const small = capitals.filter((word, at) => at > 0 && isSmallWord(word.toLowerCase()))
  return words.length >= minWords && capitals.length >= words.length * share && small.length >= minSmall
}

/** "Pretoria East" */
const partOfPlace = /^(?:east|west|north|south|central|city|town|park|bay|beach|valley|hills?|county)$/

/** No place's name is longer. */
const maxBefore = 40

const nothing: ReadonlySet<string> = new Set()

/** A text in which every word has a capital, as a sentence: names, places and words that no list knows keep theirs. */
export function withoutTitleCase(text: string): string {
  if (!isTitleCased(text)) return text
  const calm = text.replace(/(?<=\p{L} )A(?= \p{L})/gu, "a")
  return calm.replace(typedWord, (word: string, at: number) => {
    const low = word.toLowerCase()
    const before = calm.slice(Math.max(0, at - maxBefore), at).trimEnd()
    const isFirst = before === "" || /[.!?:]$/.test(before)
    const isOfPlace =
      partOfPlace.test(low) && placeName(/\p{L}+$/u.exec(before)?.[0]?.toLowerCase() ?? "") !== undefined
    const isPlain = isCommonWord(low) || isSmallWord(low) || meantWord(low, nothing, "hurried") !== null
    return !isCapital(word) || isFirst || isOfPlace || !isPlain || placeName(low) !== undefined ? word : low
  })
}
