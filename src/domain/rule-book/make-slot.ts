import type { SlotKey } from "../seo/listing.ts"
import type { Unit } from "../text/measure/units.ts"
import { lineRules, noCompetitors, noFragments, proseRules } from "./own-rules.ts"
import type { Rule } from "./rule.ts"
import type { MadeFrom, Slot, VisibleLength } from "./slot.ts"

interface SlotWords {
  readonly label: string
  readonly purpose: string
  /** By default, a text is required unless optional, and a list may be empty. */
  readonly isRequired?: boolean
  readonly isOptional?: boolean
  readonly madeFrom?: MadeFrom
  readonly unit?: Unit
  readonly max: number
  /** From and to: characters of a text, items of a list. */
  readonly target: readonly [min: number, max: number]
  readonly rules?: readonly Rule[]
  readonly visible?: VisibleLength
  readonly markup?: Slot["markup"]
}

/** A text of one line. */
export const lineSlot = (key: SlotKey, words: SlotWords): Slot => makeSlot(key, "text", false, lineRules, words)

/** A text of several paragraphs. */
export const proseSlot = (key: SlotKey, words: SlotWords): Slot => makeSlot(key, "text", true, proseRules, words)

/** Short texts, each on its own. */
export const listSlot = (key: SlotKey, words: SlotWords): Slot => makeSlot(key, "list", false, lineRules, words)

function makeSlot(key: SlotKey, kind: Slot["kind"], isLong: boolean, general: readonly Rule[], words: SlotWords): Slot {
  const { label, purpose, isOptional = false, unit = "safeChars", max, target, rules = [], visible, madeFrom } = words
  const hasOwnCompetitors = rules.some(({ limit }) => limit.check === "competitors")
  return {
    key,
    label,
    purpose,
    kind,
    isLong,
    isRequired: words.isRequired ?? (kind === "text" && !isOptional),
    isOptional,
    unit,
    max,
    target: { min: target[0], max: target[1] },
    rules: [
      ...rules,
      ...general,
      ...(kind === "list" ? [noFragments] : []),
      ...(hasOwnCompetitors ? [] : [noCompetitors]),
    ],
    ...(visible && { visible }),
    ...(madeFrom && { madeFrom }),
    ...(words.markup && { markup: words.markup }),
  }
}
