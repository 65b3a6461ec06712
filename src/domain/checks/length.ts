import type { CheckOutcome } from "./check.ts"

export type LengthCode = "ok" | "missing" | "too-short" | "too-long"

/** Counts code points, so that 🐎 is one character and not two. */
export function checkLength(
  text: string,
  { minChars, maxChars }: { minChars: number; maxChars: number },
): CheckOutcome<LengthCode> {
  const measured = [...text].length
  if (text.trim() === "") return { code: "missing", measured, limit: minChars }
  if (measured < minChars) return { code: "too-short", measured, limit: minChars }
  return { code: measured > maxChars ? "too-long" : "ok", measured, limit: maxChars }
}
