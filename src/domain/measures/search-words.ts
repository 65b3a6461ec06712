import type { Measure } from "../rule-book/scored-check.ts"
import { wordStem } from "../text/words/word-stem.ts"
import { distinctWords } from "./distinct-words.ts"
import { type Found, ratio } from "./found.ts"
import { missingPhrases } from "./missing-phrases.ts"
import type { View } from "./view.ts"

/** Words that fit anything and narrow no search. */
const vague: ReadonlySet<string> = new Set(
  [
    ..."app application best better cool daily easy fast free good great helper helpful assistant new nice".split(" "),
    ..."online perfect phone powerful pro quick quickly simple smart tool top ultimate useful utility".split(" "),
  ].map(wordStem),
)

/** A word that is not from the brief may be a good synonym, or a guess. */
const guessWorth = 0.5

/** The search words of a slot that another lacks: the brief's own count in full, others half, vague ones not at all. */
export function measureSearchWords({ slot, to, beyond }: Extract<Measure, { of: "search-words" }>, view: View): Found {
  const said = distinctWords(view, beyond)
  const words = [...distinctWords(view, slot)].filter((word) => !said.has(word))
  const own = words.filter((word) => view.briefWords.has(word) && !vague.has(word))
  const guesses = words.filter((word) => !view.briefWords.has(word) && !vague.has(word))
  return {
    share: ratio(own.length + guesses.length * guessWorth, to),
    have: own.length,
    want: to,
    shown: String(guesses.length),
    missing: () => missingPhrases(view, [slot]),
    faults: () => words.filter((word) => vague.has(word)),
  }
}
