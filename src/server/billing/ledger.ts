import type { Db } from "../db/open.ts"
import type { Payments } from "../outside/payments/payments.ts"
import type { Sandbox } from "../outside/payments/sandbox.ts"

/** The shared parts of this room. */
export interface Ledger {
  readonly db: Db
  readonly now: () => Date
  readonly payments: Payments
  readonly sandbox: Sandbox | null
  readonly rules: {
    readonly graceDays: number
    readonly unclaimedRefundDays: number
    readonly priceLockDays: number
  }
  /** Encrypts what a stolen database must not reveal. */
  readonly seal: (text: string, context: string) => string
  /** Reports to the operator in one line. */
  readonly note: (line: string) => void
}
