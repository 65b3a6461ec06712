import { countUnits, type Unit } from "../text/measure/units.ts"
import type { CheckOutcome } from "./check.ts"

export type LengthCode = "ok" | "missing" | "too-short" | "too-long"

/** The whole text, in the platform's own unit. */
export function checkLength(
  text: string,
  { unit, min = 0, max }: { readonly unit: Unit; readonly min?: number; readonly max: number },
): CheckOutcome<LengthCode> {
  const measured = countUnits(text, unit)
  if (text.trim() === "") return { code: "missing", measured, limit: min }
  if (measured < min) return { code: "too-short", measured, limit: min }
  return { code: measured > max ? "too-long" : "ok", measured, limit: max }
}
