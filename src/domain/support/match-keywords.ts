import { type CannedEntry, cannedEntries } from "./canned.ts"

/** The entry whose keywords found in the message, ignoring case, are the longest in total; null if there is none. */
export function matchKeywords(message: string, entries: readonly CannedEntry[] = cannedEntries): CannedEntry | null {
  const text = message.toLowerCase()
  let best: CannedEntry | null = null
  let bestScore = 0
  for (const entry of entries) {
    const score = scoreKeywords(entry, text)
    if (score <= bestScore) continue
    best = entry
    bestScore = score
  }
  return best
}

const scoreKeywords = ({ keywords }: CannedEntry, text: string): number =>
  keywords.filter((keyword) => text.includes(keyword.toLowerCase())).reduce((sum, keyword) => sum + keyword.length, 0)
