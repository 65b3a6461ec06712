import { isRightWord } from "./right-words.ts"
import { wordDistance } from "./word-distance.ts"

/** Neighbours exchanged or a letter doubled. */
const maxSlip = 0.3
const minLetters = 4
const pair = /(\p{L}+)( +)(?=(\p{L}+))/gu

/** A name of two words tells how its second is spelled, even where the slip makes a word: "Callaway rouge" is Rogue. */
export function makePairSpeller(name: string): (text: string) => string {
  const pairs = [...name.matchAll(pair)].flatMap(([, first = "", , second = ""]) =>
    second.length < minLetters ? [] : [{ first: first.toLowerCase(), second }],
  )
  if (pairs.length === 0) return (text) => text
  return (text) =>
    text.replace(/(?<=(\p{L}+) +)\p{L}+/gu, (typed: string, before: string) => {
      const low = typed.toLowerCase()
      const meant = pairs.find(
        ({ first, second }) =>
          first === before.toLowerCase() &&
          low !== second.toLowerCase() &&
          wordDistance(low, second.toLowerCase(), 1) <= maxSlip,
      )
      if (meant === undefined) return typed
      // What is no word at all was meant as the word, and "rouge" as the name.
      const isPlain = typed === low && !isRightWord(low) && isRightWord(meant.second.toLowerCase())
      return isPlain ? meant.second.toLowerCase() : meant.second
    })
}
