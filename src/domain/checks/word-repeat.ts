import type { CheckOutcome } from "./check.ts"
import { countedWords } from "./words-in.ts"

export type WordRepeatCode = "ok" | "word-repeated"

/** How often the commonest word stands in all texts together. */
export function checkWordRepeat(
  texts: readonly string[],
  { max }: { readonly max: number },
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
