import { countUnits } from "../../../text/measure/units.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isLoneWord } from "../../../text/words/lone-words.ts"
import type { Understanding } from "../../understanding.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { coloursToChoose, isForOne } from "../attributes/said-of-thing.ts"
import { occasionsIn } from "../phrases/buyers.ts"
import { isColour } from "../phrases/word-classes.ts"
import type { Room } from "./room.ts"

/** What a shop filters by, in the words of the seller: material, color, how it is made, and when it is given. */
export function attributeWords(u: Understanding, room: Room): string[] {
  if (u.language !== "en") return []
  const { attributes } = subjectOf(u)
  const ofKind = (kinds: RegExp): string[] =>
    attributes.filter(({ kind, text }) => kinds.test(kind) && !/\d/.test(text)).map(({ text }) => text)
  const found = [
    ...ofKind(/^material$/),
    ...ofKind(/^colour$/),
    ...coloursToChoose(u),
    ...(isForOne(u) ? [u.isBritish ? "personalised" : "personalized"] : []),
    ...ofKind(/^(?:style|trait)$/),
    ...ofKind(/^use$/),
    ...occasionsIn(u),
  ].flatMap((words) => words.toLowerCase().split(" or "))
  const words: string[] = []
  for (const word of found) {
    const stems = contentWords(word)
    const isSaid = words.some((other) => stems.every((stem) => contentWords(other).includes(stem)))
    if (
      stems.length > 0 &&
      !(isLoneWord(word) && !isColour(word)) &&
      !isSaid &&
      countUnits(word, room.unit) <= room.max
    )
      words.push(word)
  }
  return words.slice(0, room.target.max)
}
