import type { ComputationName, InputOf, OutputOf } from "./computations.ts"

export interface Asking {
  /** The user: no user's work delays another's. */
  readonly userId: string
  readonly signal?: AbortSignal
}

/** Processes texts off the thread that answers requests, and never for longer than the limit. */
export interface Workers {
  /**
   * Rejects with a Problem: `text_too_complex` if the computation had to be ended, `overloaded` if the queue is too
   * long; or with the signal's reason.
   */
  run<Name extends ComputationName>(name: Name, input: InputOf<Name>, asking: Asking): Promise<OutputOf<Name>>
  /** Throws `overloaded` while even something quick would wait long; slow work has a separate queue. */
  refuseWhenBusy(): void
  /** Starts warming up, so that the first request need not wait for it. */
  start(): Promise<void>
  close(): Promise<void>
}
