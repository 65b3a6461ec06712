import { changePieces } from "../split/change-pieces.ts"
import { saysNothing } from "../words/small-words.ts"
import { chatterPhrases } from "./chatter-phrases.ts"
import { phrasePattern } from "./phrase-pattern.ts"

// "mm" after a number is a measure, and not delight.
const chatter = new RegExp(`(?<!\\d ?)(?:${phrasePattern(chatterPhrases)})`, "iu")
const condition = /^(?:if|when|once|unless)\b/i
const leaning =
  /^(?:in|on|at|to|for|with|by|of|from|than|after|before|until|till|because|so|as|about|like|that|and|or)\b/i
const joining = /(?:\s+(?:and|or|but|so|to|on|at|for|with|by|the|a|an|of|is|are|it|its|it's|this|they|we|i|&|\+))+$/i
/** What is left of a piece stays where it says at least this much by itself. */
const minWordsBefore = 2
const minWordsAfter = 3
/** A piece that talks more often is nothing but talk. */
const maxRounds = 6
const unfinished = /^(?:makes?|gets?|lets?|feels?|will|you|your|it|this|that|these|they|so|and|or|but|be)\b/i

/** A messy text without what talks to the reader, boasts, begs, promises or heals: less is kept than is said. */
export const withoutChatter = (text: string): string => changePieces(text, quietPiece)

function quietPiece(piece: string): string {
  let rest = piece
  let round = 0
  for (let found = chatter.exec(rest); found !== null; found = chatter.exec(rest)) {
    round += 1
    if (condition.test(found[0]) || round > maxRounds) return ""
    const before = rest.slice(0, found.index).trimEnd().replace(joining, "")
    const after = rest.slice(found.index + found[0].length).replace(/^[\s:!?.+&-]+/, "")
    // What leans on the words that went says nothing without them.
    const hasBefore = countContent(before) >= minWordsBefore && !unfinished.test(before)
    const hasAfter = countContent(after) >= minWordsAfter && !leaning.test(after)
    rest = [hasBefore ? before : "", hasAfter ? after : ""].filter(Boolean).join(", ")
  }
  return rest === piece ? piece : rest.trim()
}

const countContent = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter((word) => !saysNothing(word)).length
