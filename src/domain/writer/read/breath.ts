import { kindOf } from "../../text/words/word-kinds.ts"
import { unitWord } from "../search/phrases/word-classes.ts"

/** Words typed in one breath, and the place where the next of them would begin. */
export interface Place {
  readonly words: readonly string[]
  readonly at: number
  /** Where the breath began, or its last break. */
  readonly since: number
}

export type Row = (place: Place) => boolean

export const kindAt = (words: readonly string[], at: number) => (words[at] === undefined ? "" : kindOf(words[at]))

export const hasMeasure = (word: string): boolean => /^\d[\d.,/]*\p{L}+$/u.test(word)

/** Whether the words before end with a measure: "19 mm", "8 ft long". */
export const endsMeasure = (words: readonly string[], at: number): boolean => {
  const end = side.test(words[at - 1] ?? "") ? at - 1 : at
  const last = words[end - 1] ?? ""
  return hasMeasure(last) || (unitWord.test(last) && /^\d/.test(words[end - 2] ?? ""))
}
const side = /^(?:long|wide|high|deep|tall|thick|across)$/

/** Whether something was said to its end: a thing, a quality or a measure comes last. */
export const endsSaid = ({ words, at }: Place): boolean =>
  /^(?:noun|plural|adjective|participle|adverb)$/.test(kindAt(words, at - 1)) ||
  // "Any colour", "gutter brush"
  (kindAt(words, at - 1) === "base" && /^(?:noun|determiner|adjective|number)$/.test(kindAt(words, at - 2))) ||
  endsMeasure(words, at)
