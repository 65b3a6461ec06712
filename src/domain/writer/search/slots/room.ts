import type { Unit } from "../../../text/measure/units.ts"

/** How much fits into a place: for a line its length, for a list the length of an item and the number of items. */
export interface Room {
  readonly max: number
  readonly unit: Unit
  readonly target: { readonly min: number; readonly max: number }
}
