/**
 * What a check found: a code, what was measured, and the limit that decided. It has no words and no points; those are
 * in the tables of whoever asked, so that a number stands in one place only.
 */
export interface CheckOutcome<Code extends string = string> {
  readonly code: Code
  readonly measured: number
  readonly limit: number
  /** The piece of the text that decided, just as it stands there, where it was one piece. */
  readonly found?: string
}

/** A rule was kept; every check has this code. */
export const isKept = ({ code }: CheckOutcome): boolean => code === "ok"
