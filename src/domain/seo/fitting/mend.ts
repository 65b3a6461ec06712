import type { MendContext } from "../../checks/check.ts"
import { checkOf, type Limit, mendingOrder } from "../../checks/index.ts"
import type { Rule } from "../../rule-book/rule.ts"
import { brandNames } from "../brand-names.ts"
import { itemsOf, type SlotValue } from "../listing.ts"
import { type FitContext, faultsOf } from "./fit-context.ts"

/** A rule that required a change, with the value before and after it. */
export interface Step {
  readonly rule: Rule
  readonly before: SlotValue
  readonly after: SlotValue
}

export interface Mended {
  readonly value: SlotValue
  readonly steps: readonly Step[]
}

/** Mends one slot, rule by rule, as far as its text allows. */
export function mendSlot(value: SlotValue, context: FitContext): Mended {
  let now = value
  const steps: Step[] = []
  const broken = faultsOf(value, context).map(({ rule }) => rule)
  for (const rule of broken.sort((a, b) => mendingOrder(a.limit) - mendingOrder(b.limit))) {
    const after = mendLimit(now, rule.limit, mendContextOf(rule, context))
    if (!isSame(now, after)) steps.push({ rule, before: now, after })
    now = after
  }
  return { value: now, steps }
}

export const isSame = (a: SlotValue, b: SlotValue): boolean =>
  typeof a === "string" || typeof b === "string"
    ? a === b
    : a.length === b.length && a.every((item, index) => item === b[index])

const mendLimit = <Id extends Limit["check"]>(value: SlotValue, limit: Limit<Id>, context: MendContext): SlotValue =>
  checkOf(limit).mend?.change(value, limit, context) ?? value

/** A sentence with this share of the brief is not dropped for one phrase in it. */
const factWeight = 5

function mendContextOf(rule: Rule, context: FitContext): MendContext {
  const { platform, brief, slot, weigh, isGentle } = context
  return {
    kind: slot.kind,
    isLong: slot.isLong,
    maxChars: slot.max,
    targetMin: slot.target.min,
    brands: brandNames(brief, platform),
    competitors: brief.competitors,
    weigh,
    carriesFact: (piece) => weigh(piece) >= factWeight,
    isGentle,
    faultIn: (value) => faultsOf(value, context, [rule])[0]?.outcome,
  }
}

/** What was done to a slot for a rule, in words. */
export function describeStep({ rule: { limit }, before, after }: Step): string {
  const [had, has] = [itemsOf(before), itemsOf(after)]
  if (had.join("").trim() === "") return "Written from your other words, since nothing stood here."
  if (has.join("").trim() === "") return "Taken out, since nothing of it is allowed here."
  const said = describeMending(limit, before, after)
  return typeof before === "string" || had.length <= has.length
    ? said
    : `${said} ${counted(had.length - has.length)} left out.`
}

const describeMending = <Id extends Limit["check"]>(limit: Limit<Id>, before: SlotValue, after: SlotValue): string =>
  checkOf(limit).mend?.says(limit, before, after) ?? ""

const counted = (items: number): string => (items === 1 ? "1 item was" : `${items} items were`)
