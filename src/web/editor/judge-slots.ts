import { slotsOf } from "../../domain/measures/take.ts"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { Rule } from "../../domain/rule-book/rule.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import { type JudgedListing, judge } from "../../domain/seo/judge.ts"
import { type Listing, readSlot, type SlotKey } from "../../domain/seo/listing.ts"
import { offerSlot } from "../../domain/seo/offer-slot.ts"
import { type Excess, findExcess } from "../../domain/seo/shorten-slot.ts"
import { type Violation, violations } from "../../domain/seo/violations.ts"

/** The notes under a field. */
export interface SlotNotes {
  readonly broken: readonly RuleNote[]
  readonly advice: readonly RuleNote[]
  /** Words that the brief does not support. */
  readonly claims: readonly string[]
  readonly excess: Excess | null
  /** Whether some of it can be fixed without a writer. */
  readonly isMendable: boolean
  /** What would earn more points. */
  readonly hints: readonly string[]
}

export interface RuleNote {
  readonly rule: Rule
  readonly message: string
}

export interface Judgement {
  readonly judged: JudgedListing
  readonly notes: ReadonlyMap<SlotKey, SlotNotes>
}

/** The same score as the server's, and the notes for the fields. */
export function judgeSlots(listing: Listing, brief: Brief, platform: Platform): Judgement {
  const judged = judge(listing, brief, platform)
  const all = violations(listing, platform, brief)
  const hints = hintsOf(judged, platform)
  const notes = platform.slots.map((slot): [SlotKey, SlotNotes] => {
    const own = all.filter((violation) => violation.slot === slot.key)
    return [
      slot.key,
      {
        broken: own.filter(({ rule }) => rule.kind === "hard").map(noteOf),
        advice: own.filter(({ rule }) => rule.kind === "advice").map(noteOf),
        claims: judged.unsupportedClaims.filter(({ field }) => field === slot.key).map(({ text }) => text),
        excess: findExcess(slot, readSlot(listing, slot.key) ?? "", own),
        isMendable: own.length > 0 && offerSlot(slot, listing, platform, brief) !== null,
        hints: hints.get(slot.key) ?? [],
      },
    ]
  })
  return { judged, notes: new Map(notes) }
}

/** The score's advice, each at the first slot it is about. Advice from rules is already there. */
function hintsOf({ checks }: JudgedListing, platform: Platform): ReadonlyMap<SlotKey, readonly string[]> {
  const hints = new Map<SlotKey, string[]>()
  for (const { id, advice, points, maxPoints } of checks) {
    const measure = platform.checks.find((check) => check.id === id)?.measure
    if (advice === "" || points === maxPoints || measure === undefined || measure.of === "advice") continue
    const place = slotsOf(measure).find((key) => platform.slots.some((slot) => slot.key === key))
    const own = (place && hints.get(place)) ?? []
    if (place && !own.includes(advice)) hints.set(place, [...own, advice])
  }
  return hints
}

const noteOf = ({ rule, message }: Violation): RuleNote => ({ rule, message })

/** Whether both are equal, so that a field need not be rendered again at every key. */
export function areSameNotes(one: SlotNotes, other: SlotNotes): boolean {
  const said = ({ broken, advice, claims, excess, isMendable, hints }: SlotNotes): string =>
    JSON.stringify([
      broken.map(({ message }) => message),
      advice.map(({ message }) => message),
      claims,
      excess,
      isMendable,
      hints,
    ])
  return one === other || said(one) === said(other)
}

export const noNotes: SlotNotes = { broken: [], advice: [], claims: [], excess: null, isMendable: false, hints: [] }
