import { countUnits, type Unit } from "../text/measure/units.ts"
import type { CheckOutcome } from "./check.ts"

export type TotalCode = "ok" | "too-long"

interface TotalLimit {
  readonly unit: Unit
  readonly formula: "sum" | "joined" | "youtube-tags"
  readonly max: number
}

/** All items together, as the platform adds them up. */
export function checkTotal(items: readonly string[], { unit, formula, max }: TotalLimit): CheckOutcome<TotalCode> {
  let measured = formula === "sum" ? 0 : Math.max(0, items.length - 1)
  for (const item of items) {
    measured += countUnits(item, unit)
    // YouTube puts a tag with a space into quotes, and counts them.
    if (formula === "youtube-tags" && item.includes(" ")) measured += 2
  }
  return { code: measured > max ? "too-long" : "ok", measured, limit: max }
}
