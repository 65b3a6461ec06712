import type { SlotValue } from "../seo/listing.ts"
import { cutAtPhrase } from "../text/cut/cut.ts"
import { countUnits, type Unit } from "../text/measure/units.ts"
import { type CheckOutcome, type MendContext, makeCheck } from "./check.ts"
import { amount, range, unitNames } from "./wording/amounts.ts"

export interface TotalLimit {
  readonly check: "total"
  readonly unit: Unit
  /**
   * `joined` counts one separator between items; `youtube-tags` also counts two quotes around each item with a space.
   */
  readonly formula: "sum" | "joined" | "youtube-tags"
  readonly max: number
}

export type TotalCode = "too-long"

/** The total length of all items, as the platform counts it. */
export function checkTotal(
  items: readonly string[],
  { unit, formula, max }: Omit<TotalLimit, "check">,
): CheckOutcome<TotalCode> {
  let measured = formula === "sum" ? 0 : Math.max(0, items.length - 1)
  for (const item of items) {
    measured += countUnits(item, unit)
    // YouTube quotes tags that contain a space, and counts the quotes.
    if (formula === "youtube-tags" && item.includes(" ")) measured += 2
  }
  return { code: measured > max ? "too-long" : "ok", measured, limit: max }
}

const formulas: Readonly<Record<TotalLimit["formula"], string>> = {
  sum: "",
  joined: ", with one between two items",
  "youtube-tags": ", with one between two items and two for an item with a space",
}

export const total = makeCheck<TotalLimit, TotalCode>({
  id: "total",
  measure: (limit, { items }) => checkTotal(items, limit),
  words: {
    "too-long": ({ measured, limit }, { unit }) =>
      `In total have ${measured} of at most ${amount(limit, unitNames[unit].forWriters)}.`,
  },
  describeLimit: ({ unit, formula, max }) =>
    `together ${range(undefined, max)} ${unitNames[unit].inRuleBook}${formulas[formula]}`,
  promptLine: ({ unit, max }) => `together at most ${max} ${unitNames[unit].forModels}`,
  isRewritten: "never",
  earnsPoints: true,
  mend: { change: mendTotal, says: () => "Shortened, since all items together were too long." },
})

/** The last items are removed unless the platform requires a fixed number; then the longest is cut. */
function mendTotal(value: SlotValue, limit: TotalLimit, context: MendContext): SlotValue {
  if (typeof value === "string") return cutAtPhrase(value, limit.max, limit.unit, context.weigh)
  const minItems = fewestKept(context)
  let items = [...value]
  for (let round = 0; round < 2000; round += 1) {
    const outcome = context.faultIn(items)
    if (!outcome) break
    if (items.length > minItems) {
      items = items.slice(0, -1)
      continue
    }
    const shorter = shortenLongest(items, outcome.measured - outcome.limit, limit, context)
    if (!shorter) break
    items = shorter
  }
  return items
}

/** Longer items are sentences; shorter ones are phrases or names. */
const phraseChars = 100

/** A shorter bullet point is still readable; nobody types a cut phrase. */
const fewestKept = ({ maxChars, targetMin }: MendContext): number => (maxChars > phraseChars ? targetMin : 0)

function shortenLongest(items: readonly string[], excess: number, { unit }: TotalLimit, { weigh }: MendContext) {
  const sizes = items.map((item) => countUnits(item, unit))
  const longest = sizes.indexOf(Math.max(...sizes))
  const size = sizes[longest] ?? 0
  // No item is cut alone while others are just as long.
  const room = Math.max(size - Math.max(1, excess), Math.floor(size * 0.7))
  const cut = cutAtPhrase(items[longest] ?? "", room, unit, weigh)
  if (cut === "" || cut.length >= (items[longest] ?? "").length) return null
  return items.map((item, index) => (index === longest ? cut : item))
}
