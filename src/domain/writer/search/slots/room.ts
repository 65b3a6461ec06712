import type { Unit } from "../../../text/measure/units.ts"

/** How much a place takes: of a line its length, of a list the length of an item and how many it should have. */
export interface Room {
  readonly max: number
  readonly unit: Unit
  readonly target: { readonly min: number; readonly max: number }
}
