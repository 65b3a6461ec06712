import { determiners, prepositions, smallWords } from "./small-words.ts"
import { wordSet } from "./word-set.ts"

const halfSaid = wordSet(`
  is are was were be been being am has have had can could will would shall should may might must do does did not
  very too also just only if when while because although that which who whose whom where than then plus such even
  comes includes including featuring made holds weighs measures contains w/ & + - – — / |
`)

/** Punctuation that announces something. Closing marks, full stops and percent signs may end a text. */
const openEnd = /[\s,;:|/&+\-–—•·([{<“‘«#@~=*_\\]+$/u

/** A word that nothing may end on: it waits for another. */
export function isDangling(word: string): boolean {
  const bare = word.toLowerCase().replace(/^[("'“‘[]+|[)"'”’\].,;:!?]+$/gu, "")
  return smallWords.has(bare) || prepositions.has(bare) || determiners.has(bare) || halfSaid.has(bare)
}

/** The text without an end that waits for something: "Mug for the" → "Mug". */
export function trimDangling(text: string): string {
  let end = text
  for (;;) {
    const trimmed = end.replace(openEnd, "")
    const last = /\S+$/u.exec(trimmed)?.[0] ?? ""
    if (!isDangling(last)) return trimmed
    end = trimmed.slice(0, trimmed.length - last.length)
  }
}

const opening = /^(?:and|or|but|&|plus|with|for|by|of)\s+/i

/** The text without a beginning that hangs on something: ", and a lid" → "a lid". */
export function trimLeading(text: string): string {
  let start = text.replace(/^[\s,;:|/&+\-–—•·)\]}>”’».!?~=*_\\]+/u, "")
  for (let rest = start.replace(opening, ""); rest !== start; rest = start.replace(opening, "")) start = rest
  return start
}
