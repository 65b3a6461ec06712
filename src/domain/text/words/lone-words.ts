import { unitSpellings } from "../measure/unit-words.ts"
import { wordSet } from "./word-set.ts"

/** Adjectives, verbs and nouns of measure that name no thing: alone, they are fragments. */
const loneWords = wordSet(`
  adjustable amazing authentic beautiful best big black bold bottom bright cheap clean clear cold cool cute deep dry durable
  easy elegant fancy fast fine flat free fresh front full genuine good great handy happy hard heavy high hot huge ideal
  large left light little long lovely low modern narrow natural neat new nice old only original perfect plain portable
  premium pretty quick quiet rare real rear reliable rich right rough round safe sharp short simple slim slow small smart
  smooth soft solid special square strong stylish super sweet tall thick thin tight tiny top trendy unique used warm wet
  wide young back side style thickness length width height depth size sizes amount number kind type
  comes covers feels fits goes gives has helps holds keeps lasts looks makes measures needs runs says ships shows sits
  stands stays takes tested washed weighs works worn
`)

const adjectiveEnd = /(?:ous|ful|less|ible|ive|ish)$/
const adjectiveChars = 6
const figure = /^[\d.,/½¼¾]+$/u

/** Whether a word alone names nothing to search for or describe. */
export function isLoneWord(word: string): boolean {
  const low = word.toLowerCase()
  return (
    loneWords.has(low) ||
    figure.test(low) ||
    unitSpellings(low).length > 1 ||
    (low.length >= adjectiveChars && adjectiveEnd.test(low))
  )
}
