import type { SlotKey, SlotValue } from "../listing.ts"

/** What is wrong with one place of a model's answer. A grave fault makes its text unusable; another can be lived with. */
export interface Fault {
  readonly field: SlotKey
  /** In words for the model, which is asked once more. */
  readonly reason: string
  readonly isGrave: boolean
}

export type SlotValues = ReadonlyMap<SlotKey, SlotValue>
