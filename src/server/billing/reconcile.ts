import { dueFor } from "../../domain/billing/reminders.ts"
import {
  type Checkout,
  listAbandonedCheckouts,
  listOpenCheckouts,
  listUnclaimedCheckouts,
} from "../db/billing/checkouts.ts"
import { listLiveSubscriptions } from "../db/billing/subscriptions.ts"
import { act, finishActions } from "./act.ts"
import { giveUpCheckout } from "./checkout.ts"
import { receiveFromSandbox, syncAndTidy, workOffEvents } from "./events.ts"
import type { Ledger } from "./ledger.ts"
import { inviteToClaim } from "./notices.ts"
import { syncSubscription } from "./sync.ts"

/** Finishes what was left undone: actions, unprocessed events, abandoned checkouts. */
export async function catchUp(ledger: Ledger): Promise<void> {
  const { db, payments, now, sandbox } = ledger
  await sandbox?.advance()
  await receiveFromSandbox(ledger)
  await finishActions(ledger)
  await workOffEvents(ledger)
  for (const checkout of await listAbandonedCheckouts(db, payments.provider, now()))
    await attempt(ledger, `checkout ${checkout.id}`, () => giveUpCheckout(ledger, checkout, "expired"))
}

/**
 * Asks the provider about everything that can still change, in case events were lost. Returns how many it asked about.
 */
export async function reconcile(ledger: Ledger): Promise<number> {
  const { db, payments } = ledger
  await catchUp(ledger)
  const open = await listOpenCheckouts(db, payments.provider)
  const ids = new Set([
    ...open.flatMap(({ providerSubscriptionId: id }) => (id === null ? [] : [id])),
    ...(await listLiveSubscriptions(db, payments.provider)),
  ])
  for (const id of ids) await attempt(ledger, `subscription ${id}`, () => syncAndTidy(ledger, id))
  for (const checkout of await listUnclaimedCheckouts(db, payments.provider))
    await attempt(ledger, `unclaimed checkout ${checkout.id}`, () => careForUnclaimed(ledger, checkout))
  return ids.size
}

/** The payer of a payment without an account is reminded, and refunded in the end. */
async function careForUnclaimed(ledger: Ledger, checkout: Checkout): Promise<void> {
  const { db, payments, now, rules, seal } = ledger
  const { id, paidAt, providerPaymentId, providerSubscriptionId } = checkout
  if (paidAt === null || providerSubscriptionId === null || providerPaymentId === null) return
  const { reminders, isRefundDue } = dueFor(paidAt, { now: now(), refundDays: rules.unclaimedRefundDays })
  if (isRefundDue) {
    ledger.note(`billing: nobody claimed the payment of checkout ${id}; it is refunded`)
    await act(ledger, { kind: "refund", providerRef: providerPaymentId, userId: null })
    await syncSubscription(ledger, providerSubscriptionId)
    return
  }
  if (reminders === 0) return
  ledger.note(`billing: the payment of checkout ${id} waits for its account`)
  const payerEmail = (await payments.lookUp(providerSubscriptionId))?.payerEmail ?? null
  await db.transaction((tx) => inviteToClaim(tx, checkout, { payerEmail, reminder: reminders, now: now(), seal }))
}

/** A failing one must not hold up the others. */
async function attempt(ledger: Ledger, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch {
    ledger.note(`billing: ${what} could not be reconciled; it is tried again`)
  }
}
