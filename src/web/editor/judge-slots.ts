import type { Platform } from "../../domain/platforms/platform.ts"
import type { Rule } from "../../domain/rule-book/rule.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import { type JudgedListing, judge } from "../../domain/seo/judge.ts"
import { type Listing, readSlot, type SlotKey } from "../../domain/seo/listing.ts"
import { type Excess, findExcess } from "../../domain/seo/shorten-slot.ts"
import { type Violation, violations } from "../../domain/seo/violations.ts"

/** What is to be said under a field. */
export interface SlotNotes {
  readonly broken: readonly RuleNote[]
  readonly advice: readonly RuleNote[]
  /** Words that the brief does not support. */
  readonly claims: readonly string[]
  readonly excess: Excess | null
}

export interface RuleNote {
  readonly rule: Rule
  readonly message: string
}

export interface Judgement {
  readonly judged: JudgedListing
  readonly notes: ReadonlyMap<SlotKey, SlotNotes>
}

/** The same score as the server's, and what the fields have to be told. */
export function judgeSlots(listing: Listing, brief: Brief, platform: Platform): Judgement {
  const judged = judge(listing, brief, platform)
  const all = violations(listing, platform, brief)
  const notes = platform.slots.map((slot): [SlotKey, SlotNotes] => {
    const own = all.filter((violation) => violation.slot === slot.key)
    return [
      slot.key,
      {
        broken: own.filter(({ rule }) => rule.kind === "hard").map(noteOf),
        advice: own.filter(({ rule }) => rule.kind === "advice").map(noteOf),
        claims: judged.unsupportedClaims.filter(({ field }) => field === slot.key).map(({ text }) => text),
        excess: findExcess(slot, readSlot(listing, slot.key) ?? "", own),
      },
    ]
  })
  return { judged, notes: new Map(notes) }
}

const noteOf = ({ rule, message }: Violation): RuleNote => ({ rule, message })

/** Whether both say the same, so that a field need not be drawn again at every key. */
export function areSameNotes(one: SlotNotes, other: SlotNotes): boolean {
  const said = ({ broken, advice, claims, excess }: SlotNotes): string =>
    JSON.stringify([broken.map(({ message }) => message), advice.map(({ message }) => message), claims, excess])
  return one === other || said(one) === said(other)
}

export const noNotes: SlotNotes = { broken: [], advice: [], claims: [], excess: null }
