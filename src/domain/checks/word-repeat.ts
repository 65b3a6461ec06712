import { itemsOf, mapValue, type SlotValue } from "../seo/listing.ts"
import { trimDangling, trimLeading } from "../text/cut/dangling.ts"
import { wholeWord } from "../text/words/whole-word.ts"
import { countedWords } from "../text/words/words-in.ts"
import { type CheckOutcome, type MendContext, makeCheck } from "./check.ts"
import { times } from "./wording/amounts.ts"
import { quote } from "./wording/quote.ts"

/** No word appears more than `max` times; small words (articles, prepositions, conjunctions) are not counted. */
export interface WordRepeatLimit {
  readonly check: "word-repeat"
  readonly max: number
}

export type WordRepeatCode = "word-repeated"

/** How often the most common word appears in all texts together. */
export function checkWordRepeat(
  texts: readonly string[],
  { max }: Pick<WordRepeatLimit, "max">,
): CheckOutcome<WordRepeatCode> {
  const counts = new Map<string, number>()
  let measured = 0
  let found = ""
  for (const word of texts.flatMap(countedWords)) {
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    if (count <= measured) continue
    measured = count
    found = word
  }
  if (measured <= max) return { code: "ok", measured, limit: max }
  return { code: "word-repeated", measured, limit: max, found }
}

export const wordRepeat = makeCheck<WordRepeatLimit, WordRepeatCode>({
  id: "word-repeat",
  measure: (limit, { items }) => checkWordRepeat(items, limit),
  words: {
    "word-repeated": ({ measured, limit, found }) =>
      `${quote(found)} appears ${measured} times; at most ${times(limit)} ${limit === 1 ? "is" : "are"} allowed.`,
  },
  describeLimit: ({ max }) => `no word more than ${times(max)}`,
  promptLine: ({ max }) => (max === 1 ? "no word twice" : `no word more than ${max} times`),
  isRewritten: "never",
  earnsPoints: true,
  mend: { change: mendWordRepeat, says: ({ max }) => `No word more than ${times(max)}.` },
})

const rounds = 400

/** Removes the last occurrence of a repeated word until the rule is kept. */
function mendWordRepeat(value: SlotValue, _: WordRepeatLimit, context: MendContext): SlotValue {
  let rest = mapValue(value, (text) => text.normalize("NFC"))
  for (let round = 0; round < rounds; round += 1) {
    const found = context.faultIn(rest)?.found
    if (found === undefined) break
    const next = withoutLast(rest, found)
    if (next === rest) break
    rest = next
  }
  return rest
}

function withoutLast(value: SlotValue, word: string): SlotValue {
  const find = wholeWord(word)
  const items = itemsOf(value)
  const index = items.findLastIndex((item) => item.search(find) >= 0)
  const text = items[index]
  if (text === undefined) return value
  const last = [...text.matchAll(find)].at(-1)
  if (!last) return value
  const shorter = joinAround(text, last.index, last[0].length)
  if (typeof value === "string") return shorter
  return value.map((item, at) => (at === index ? shorter : item)).filter((item) => item.trim() !== "")
}

/** The text without one word, with its neighbors joined correctly. */
function joinAround(text: string, at: number, length: number): string {
  const left = text.slice(0, at).trimEnd()
  const right = text.slice(at + length)
  if (/^\s*(?:$|[,;|)\-–—])/u.test(right)) return `${trimDangling(left)}${right.replace(/^\s+(?=[,;)])/u, "")}`.trim()
  return left === "" ? trimLeading(right) : `${left}${/^\s/u.test(right) ? "" : " "}${right}`.trim()
}
