import { mapValue, type SlotKey, type SlotValue } from "../seo/listing.ts"
import { trimDangling, trimLeading } from "../text/cut/dangling.ts"
import { wholeWord } from "../text/words/whole-word.ts"
import { countedWords, searchedWords } from "../text/words/words-in.ts"
import { type CheckOutcome, type MendContext, makeCheck } from "./check.ts"
import { quote } from "./wording/quote.ts"

/** No word of these slots, or of the brand, may appear again in this one. */
export interface WordsElsewhereLimit {
  readonly check: "words-elsewhere"
  readonly slots: readonly SlotKey[]
  readonly alsoBrand: boolean
}

export type WordsElsewhereCode = "word-elsewhere"

/** How many words already appear in another slot, and the first of them. */
export function checkWordsElsewhere(
  texts: readonly string[],
  elsewhere: readonly string[],
): CheckOutcome<WordsElsewhereCode> {
  const taken = searchedWords(elsewhere.join("\n"))
  const again = texts
    .flatMap(countedWords)
    .filter((word) => taken.has(word) || (word.includes("-") && word.split("-").every((part) => taken.has(part))))
  const [found] = again
  if (found === undefined) return { code: "ok", measured: 0, limit: 0 }
  return { code: "word-elsewhere", measured: again.length, limit: 0, found }
}

export const wordsElsewhere = makeCheck<WordsElsewhereLimit, WordsElsewhereCode>({
  id: "words-elsewhere",
  measure: ({ slots, alsoBrand }, { items, brands, textOf }) =>
    checkWordsElsewhere(items, [...slots.map(textOf), ...(alsoBrand ? brands : [])]),
  words: { "word-elsewhere": ({ found }) => `${quote(found)} already appears in another field.` },
  describeLimit: ({ slots, alsoBrand }) =>
    `no word of ${slots.map((slot) => `\`${slot}\``).join(", ")}${alsoBrand ? " or of the brand" : ""}`,
  promptLine: ({ slots, alsoBrand }) => `no words of ${slots.join(", ")}${alsoBrand ? " or the brand" : ""}`,
  isRewritten: "never",
  earnsPoints: false,
  mend: { change: mendWordsElsewhere, says: () => "Words already used in another field removed." },
})

const rounds = 400

/** Removes every word that already appears in another slot. */
function mendWordsElsewhere(value: SlotValue, _: WordsElsewhereLimit, context: MendContext): SlotValue {
  let rest = mapValue(value, (text) => text.normalize("NFC"))
  for (let round = 0; round < rounds; round += 1) {
    const found = context.faultIn(rest)?.found
    if (found === undefined || found === "") break
    const find = wholeWord(found)
    const next = mapValue(rest, (text) => withoutAll(text, find))
    if (JSON.stringify(next) === JSON.stringify(rest)) break
    rest = next
  }
  return rest
}

function withoutAll(text: string, find: RegExp): string {
  if (text.search(find) < 0) return text
  const bare = text
    .replace(find, " ")
    .replace(/\s+/gu, " ")
    .replace(/\s+([,;])/gu, "$1")
    .replace(/([,;])(?:\s*[,;])+/gu, "$1")
  return trimDangling(trimLeading(bare.trim()))
}
