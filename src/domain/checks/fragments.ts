import { isDangling } from "../text/dangling.ts"
import { isLoneWord } from "../text/lone-words.ts"
import { wordSet } from "../text/word-set.ts"
import type { CheckOutcome } from "./check.ts"

export type FragmentsCode = "ok" | "fragment"

/** Small words that may end a phrase: "plug in", "gift for him". */
const mayEnd = wordSet("in on up down off out over all not me her him them here there you only inside outside under")

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%"″]+$/gu

/** Whether an item is what is left of something: it ends with a word that waits for another, or has no noun at all. */
export function isFragment(item: string): boolean {
  const text = item.trim()
  if (text === "" || text.startsWith("#")) return false
  const words = text.split(/\s+/u).map((word) => word.replace(edges, ""))
  const last = words.at(-1) ?? ""
  if (words.length === 1) return isLoneWord(last) || isDangling(last)
  // What ends with a full stop is a sentence, and "she is who I made it for." is one.
  return !/[.!?]$/u.test(text) && isDangling(last) && !mayEnd.has(last.toLowerCase())
}

/** No item breaks off, or is a single word that names nothing. */
export function checkFragments(items: readonly string[]): CheckOutcome<FragmentsCode> {
  const fragments = items.filter(isFragment)
  const [found] = fragments
  return found === undefined
    ? { code: "ok", measured: 0, limit: 0 }
    : { code: "fragment", measured: fragments.length, limit: 0, found }
}
