import { countUnits, type Unit } from "../text/measure/units.ts"
import type { CheckOutcome } from "./check.ts"

export type ItemLengthCode = "ok" | "too-short" | "too-long"

/** Each item for itself; what is told is the first that does not fit, or else the longest. */
export function checkItemLength(
  items: readonly string[],
  { unit, min = 0, max }: { readonly unit: Unit; readonly min?: number; readonly max: number },
): CheckOutcome<ItemLengthCode> {
  let longest = 0
  for (const item of items) {
    const measured = countUnits(item, unit)
    if (measured > max) return { code: "too-long", measured, limit: max, found: item }
    if (measured < min) return { code: "too-short", measured, limit: min, found: item }
    if (measured > longest) longest = measured
  }
  return { code: "ok", measured: longest, limit: max }
}
