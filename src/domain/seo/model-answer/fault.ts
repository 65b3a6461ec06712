import type { SlotKey, SlotValue } from "../listing.ts"

/** A problem in one slot of a model's answer. A grave fault makes its text unusable; others are acceptable. */
export interface Fault {
  readonly field: SlotKey
  /** In words for the model, which is asked once more. */
  readonly reason: string
  readonly isGrave: boolean
}

export type SlotValues = ReadonlyMap<SlotKey, SlotValue>
