import type { LeftOut } from "../../seo/notes.ts"
import { cleanText } from "../../text/clean/clean.ts"
import { findNoise } from "../../text/clean/noise.ts"
import type { NoiseKind } from "../../text/clean/noise-phrases.ts"
import { spellingOf } from "../../text/spell/meant-word.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { isJoining } from "../../text/words/joining-words.ts"
import { wordStem } from "../../text/words/word-stem.ts"

const reasons: Readonly<Record<NoiseKind, string>> = {
  order: "it tells the writer what to do and the buyer nothing",
  contact: "platforms take contact details and links out of listings",
  begging: "it asks for clicks, likes or messages",
  pressure: "sales talk of this kind is not allowed or soon out of date",
  boast: "praise that nobody can check is not allowed",
  promise: "a promise like this cannot be kept for every buyer",
  rival: "it names somebody else's business",
  aside: "it is talk beside the matter",
  profanity: "it is not fit to print",
}
const otherwise = "it is no fact about what is offered"
const clauseEnd = /[,;\n]+\s*|\s+-\s+|\s*[()]\s*/
const maxClauses = 60
/** Of a run without an end only the clause is asked what is wrong with it. */
const maxSentence = 400
/** A clause of which less than this is told anywhere is left out. */
const told = 0.5

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\d+|[\p{L}\p{M}]{3,}/gu) ?? []).filter((word) => !isJoining(word))

/** What was typed and is in the cleaned text no more, with the reason. */
export function leftOutOf(raw: string, clean: string): readonly LeftOut[] {
  const plain = cleanText(raw)
  if (plain.length <= clean.length || plain === "") return []
  const known = new Set(wordsOf(clean).map(wordStem))
  const isKept = (word: string): boolean => known.has(wordStem(word)) || known.has(wordStem(spellingOf(word)))
  const missing: LeftOut[] = []
  for (const sentence of plain.split("\n").flatMap((line) => splitSentences(line))) {
    for (const clause of sentence.split(clauseEnd)) {
      if (missing.length >= maxClauses) return missing
      const words = wordsOf(clause)
      if (words.length === 0) continue
      const kept = words.filter(isKept).length
      if (kept / words.length < told) missing.push({ text: clause.trim(), reason: reasonOf(clause, sentence) })
    }
  }
  return missing
}

function reasonOf(clause: string, sentence: string): string {
  const kind = findNoise(clause) ?? (sentence.length > maxSentence ? null : findNoise(sentence))
  return kind === null ? otherwise : reasons[kind]
}
