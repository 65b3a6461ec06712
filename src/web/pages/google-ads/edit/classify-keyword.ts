import { plainWords } from "../../../../domain/ads/keywords/keyword-key.ts"
import type { Keyword } from "../../../../domain/ads/keywords/plan-keywords.ts"

const buying =
  /\b(?:buy|book|order|hire|quote|estimate|appointment|emergency|same day|24 hour|delivery|services?|company)\b/
const comparing = /\b(?:best|top|reviews?|cost|prices?|affordable|cheap|rates?)\b/

/** A typed keyword: brackets make it exact, quotation marks change nothing, and known ones keep their intent. */
export function classifyKeyword(typed: string, known: readonly Keyword[]): Keyword {
  const isExact = /^\[.*\]$/.test(typed.trim())
  const text = typed
    .replace(/[[\]"“”]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
  const matchType = isExact ? "exact" : "phrase"
  const before = known.find((keyword) => keyword.text === text)
  if (before !== undefined)
    return { ...before, matchType: isExact ? "exact" : before.matchType === "exact" ? "phrase" : before.matchType }
  if (comparing.test(text)) return { text, matchType, intent: "commercial" }
  if (buying.test(text)) return { text, matchType, intent: "transactional" }
  const isLocal =
    plainWords(text).includes("near") ||
    known.some((keyword) => keyword.intent === "local" && sharesTown(keyword.text, text))
  return { text, matchType, intent: isLocal ? "local" : "transactional" }
}

/** The last word of a local keyword is its town. */
const sharesTown = (local: string, text: string): boolean => {
  const town = plainWords(local).at(-1) ?? ""
  return town !== "me" && plainWords(text).at(-1) === town
}
