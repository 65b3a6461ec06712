import type { SlotValue } from "../seo/listing.ts"
import { cutAtPhrase } from "../text/cut/cut.ts"
import { countUnits, type Unit } from "../text/measure/units.ts"
import { type CheckOutcome, type MendContext, makeCheck } from "./check.ts"
import { amount, range, unitNames, within } from "./wording/amounts.ts"

export interface LengthLimit {
  readonly check: "length"
  readonly unit: Unit
  readonly min?: number
  readonly max: number
}

export type LengthCode = "missing" | "too-short" | "too-long"

/** The whole text, in the platform's own unit. */
export function checkLength(
  text: string,
  { unit, min = 0, max }: Pick<LengthLimit, "unit" | "min" | "max">,
): CheckOutcome<LengthCode> {
  const measured = countUnits(text, unit)
  if (text.trim() === "") return { code: "missing", measured, limit: min }
  if (measured < min) return { code: "too-short", measured, limit: min }
  return { code: measured > max ? "too-long" : "ok", measured, limit: max }
}

export const length = makeCheck<LengthLimit, LengthCode>({
  id: "length",
  measure: (limit, { text }) => checkLength(text, limit),
  words: {
    missing: () => "It is empty.",
    "too-short": ({ measured, limit }, { unit }) =>
      `It has ${measured} of at least ${amount(limit, unitNames[unit].forWriters)}.`,
    "too-long": ({ measured, limit }, { unit }) =>
      `It has ${measured} of at most ${amount(limit, unitNames[unit].forWriters)}.`,
  },
  describeLimit: ({ unit, min, max }) => `${range(min, max)} ${unitNames[unit].inRuleBook}`,
  // A field that must only be nonempty has no upper limit.
  promptLine: (limit) =>
    limit.max === Number.MAX_SAFE_INTEGER ? null : `${within(limit)} ${unitNames[limit.unit].forModels}`,
  isRewritten: "never",
  earnsPoints: true,
  mend: {
    change: mendLength,
    says: ({ unit }, before, after) => `Cut from ${sizeOf(before, unit)} to ${sizeOf(after, unit)}.`,
  },
})

/** A text that is too long is cut; one that is too short cannot be mended and is rewritten. */
function mendLength(value: SlotValue, { unit, min, max }: LengthLimit, { weigh }: MendContext): SlotValue {
  if (typeof value !== "string") return value
  const cut = cutAtPhrase(value, max, unit, weigh)
  return min !== undefined && countUnits(cut, unit) < min ? "" : cut
}

function sizeOf(value: SlotValue, unit: Unit): string {
  const text = typeof value === "string" ? value : value.join("")
  return `${countUnits(text, unit)} ${unitNames[unit].forWriters}`
}
