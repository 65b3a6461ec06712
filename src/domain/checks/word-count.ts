import type { CheckOutcome } from "./check.ts"
import { wordsIn } from "./words-in.ts"

export type WordCountCode = "ok" | "too-few-words" | "too-many-words"

export function checkWordCount(
  texts: readonly string[],
  { min = 0, max }: { readonly min?: number; readonly max?: number },
): CheckOutcome<WordCountCode> {
  const measured = texts.reduce((sum, text) => sum + wordsIn(text).length, 0)
  if (measured < min) return { code: "too-few-words", measured, limit: min }
  if (max !== undefined && measured > max) return { code: "too-many-words", measured, limit: max }
  return { code: "ok", measured, limit: max ?? min }
}
