import type { CheckOutcome } from "./check.ts"

export type CountCode = "ok" | "too-few" | "too-many"

export function checkCount(
  items: readonly string[],
  { min = 0, max }: { readonly min?: number; readonly max: number },
): CheckOutcome<CountCode> {
  const measured = items.length
  if (measured < min) return { code: "too-few", measured, limit: min }
  return { code: measured > max ? "too-many" : "ok", measured, limit: max }
}
