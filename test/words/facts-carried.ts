import { allBlocksOf } from "./fields.ts"
import type { Figure } from "./figure.ts"
import { escapePattern, plain } from "./tokens.ts"

const startsWord = (text: string): string => (/^[\p{L}\p{N}]/u.test(text) ? "(?<![\\p{L}\\p{N}])" : "")

/** Where a phrase stands, from the start of a word: "reflect" is in "reflective", and "led" is not in "sealed". */
export const phrasePattern = (phrase: string): RegExp =>
  new RegExp(`${startsWord(phrase)}${escapePattern(plain(phrase))}`, "u")

/** What the brief says and a buyer wants to know: does the listing say it too, anywhere? */
export const factsCarried: Figure = {
  id: "facts",
  label: "facts carried",
  unit: "percent",
  ideal: 1,
  floor: 0.95,
  worst: 0.5,
  weight: 13,
  prepare: () => (one) => {
    const text = allBlocksOf(one.listing)
      .map((block) => plain(block.text))
      .join("\n")
    const lost = one.sample.facts.filter((ways) => !ways.some((way) => phrasePattern(way).test(text)))
    const of = one.sample.facts.length
    const findings = lost.map((ways) => ({ field: "brief", text: ways.join(" | "), says: "this fact is not carried" }))
    return { count: of - lost.length, of, findings }
  },
}
