import type { Limit } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"
import { cutAtPhrase } from "../../text/cut/cut.ts"
import { isDangling } from "../../text/cut/dangling.ts"
import { countUnits, type Unit } from "../../text/measure/units.ts"
import { prepositions } from "../../text/words/small-words.ts"
import type { SlotValue } from "../listing.ts"
import { type FitContext, faultsOf, itemsOf } from "./fit-context.ts"

type Of<Check extends Limit["check"]> = Extract<Limit, { check: Check }>

/** A text that is too long is cut; one that is too short cannot be mended and is written again. */
export function mendLength(value: SlotValue, { unit, min, max }: Of<"length">, { weigh }: FitContext): SlotValue {
  if (typeof value !== "string") return value
  const cut = cutAtPhrase(value, max, unit, weigh)
  return min !== undefined && countUnits(cut, unit) < min ? "" : cut
}

/** Longer items are sentences, and shorter ones phrases or names. */
const phraseChars = 100

/** Sentences that are too long are cut, and phrases where they still name the thing; what cannot be cut goes. */
export function mendItemLength(value: SlotValue, { unit, min = 1, max }: Of<"item-length">, context: FitContext) {
  const mend = (item: string): string => {
    const cut =
      context.slot.max > phraseChars ? cutAtPhrase(item, max, unit, context.weigh) : cutPhrase(item, max, unit)
    return countUnits(cut, unit) < min ? "" : cut
  }
  return itemsOf(value)
    .map(mend)
    .filter((item) => item.trim() !== "")
}

/** "mug with a handle for everybody" → "mug with a handle": before a small word, or not at all. */
function cutPhrase(item: string, max: number, unit: Unit): string {
  const whole = item.trim()
  if (countUnits(whole, unit) <= max) return whole
  const words = whole.split(/\s+/u)
  for (let end = words.length - 1; end >= fewestWords; end -= 1) {
    const cut = words.slice(0, end).join(" ")
    const isBorder = prepositions.has((words[end] ?? "").toLowerCase()) && !isDangling(words[end - 1] ?? "")
    if (isBorder && countUnits(cut, unit) <= max) return cut
  }
  return ""
}

const fewestWords = 2

/** All items together: the last ones go where the platform asks for no fixed number of them, else the longest is cut. */
export function mendTotal(value: SlotValue, limit: Of<"total">, context: FitContext): SlotValue {
  if (typeof value === "string") return cutAtPhrase(value, limit.max, limit.unit, context.weigh)
  const rules = context.slot.rules.filter((rule) => rule.limit === limit)
  const minItems = fewestKept(context.slot)
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

/** A bullet point may be shorter and still be read; a phrase that is cut is no longer what anybody types. */
const fewestKept = ({ max, target }: Slot): number => (max > phraseChars ? target.min : 0)

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
