import { preferStanding } from "../../domain/billing/prefer-standing.ts"
import { priceFor } from "../../domain/billing/price.ts"
import { stateAfter } from "../../domain/billing/transitions.ts"
import { plan } from "../../domain/plan.ts"
import {
  type Checkout,
  closeCheckout,
  countAttempt,
  findOpenCheckout,
  findUnclaimedCheckout,
  insertCheckout,
  noteBegun,
  type Owner,
} from "../db/billing/checkouts.ts"
import { findPriceHistory, listSubscriptionsOf } from "../db/billing/subscriptions.ts"
import type { Db } from "../db/open.ts"
import type { Account } from "../outside/payments/payments.ts"
import { Problem } from "../problem.ts"
import { act } from "./act.ts"
import type { Ledger } from "./ledger.ts"
import { syncSubscription } from "./sync.ts"

/** After this, an unpaid checkout is abandoned. Bots leave thousands of these. */
const abandonedMs = 2 * 3_600_000
/** Other requests of the same owner may close and open checkouts meanwhile. */
const maxRounds = 4

/** Refuses by throwing; a refused checkout never started. */
export type Admit = (tx: Db) => Promise<void>

export interface BegunCheckout {
  readonly clientSecret: string
  readonly paymentId: string
  readonly amountCents: number
}

/**
 * Starts a checkout, or returns the open one: a reload, a second click, another tab and a lost answer all lead to the
 * same subscription. `admit` is called for each new one.
 */
export async function beginCheckout(ledger: Ledger, owner: Owner, admit: Admit): Promise<BegunCheckout> {
  for (let round = 0; round < maxRounds; round++) {
    await refusePaid(ledger, owner)
    const priceId = await choosePrice(ledger, owner)
    const checkout =
      (await findOpenCheckout(ledger.db, owner)) ?? (await openCheckout(ledger, { owner, priceId, admit }))
    const begun = checkout === null ? null : await advanceCheckout(ledger, checkout, priceId)
    if (begun !== null) return begun
  }
  throw new Problem("overloaded", { retryAfterSeconds: 2 })
}

/** A customer who has paid must not pay again. */
async function refusePaid({ db, payments }: Ledger, owner: Owner): Promise<void> {
  if ((await findUnclaimedCheckout(db, owner)) !== null) throw new Problem("already_paid")
  if (!("userId" in owner)) return
  const current = preferStanding(await listSubscriptionsOf(db, payments.provider, owner.userId))
  if (current === null || stateAfter(current.state, "begin") !== null) return
  throw new Problem(current.state === "cancelled" ? "reactivate_instead" : "already_subscribed")
}

async function choosePrice({ db, payments, rules, now }: Ledger, owner: Owner): Promise<string> {
  if (!("userId" in owner)) return payments.priceId
  const history = await findPriceHistory(db, owner.userId)
  return priceFor(history, { currentPriceId: payments.priceId, lockDays: rules.priceLockDays, now: now() })
}

async function openCheckout(
  { db, payments, now }: Ledger,
  { owner, priceId, admit }: { owner: Owner; priceId: string; admit: Admit },
): Promise<Checkout | null> {
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + abandonedMs)
  const { provider } = payments
  const amountCents = plan.priceCents
  return db.transaction(async (tx) => {
    const made = await insertCheckout(tx, { owner, provider, priceId, amountCents, createdAt, expiresAt })
    if (made !== null) await admit(tx)
    return made
  })
}

/** Null if this checkout is closed and a new one is needed. */
async function advanceCheckout(ledger: Ledger, checkout: Checkout, priceId: string): Promise<BegunCheckout | null> {
  const { db, payments, now } = ledger
  if (checkout.provider !== payments.provider || checkout.priceId !== priceId) {
    await giveUpCheckout(ledger, checkout, "superseded")
    return null
  }
  const account = await openAccount(ledger, checkout)
  if (account === null) {
    await closeCheckout(db, checkout.id, "failed")
    return null
  }
  const { subscription, unpaid } = account
  if (unpaid === null) {
    await syncSubscription(ledger, subscription.id)
    return null
  }
  await noteBegun(db, checkout.id, {
    providerCustomerId: subscription.customerId,
    providerSubscriptionId: subscription.id,
    providerPaymentId: unpaid.paymentId,
    amountCents: subscription.amountCents,
    expiresAt: new Date(now().getTime() + abandonedMs),
  })
  return { ...unpaid, amountCents: subscription.amountCents }
}

async function openAccount({ db, payments }: Ledger, checkout: Checkout): Promise<Account | null> {
  const { id, attempt, priceId, providerSubscriptionId } = checkout
  if (providerSubscriptionId !== null) return payments.lookUp(providerSubscriptionId)
  try {
    return await payments.begin({ checkoutId: id, attempt, priceId })
  } catch (error) {
    // The provider repeats a failure for the same key. After a timeout, the same key returns what was created
    // meanwhile.
    if (error instanceof Problem && error.code === "provider_failed") await countAttempt(db, id, attempt)
    throw error
  }
}

/** Closes it for payment. A payer who was faster gets the subscription or a refund. */
export async function giveUpCheckout(
  ledger: Ledger,
  checkout: Checkout,
  state: "expired" | "superseded",
): Promise<void> {
  const { db, payments } = ledger
  const { id, userId, providerSubscriptionId, provider } = checkout
  if (providerSubscriptionId !== null && provider === payments.provider) {
    const row = await syncSubscription(ledger, providerSubscriptionId)
    if (row !== null && row.state !== "incomplete" && row.state !== "none") return
    if (row?.state === "incomplete") await act(ledger, { kind: "end", providerRef: providerSubscriptionId, userId })
    const [late] = (await payments.lookUp(providerSubscriptionId))?.charges ?? []
    if (late !== undefined) await act(ledger, { kind: "refund", providerRef: late.paymentId, userId })
  }
  await closeCheckout(db, id, state)
}
