import { determiners, prepositions, smallWords } from "../words/small-words.ts"
import { wordSet } from "../words/word-set.ts"

const halfSaid = wordSet(`
  is are was were be been being am has have had can could will would shall should may might must do does did not
  very too also just only if when while because although that which who whose whom where than then plus such even
  comes includes including featuring made holds weighs measures contains w/ & + - – — / |
  that's thats it's its they're theyre we're i'm you're who's whos what's there's theres here's
`)

/** Marks that need more text. Closing ones, full stops and percent signs may end a text. */
const announcing = new Set(" \t\n\r\f\v\u00a0,;:|/&+-–—•·([{<“‘«#@~=*_\\")

/** A word that cannot end a text: it needs another. */
export function isDangling(word: string): boolean {
  const bare = word
    .slice(-30)
    .toLowerCase()
    .replace(/^[("'“‘[]+|[)"'”’\].,;:!?]+$/gu, "")
  return smallWords.has(bare) || prepositions.has(bare) || determiners.has(bare) || halfSaid.has(bare)
}

/** This many small words in a row are not a text, and not worth scanning. */
const manyWords = 40

/** The text without a dangling end: "Mug for the" → "Mug". */
export function trimDangling(text: string): string {
  let end = text.length
  for (let words = 0; words < manyWords; words += 1) {
    while (end > 0 && announcing.has(text.charAt(end - 1))) end -= 1
    let start = end
    while (start > 0 && !/\s/u.test(text.charAt(start - 1))) start -= 1
    if (end === 0 || !isDangling(text.slice(start, end))) return text.slice(0, end)
    end = start
  }
  return ""
}

const opening = /^(?:and|or|but|&|plus|with|for|by|of)\s+/i

/** The text without a dangling beginning: ", and a lid" → "a lid". */
export function trimLeading(text: string): string {
  let start = text.replace(/^[\s,;:|/&+\-–—•·)\]}>”’».!?~=*_\\]+/u, "")
  for (let rest = start.replace(opening, ""); rest !== start; rest = start.replace(opening, "")) start = rest
  return start
}
