import type { Rule } from "../../rule-book/rule.ts"
import type { SlotValue } from "../listing.ts"
import { mendCapitals, mendCharacterRepeat } from "./calm-characters.ts"
import { mendUnique, mendWordRepeat, mendWordsElsewhere } from "./drop-repeats.ts"
import { type FitContext, faultsOf, itemsOf } from "./fit-context.ts"
import { mendCompetitors, mendForbidden } from "./forbid.ts"
import { mendChapters } from "./order-chapters.ts"
import { mendShape } from "./reshape.ts"
import { mendItemLength, mendLength, mendTotal } from "./shorten.ts"

/** What a text has to be before its length is worth looking at comes first. */
const order: Readonly<Record<Rule["limit"]["check"], number>> = {
  forbidden: 0,
  competitors: 1,
  capitals: 2,
  "character-repeat": 3,
  shape: 4,
  "word-repeat": 5,
  "words-elsewhere": 6,
  unique: 7,
  "item-length": 8,
  length: 9,
  chapters: 10,
  total: 11,
  count: 12,
  "word-count": 13,
  phrases: 14,
  fragments: 15,
}

export interface Mended {
  readonly value: SlotValue
  /** The rules that asked for a change, with the value before and after it. */
  readonly steps: readonly { readonly rule: Rule; readonly before: SlotValue; readonly after: SlotValue }[]
}

/** Mends one place, rule by rule, as far as what stands there allows. */
export function mendSlot(value: SlotValue, context: FitContext): Mended {
  let now = value
  const steps: Mended["steps"][number][] = []
  const broken = faultsOf(value, context).map(({ rule }) => rule)
  for (const rule of broken.sort((a, b) => order[a.limit.check] - order[b.limit.check])) {
    const after = mendRule(now, rule, context)
    if (!isSame(now, after)) steps.push({ rule, before: now, after })
    now = after
  }
  return { value: now, steps }
}

export const isSame = (a: SlotValue, b: SlotValue): boolean =>
  typeof a === "string" || typeof b === "string"
    ? a === b
    : a.length === b.length && a.every((item, index) => item === b[index])

function mendRule(value: SlotValue, rule: Rule, context: FitContext): SlotValue {
  const { limit } = rule
  switch (limit.check) {
    case "length":
      return mendLength(value, limit, context)
    case "item-length":
      return mendItemLength(value, limit, context)
    case "count":
      // Too many: the last ones go. Too few: nothing is made up.
      return itemsOf(value).slice(0, limit.max)
    case "total":
      return mendTotal(value, limit, context)
    case "forbidden":
      return mendForbidden(value, limit, context)
    case "shape":
      return mendShape(value, limit.pattern)
    case "unique":
      return mendUnique(value)
    case "word-repeat":
      return mendWordRepeat(value, rule, context)
    case "character-repeat":
      return mendCharacterRepeat(value, limit.characters, limit.max)
    case "words-elsewhere":
      return mendWordsElsewhere(value, rule, context)
    case "competitors":
      return mendCompetitors(value, faultsOf(value, context, [rule])[0]?.outcome.found, context)
    case "capitals":
      return mendCapitals(value, rule, context)
    case "chapters":
      return mendChapters(value, limit.minItems, limit.minSecondsEach)
    default:
      return value
  }
}
