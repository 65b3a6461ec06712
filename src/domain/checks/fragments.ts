import { isDangling } from "../text/cut/dangling.ts"
import { isLoneWord } from "../text/words/lone-words.ts"
import { wordSet } from "../text/words/word-set.ts"
import { type CheckOutcome, makeCheck } from "./check.ts"
import { quote } from "./wording/quote.ts"

/** No item may break off or be a single word that names nothing. Advice only. */
export interface FragmentsLimit {
  readonly check: "fragments"
}

export type FragmentsCode = "fragment"

/** Words that need another word. "In", "on", "more" and "each" may end a phrase: "plug in", "£4 each". */
const waiting = wordSet(`
  a an the and or nor but of for with to at by from into onto than as per via your our its my their this these those
  that which who whose is are was were be been being including featuring
`)

const longestWord = 40
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%"″]+$/gu

/** Whether an item is a fragment: it ends with a word that needs another, or has no noun. */
export function isFragment(item: string): boolean {
  const text = item.trim()
  if (text === "" || text.startsWith("#")) return false
  const words = text.split(/\s+/u)
  const last = (words.at(-1) ?? "").slice(-longestWord).replace(edges, "")
  if (words.length === 1) return !/[$£€¥]/u.test(text) && (isLoneWord(last) || isDangling(last))
  // A text with a full stop is a sentence; "she is who I made it for." is one.
  return !/[.!?]$/u.test(text) && waiting.has(last.toLowerCase())
}

export function checkFragments(items: readonly string[]): CheckOutcome<FragmentsCode> {
  const broken = items.filter(isFragment)
  const [found] = broken
  return found === undefined
    ? { code: "ok", measured: 0, limit: 0 }
    : { code: "fragment", measured: broken.length, limit: 0, found }
}

export const fragments = makeCheck<FragmentsLimit, FragmentsCode>({
  id: "fragments",
  measure: (_, { items }) => checkFragments(items),
  words: { fragment: ({ found }) => `${quote(found)} is a fragment: a buyer can't tell what it means.` },
  describeLimit: () => "none that breaks off or names nothing",
  promptLine: () => null,
  isRewritten: "never",
  earnsPoints: false,
  mend: null,
})
