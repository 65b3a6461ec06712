/**
 * What a check found: a code, what was measured, and the limit that decided. It has no words and no points; those are
 * in the tables of whoever asked, so that a number stands in one place only.
 */
export interface CheckOutcome<Code extends string> {
  readonly code: Code
  readonly measured: number
  readonly limit: number
}
