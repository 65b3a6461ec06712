import { itemsOf, type SlotValue } from "../seo/listing.ts"
import { cutAtPhrase } from "../text/cut/cut.ts"
import { isDangling } from "../text/cut/dangling.ts"
import { countUnits, type Unit } from "../text/measure/units.ts"
import { prepositions } from "../text/words/small-words.ts"
import { type CheckOutcome, type MendContext, makeCheck } from "./check.ts"
import { amount, range, unitNames, within } from "./wording/amounts.ts"
import { quote } from "./wording/quote.ts"

export interface ItemLengthLimit {
  readonly check: "item-length"
  readonly unit: Unit
  readonly min?: number
  readonly max: number
}

export type ItemLengthCode = "too-short" | "too-long"

/** Each item on its own; the outcome names the first that does not fit, or else the longest. */
export function checkItemLength(
  items: readonly string[],
  { unit, min = 0, max }: Pick<ItemLengthLimit, "unit" | "min" | "max">,
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

export const itemLength = makeCheck<ItemLengthLimit, ItemLengthCode>({
  id: "item-length",
  measure: (limit, { items }) => checkItemLength(items, limit),
  words: {
    "too-short": ({ measured, limit, found }, { unit }) =>
      `${quote(found)} has ${measured} of at least ${amount(limit, unitNames[unit].forWriters)}.`,
    "too-long": ({ measured, limit, found }, { unit }) =>
      `${quote(found)} has ${measured} of at most ${amount(limit, unitNames[unit].forWriters)}.`,
  },
  describeLimit: ({ unit, min, max }) => `each ${range(min, max)} ${unitNames[unit].inRuleBook}`,
  promptLine: (limit) => `each ${within(limit)} ${unitNames[limit.unit].forModels}`,
  isRewritten: "never",
  earnsPoints: true,
  mend: { change: mendItemLength, says: () => "Shortened where too long." },
})

/** Longer items are sentences; shorter ones are phrases or names. */
const phraseChars = 100

/**
 * Sentences that are too long are cut; phrases too, if they still name the thing. Items that cannot be cut are removed.
 */
function mendItemLength(value: SlotValue, { unit, min = 1, max }: ItemLengthLimit, context: MendContext): SlotValue {
  const mend = (item: string): string => {
    const cut =
      context.maxChars > phraseChars ? cutAtPhrase(item, max, unit, context.weigh) : cutPhrase(item, max, unit)
    return countUnits(cut, unit) < min ? "" : cut
  }
  return itemsOf(value)
    .map(mend)
    .filter((item) => item.trim() !== "")
}

const fewestWords = 2

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
