import type { Limit } from "../../../domain/checks/index.ts"
import { checkTotal } from "../../../domain/checks/total.ts"
import type { Slot } from "../../../domain/rule-book/slot.ts"
import type { SlotValue } from "../../../domain/seo/listing.ts"
import { countUnits, type Unit } from "../../../domain/text/measure/units.ts"
import { nameItem } from "../name-item.ts"

interface SlotCount {
  readonly count: number
  readonly max: number
  readonly unit: string
}

type Of<Check extends Limit["check"]> = Extract<Limit, { check: Check }>

const unitWord = (unit: Unit): string => (unit === "bytes" ? "bytes" : "characters")

/** The counter of a slot: a text's length, or for a list the total if the platform adds it up. */
export function countSlot(slot: Slot, value: SlotValue): SlotCount | null {
  if (typeof value === "string")
    return { count: countUnits(value, slot.unit), max: slot.max, unit: unitWord(slot.unit) }
  const total = hardLimit(slot, isTotal)
  if (!total) return null
  return { count: checkTotal(value, total).measured, max: total.max, unit: `${unitWord(total.unit)} together` }
}

/** The number of items, and the required number. */
export function sayItems(slot: Slot, items: readonly string[]): string {
  const { label, target } = slot
  const limit = hardLimit(slot, isCount)
  const noun = label.toLowerCase()
  if (limit) return `${items.length} of ${target.min === limit.max ? "" : "at most "}${limit.max} ${noun}`
  const aim = target.min === target.max ? `${target.max}` : `${target.min} to ${target.max}`
  return `${items.length} ${items.length === 1 ? nameItem(slot) : noun}, ${aim} do best`
}

/** The length of one item, and its limit. */
export function countItem(slot: Slot): {
  readonly max: number
  readonly unit: string
  readonly measure: (item: string) => number
} {
  const limit = hardLimit(slot, isItemLength)
  const unit = limit?.unit ?? slot.unit
  return { max: limit?.max ?? slot.max, unit: unitWord(unit), measure: (item) => countUnits(item, unit) }
}

const isTotal = (limit: Limit): limit is Of<"total"> => limit.check === "total"
const isCount = (limit: Limit): limit is Of<"count"> => limit.check === "count"
const isItemLength = (limit: Limit): limit is Of<"item-length"> => limit.check === "item-length"

function hardLimit<One extends Limit>({ rules }: Slot, isOne: (limit: Limit) => limit is One): One | undefined {
  const limits = rules
    .filter(({ kind }) => kind === "hard")
    .map(({ limit }) => limit)
    .filter(isOne)
  // Two rules may have the same subject; the one with both ends says more.
  return limits.find((limit) => "min" in limit) ?? limits[0]
}
