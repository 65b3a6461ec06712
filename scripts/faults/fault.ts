import type { Finding } from "../attack/ground.ts"

/** A test file, and words from the names of its tests or their group. */
type Proof = readonly [file: string, ...names: string[]]

/** A fault, its effect, and where it can be seen. */
export interface Fault {
  readonly id: string
  readonly done: string
  readonly happens: string
  readonly proofs: readonly Proof[]
  /** Takes longer than a test may, or more of the machine: `npm run faults` runs it. */
  readonly probe?: () => Promise<Finding>
}
