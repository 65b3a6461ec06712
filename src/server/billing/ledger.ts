import type { Db } from "../db/open.ts"
import type { Payments } from "../outside/payments/payments.ts"
import type { Sandbox } from "../outside/payments/sandbox.ts"

/** What everything in this room works with. */
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
  /** Encrypts what a stolen database must not tell. */
  readonly seal: (text: string, context: string) => string
  /** Hears in one line what an operator should know of. */
  readonly note: (line: string) => void
}
