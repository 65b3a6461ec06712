import {
  insertEvent,
  isWaiting,
  listWaitingEvents,
  noteEventFailed,
  noteWorkedOff,
} from "../db/billing/billing-events.ts"
import { findSubscriptionOfCustomer } from "../db/billing/checkouts.ts"
import { findSubscriptionOfPayment } from "../db/billing/payments.ts"
import type { ProviderEvent } from "../outside/payments/payments.ts"
import { refundDuplicates } from "./claim.ts"
import type { Ledger } from "./ledger.ts"
import { syncSubscription } from "./sync.ts"

/**
 * Accepts an event: each once, stored before it is acknowledged. If it cannot be processed now, it is retried. Returns
 * whether it came from the provider at all.
 */
export async function receiveEvent(ledger: Ledger, body: Uint8Array, signature: string): Promise<boolean> {
  const { db, payments } = ledger
  const event = await payments.readEvent(body, signature)
  if (event === null) return false
  const { id, type, objectId, created } = event
  const subscriptionId = await findSubscriptionId(ledger, event)
  await insertEvent(db, { id, type, objectId, created, subscriptionId, provider: payments.provider })
  await workOff(ledger, { id, subscriptionId })
  return true
}

async function findSubscriptionId({ db }: Ledger, event: ProviderEvent): Promise<string | null> {
  const { subscriptionId, paymentId, customerId } = event
  if (subscriptionId !== null) return subscriptionId
  const paidFor = paymentId === null ? null : await findSubscriptionOfPayment(db, paymentId)
  return paidFor ?? (customerId === null ? null : findSubscriptionOfCustomer(db, customerId))
}

async function workOff(
  ledger: Ledger,
  { id, subscriptionId }: { id: string; subscriptionId: string | null },
): Promise<void> {
  const { db, now } = ledger
  if (!(await isWaiting(db, id))) return
  try {
    if (subscriptionId !== null) await syncAndTidy(ledger, subscriptionId)
    await noteWorkedOff(db, id, now())
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    ledger.note(`billing: event ${id} waits to be tried again`)
    await noteEventFailed(db, id, reason.slice(0, 300))
  }
}

/** An account's duplicate is refunded. */
export async function syncAndTidy(ledger: Ledger, subscriptionId: string) {
  const row = await syncSubscription(ledger, subscriptionId)
  if (row?.userId != null) await refundDuplicates(ledger, row.userId)
  return row
}

export async function workOffEvents(ledger: Ledger): Promise<void> {
  for (const event of await listWaitingEvents(ledger.db, ledger.payments.provider)) await workOff(ledger, event)
}

/** The sandbox's events arrive as from any other provider. */
export async function receiveFromSandbox(ledger: Ledger): Promise<void> {
  await ledger.sandbox?.deliver((body, signature) => receiveEvent(ledger, body, signature))
}
