import { contentWords } from "../../text/words/content-words.ts"
import { isMaterial } from "../../text/words/materials.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { bareWord } from "./bare-word.ts"
import { nounOf } from "./run-head.ts"

const maxStuff = 3
const opensMore = /^(?:no|with|and|or|plus|but|in|for|from|has|had|is|was|the|not|needs?|\d.*)$/

/** "Cast iron" in "old singer treadle base cast iron no machine": a material right behind the name, with nothing that it would belong to. Empty if it is not certain. */
export function materialBehind(text: string, name: string): string {
  const noun = nounOf(name)
  const [breath = ""] = text.split(/[,;:.()]/)
  const words = breath.trim().split(/\s+/).map(bareWord)
  const at = words.findIndex((word) => noun !== "" && contentWords(word)[0] === noun) + 1
  if (at === 0) return ""
  const lengths = Array.from({ length: maxStuff }, (_, index) => maxStuff - index)
  const length = lengths.find((count) => isStuff(words.slice(at, at + count), count)) ?? 0
  const next = words[at + length]
  return length > 0 && (next === undefined || opensMore.test(next)) ? words.slice(at, at + length).join(" ") : ""
}

const isStuff = (words: readonly string[], count: number): boolean =>
  words.length === count &&
  isMaterial(words.join(" ")) &&
  words
    .slice(0, -1)
    .every(
      (word) => isMaterial(word) || /^(?:cast|wrought)$/.test(word) || /^(?:adjective|participle)$/.test(kindOf(word)),
    )
