import { preferStanding } from "../../domain/billing/prefer-standing.ts"
import { stateAfter } from "../../domain/billing/transitions.ts"
import { listSubscriptionsOf, type SubscriptionRow } from "../db/billing/subscriptions.ts"
import { Problem } from "../problem.ts"
import { act } from "./act.ts"
import type { Ledger } from "./ledger.ts"
import { syncSubscription } from "./sync.ts"

/** The subscription that counts for an account; null if it never paid here. */
export async function currentSubscription({ db, payments }: Ledger, userId: string): Promise<SubscriptionRow | null> {
  return preferStanding(await listSubscriptionsOf(db, payments.provider, userId))
}

/** Stops the renewals. Calling it again gives the same answer. */
export async function cancelSubscription(ledger: Ledger, userId: string): Promise<SubscriptionRow> {
  const row = await currentSubscription(ledger, userId)
  if (row === null) throw new Problem("no_subscription")
  if (row.state === "cancelled") return row
  const after = stateAfter(row.state, "cancel")
  if (after === null) throw new Problem("no_subscription")
  await act(ledger, { kind: after === "inactive" ? "end" : "cancel", providerRef: row.providerId, userId })
  return (await syncSubscription(ledger, row.providerId)) ?? row
}

/** Reactivated before the end: renewals continue, and nothing is charged now. */
export async function reactivateSubscription(ledger: Ledger, userId: string): Promise<SubscriptionRow> {
  const row = await currentSubscription(ledger, userId)
  if (row === null) throw new Problem("no_subscription")
  if (row.state === "active") return row
  const isOver = row.expiresAt !== null && row.expiresAt <= ledger.now()
  if (stateAfter(row.state, "reactivate") === null || isOver) throw new Problem("no_subscription")
  await act(ledger, { kind: "resume", providerRef: row.providerId, userId })
  return (await syncSubscription(ledger, row.providerId)) ?? row
}
