import { onFirstUse } from "../../on-first-use.ts"
import type { Unit } from "../../text/measure/units.ts"

interface UnitNames {
  readonly forWriters: string
  readonly forModels: string
  readonly inRuleBook: string
}

export const unitNames: Readonly<Record<Unit, UnitNames>> = {
  codePoints: { forWriters: "characters", forModels: "characters", inRuleBook: "characters (code points)" },
  utf16: { forWriters: "characters", forModels: "characters", inRuleBook: "UTF-16 units" },
  safeChars: { forWriters: "characters", forModels: "characters", inRuleBook: "characters" },
  bytes: { forWriters: "bytes", forModels: "bytes of UTF-8", inRuleBook: "bytes (UTF-8)" },
}

const numbers = onFirstUse(() => new Intl.NumberFormat("en-US"))

/** "1 item", "1,000 items". */
export const amount = (number: number, plural: string): string =>
  `${numbers().format(number)} ${number === 1 ? plural.replace(/s$/, "") : plural}`

export const times = (count: number): string => (count === 1 ? "once" : `${count} times`)

export function range(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return `at least ${min}`
  if (min === undefined) return `at most ${max}`
  return min === max ? String(max) : `${min} to ${max}`
}

/** "3-5", or "4" if both ends are equal. */
export const span = (min: number, max: number): string => (min === max ? `${max}` : `${min}-${max}`)

/** As few words as a model needs; a minimum of one need not be mentioned. */
export const within = ({ min = 0, max }: { readonly min?: number; readonly max: number }): string =>
  min <= 1 ? `at most ${max}` : span(min, max)
