/** The result of a measure: the share of points earned, and its reasons. It has no words. */
export interface Found {
  /** From 0 to 1. */
  readonly share: number
  readonly have: number
  readonly want: number
  /** What was found, in the seller's words. */
  readonly shown?: string
  /** What would earn more, the most useful first. Only computed if points are missing. */
  readonly missing: () => readonly string[]
  /** Text that earns nothing, verbatim. */
  readonly faults?: () => readonly string[]
}

export const ratio = (have: number, want: number): number => (want <= 0 ? 1 : Math.max(0, Math.min(1, have / want)))
