/** What a measure found: how much of its points is earned, and from what. It has no words of its own. */
export interface Found {
  /** From 0 to 1. */
  readonly share: number
  readonly have: number
  readonly want: number
  /** What was found, in the seller's words. */
  readonly shown?: string
  /** What would earn more, the most useful first. Asked for only where something is left to earn. */
  readonly missing: () => readonly string[]
  /** What stands there and earns nothing, as it stands. */
  readonly faults?: () => readonly string[]
}

export const ratio = (have: number, want: number): number => (want <= 0 ? 1 : Math.max(0, Math.min(1, have / want)))
