import type { Limit } from "../../rule-book/rule.ts"
import { cutAtPhrase } from "../../text/cut.ts"
import { countUnits } from "../../text/units.ts"
import type { SlotValue } from "../listing.ts"
import { type FitContext, faultsOf, itemsOf } from "./fit-context.ts"

type Of<Check extends Limit["check"]> = Extract<Limit, { check: Check }>

/** A text that is too long is cut; one that is too short cannot be mended and is written anew. */
export function mendLength(value: SlotValue, { unit, min, max }: Of<"length">, { weigh }: FitContext): SlotValue {
  if (typeof value !== "string") return value
  const cut = cutAtPhrase(value, max, unit, weigh)
  return min !== undefined && countUnits(cut, unit) < min ? "" : cut
}

/** Items that are too long are cut, unless hardly anything would be left; those too short go. */
export function mendItemLength(value: SlotValue, { unit, min = 1, max }: Of<"item-length">, context: FitContext) {
  const mend = (item: string): string => {
    const cut = /^#/u.test(item) && countUnits(item, unit) > max ? "" : cutAtPhrase(item, max, unit, context.weigh)
    return countUnits(cut, unit) < min ? "" : cut
  }
  return itemsOf(value)
    .map(mend)
    .filter((item) => item.trim() !== "")
}

/** All items together: the last ones go where the platform asks for no fixed number of them, else the longest is cut. */
export function mendTotal(value: SlotValue, limit: Of<"total">, context: FitContext): SlotValue {
  if (typeof value === "string") return cutAtPhrase(value, limit.max, limit.unit, context.weigh)
  const rules = context.slot.rules.filter((rule) => rule.limit === limit)
  const minItems = fewest(context)
  let items = [...value]
  for (let round = 0; round < 2000; round += 1) {
    const [fault] = faultsOf(items, context, rules)
    if (!fault) break
    if (items.length > minItems) {
      items = items.slice(0, -1)
      continue
    }
    const shorter = shortenLongest(items, fault.outcome.measured - fault.outcome.limit, limit, context)
    if (!shorter) break
    items = shorter
  }
  return items
}

/** How few items the platform's hard rules allow. */
export const fewest = ({ slot }: FitContext): number =>
  Math.max(
    0,
    ...slot.rules.map(({ kind, limit }) => (kind === "hard" && limit.check === "count" ? (limit.min ?? 0) : 0)),
  )

function shortenLongest(items: readonly string[], excess: number, { unit }: Of<"total">, { weigh }: FitContext) {
  const sizes = items.map((item) => countUnits(item, unit))
  const longest = sizes.indexOf(Math.max(...sizes))
  const size = sizes[longest] ?? 0
  // No item pays for all of it while others are as long.
  const room = Math.max(size - Math.max(1, excess), Math.floor(size * 0.7))
  const cut = cutAtPhrase(items[longest] ?? "", room, unit, weigh)
  if (cut === "" || cut.length >= (items[longest] ?? "").length) return null
  return items.map((item, index) => (index === longest ? cut : item))
}
