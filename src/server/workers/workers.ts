import type { ComputationName, InputOf, OutputOf } from "./computations.ts"

export interface Asking {
  /** Whose work it is: no user's work keeps another's waiting. */
  readonly userId: string
  readonly signal?: AbortSignal
}

/** Where texts are worked through: beside the thread that answers requests, and never for longer than the limit. */
export interface Workers {
  /**
   * Rejects with a Problem: `text_too_complex` where the computation had to be ended, `overloaded` where too much waits;
   * or with the signal's reason.
   */
  run<Name extends ComputationName>(name: Name, input: InputOf<Name>, asking: Asking): Promise<OutputOf<Name>>
  /** Throws `overloaded` while even something quick would have to wait for long; what is slow has a queue of its own. */
  refuseWhenBusy(): void
  /** Begins to get ready, so that the first who asks need not wait for it. */
  start(): Promise<void>
  close(): Promise<void>
}
