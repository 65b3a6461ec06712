import { changePieces } from "../split/change-pieces.ts"
import { saysNothing } from "../words/small-words.ts"
import { chatterPhrases } from "./chatter-phrases.ts"
import { phrasePattern } from "./phrase-pattern.ts"

// "mm" after a number is millimeters, not delight.
const chatter = new RegExp(`(?<!\\d ?)(?:${phrasePattern(chatterPhrases)})`, "iu")
const condition = /^(?:if|when|once|unless)\b/i
const leaning =
  /^(?:in|on|at|to|for|with|by|of|from|than|after|before|until|till|because|so|as|about|like|that|and|or)\b/i
const joining = /(?:\s+(?:and|or|but|so|to|on|at|for|with|by|the|a|an|of|is|are|it|its|it's|this|they|we|i|&|\+))+$/i
/** The rest of a piece stays if it says at least this much. */
const minWordsBefore = 2
const minWordsAfter = 3
/** A piece with more chatter than this is all chatter. */
const maxRounds = 6
const unfinished = /^(?:makes?|gets?|lets?|feels?|will|you|your|it|this|that|these|they|so|and|or|but|be)\b/i

/** A messy text without small talk, boasts, pleas, promises and cures: it removes more than strictly necessary. */
export const withoutChatter = (text: string): string => changePieces(text, quietPiece)

function quietPiece(piece: string): string {
  let rest = piece
  let round = 0
  for (let found = chatter.exec(rest); found !== null; found = chatter.exec(rest)) {
    round += 1
    if (condition.test(found[0]) || round > maxRounds) return ""
    const before = rest.slice(0, found.index).trimEnd().replace(joining, "")
    const after = rest.slice(found.index + found[0].length).replace(/^[\s:!?.+&-]+/, "")
    // A clause that depends on removed words has no meaning without them.
    const hasBefore = countContent(before) >= minWordsBefore && !unfinished.test(before)
    const hasAfter = countContent(after) >= minWordsAfter && !leaning.test(after)
    rest = [hasBefore ? before : "", hasAfter ? after : ""].filter(Boolean).join(", ")
  }
  return rest === piece ? piece : rest.trim()
}

const countContent = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter((word) => !saysNothing(word)).length
