import { cleanText } from "../../text/clean/clean.ts"
import { contactDetails } from "../../text/clean/contact-details.ts"
import { splitList } from "../../text/split/split-list.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { withProperWords } from "../knowledge/proper-words.ts"
import { calmCapitals } from "./calm-capitals.ts"

export interface FactsRead {
  /** Each can appear alone: "licensed and insured", "20 years of experience". In the original wording. */
  readonly points: readonly string[]
  /** Whole sentences in the original wording, with their full stop. */
  readonly sentences: readonly string[]
}

const maxChars = 3000
/** A piece that starts or continues like this belongs to its neighbors. */
const hanging =
  /^(?:and|or|but|with|for|who|which|that|to|of|in|at|by|from|as|because|so|than|while(?! you wait)|where|when|if|plus|including|the|a|an|this|these|it|they|not just|even)\b/iu
const finite =
  /\b(?:we|we're|we've|we'll|i|you (?:can|get|will|save|need|know|want)|you're|you'll|they|he|she|it|is|are|was|were|has|have|had|will|can|do|does|don't|won't|knows?|gets?|(?<!all )makes?|keeps?|comes?|gives?|means|takes?|offers?|provides?|uses?|treats?|stands?|lasts?|explains?|answers?|picks?|works?|arrives?|responds?)\b/iu
const maxPointWords = 8

/**
 * The business's statements about itself. Sentences stay whole; a line of points that is not a sentence is split at its
 * commas. Joining is always safe, splitting is not.
 */
export function readFacts(text: string): FactsRead {
  const cleaned = calmCapitals(cleanText(text.slice(0, maxChars))).replaceAll("!", ".")
  const said = splitSentences(cleaned.replace(/;\s*/g, "\n"))
    .map((each) => each.replace(contactDetails, " ").replace(/\s+/g, " ").trim())
    .filter((each) => /\p{L}{2}/u.test(each))
  const points: string[] = []
  const sentences: string[] = []
  for (const each of said) {
    const bare = each.replace(/[.;:,\s]+$/u, "")
    if (!finite.test(bare)) points.push(...pointsIn(bare))
    else sentences.push(`${withProperWords(bare.slice(0, 1).toUpperCase() + bare.slice(1))}.`)
  }
  return { points: [...new Set(points.map(withProperWords))].slice(0, 30), sentences: sentences.slice(0, 20) }
}

/** "licensed and insured" is one point anywhere in a line. */
const pair = /(?<=^|,\s?)(\p{L}+)\s+and\s+(\p{L}+)$/u

function pointsIn(line: string): string[] {
  const hidden = line.replace(pair, "$1\u2060and\u2060$2")
  const pieces = splitList(
    hidden.replace(/,?\s+(?:and|plus)\s+(?=[^,]*$)/u, (joint, at: number) =>
      // "evening and Saturday appointments" share their last word, and "all makes and models" their first.
      /,\s*\S+\s+\S[^,]*$/u.test(hidden.slice(0, at)) && /^\S+\s+\S/u.test(hidden.slice(at + joint.length))
        ? ", "
        : joint.replaceAll(" ", "\u2060"),
    ),
  ).map((piece) => piece.replaceAll("\u2060", " ").trim())
  const isFew = pieces.length > 1 && pieces.filter((piece) => !piece.includes(" ")).length >= pieces.length / 2
  const isRow = !isFew && pieces.every((piece) => piece.split(" ").length <= maxPointWords && !hanging.test(piece))
  const all = isRow ? pieces : [line]
  return all.filter((piece) => piece.split(" ").length <= 12 && /\p{L}{3}/u.test(piece) && !hanging.test(piece))
}
