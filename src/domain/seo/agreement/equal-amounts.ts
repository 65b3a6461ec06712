import type { Amount } from "../claims/amounts.ts"

/** The factor to the other system's smallest unit. An ounce may be of weight or of volume. */
const conversions: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  length: { metricLength: 25.4 },
  ounces: { metricMass: 28.3495, metricVolume: 29.5735, volume: 6 },
  volume: { metricVolume: 4.92892 },
}
/** People round conversions: 12 oz are 355 ml, and 350 to many. */
const rounding = 0.02

type Measured = Pick<Amount, "unit" | "base" | "value">

/** Whether two amounts are equal, converting units if necessary. */
export function equalAmounts(a: Measured, b: Measured): boolean {
  if (a.unit === b.unit) return Math.abs(a.base - b.base) < 0.001
  const [there, back] = [conversions[a.unit ?? ""]?.[b.unit ?? ""], conversions[b.unit ?? ""]?.[a.unit ?? ""]]
  if (there !== undefined) return isNear(a.base * there, b.base)
  return back !== undefined && isNear(b.base * back, a.base)
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= rounding * Math.max(a, b)

const dimensions: Readonly<Record<string, string>> = {
  metricLength: "length",
  metricMass: "quantity",
  metricVolume: "quantity",
  ounces: "quantity",
  volume: "quantity",
}

/** A unit's dimension: only amounts of the same dimension are compared. */
export const dimensionOf = (unit: string): string => dimensions[unit] ?? unit
