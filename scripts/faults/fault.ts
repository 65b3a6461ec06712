import type { Finding } from "../attack/ground.ts"

/** A test file, and words of the names of its tests or of their group. */
type Proof = readonly [file: string, ...names: string[]]

/** Something that goes wrong, what happens then, and where that is seen. */
export interface Fault {
  readonly id: string
  readonly done: string
  readonly happens: string
  readonly proofs: readonly Proof[]
  /** What takes longer than a test may, or more of the machine: `npm run faults` does it. */
  readonly probe?: () => Promise<Finding>
}
