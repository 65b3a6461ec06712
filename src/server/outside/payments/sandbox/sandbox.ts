import { createHash } from "node:crypto"
import { monthsAfter } from "../../../../domain/billing/months.ts"
import type { CardBehavior } from "../../../../domain/billing/sandbox-cards.ts"
import { findSandboxCard } from "../../../../domain/billing/sandbox-cards.ts"
import {
  findSandboxObject,
  inSandbox,
  listSandboxObjects,
  saveSandboxObject,
} from "../../../db/billing/sandbox-objects.ts"
import type { Db } from "../../../db/open.ts"
import { Problem } from "../../../problem.ts"
import type { Order } from "../payments.ts"
import { advance, endAt, type Happening, settle } from "./advance.ts"
import { saveEvent } from "./mailbox.ts"
import { makePayment } from "./make-payment.ts"
import {
  changePayment,
  paymentOf,
  readRecord,
  refuseUnless,
  type SandboxPayment,
  type SandboxRecord,
} from "./record.ts"

export interface SandboxParts {
  readonly db: Db
  readonly now: () => Date
}

interface Change {
  readonly record: SandboxRecord
  readonly happenings: readonly Happening[]
}

const idFrom = (prefix: string, order: Pick<Order, "checkoutId"> & Partial<Order>) =>
  `${prefix}_sandbox_${createHash("sha256")
    .update(`${order.checkoutId} ${order.attempt ?? ""}`)
    .digest("hex")
    .slice(0, 24)}`

const priceStart = "price_sandbox_"
/** In the sandbox, a price contains its own amount. */
export const sandboxPrice = (cents: number): string => `${priceStart}${cents}`
const centsOf = (priceId: string): number => Number(priceId.slice(priceStart.length))

export function beginRecord({ db, now }: SandboxParts, order: Order): Promise<SandboxRecord> {
  return inSandbox(db, async (tx) => {
    const id = idFrom("sub", order)
    const known = await findSandboxObject(tx, id)
    if (known !== null) return readRecord(known)
    const at = now()
    const amountCents = centsOf(order.priceId)
    const record: SandboxRecord = {
      id,
      customerId: idFrom("cus", { checkoutId: order.checkoutId }),
      priceId: order.priceId,
      amountCents,
      status: "incomplete",
      createdAt: at,
      periodStart: at,
      periodEnd: monthsAfter(at, 1),
      periods: 1,
      cancelAtPeriodEnd: false,
      endedAt: null,
      retryAt: null,
      retries: 0,
      email: null,
      cardNumber: null,
      payments: [makePayment(amountCents, 1)],
    }
    await save(tx, { record, happenings: [{ type: "customer.subscription.created", at, paymentId: null }] })
    return record
  })
}

async function save(tx: Db, { record, happenings }: Change): Promise<void> {
  await saveSandboxObject(tx, { id: record.id, kind: "subscription", data: record })
  for (const happening of happenings) await saveEvent(tx, record, happening)
}

export async function findRecord({ db }: Pick<SandboxParts, "db">, id: string): Promise<SandboxRecord | null> {
  const data = await findSandboxObject(db, id)
  return data === null ? null : readRecord(data)
}

export async function findRecordByPayment(
  { db }: Pick<SandboxParts, "db">,
  known: { id: string } | { clientSecret: string },
): Promise<SandboxRecord | null> {
  const [data] = await listSandboxObjects(db, "subscription", { payments: [known] })
  return data === undefined ? null : readRecord(data)
}

/** Changes a subscription's current state, after everything due by now has happened. */
function changeRecord(
  { db, now }: SandboxParts,
  find: (db: Db) => Promise<SandboxRecord | null>,
  change: (record: SandboxRecord, at: Date) => Change,
): Promise<SandboxRecord> {
  return inSandbox(db, async (tx) => {
    const found = await find(tx)
    if (found === null) throw new Problem("not_found")
    const at = now()
    const passed = advance(found, at)
    const changed = change(passed.record, at)
    await save(tx, { record: changed.record, happenings: [...passed.happenings, ...changed.happenings] })
    return changed.record
  })
}

export const changeById = (
  parts: SandboxParts,
  id: string,
  change: (record: SandboxRecord, at: Date) => Change,
): Promise<SandboxRecord> => changeRecord(parts, (db) => findRecord({ db }, id), change)

/** Lets time pass for all subscriptions. */
export async function advanceAll({ db, now }: SandboxParts): Promise<void> {
  for (const data of await listSandboxObjects(db, "subscription")) {
    const { id } = readRecord(data)
    if (advance(readRecord(data), now()).happenings.length > 0)
      await changeById({ db, now }, id, (record) => ({ record, happenings: [] }))
  }
}

const declined: Partial<Record<CardBehavior, string>> = {
  declines: "Your card was declined.",
  "lacks-funds": "Your card has insufficient funds.",
}

interface Confirmation {
  readonly clientSecret: string
  readonly email: string | null
  readonly cardNumber: string
}

interface Confirmed {
  readonly id: string
  readonly status: "succeeded" | "requires_action"
}

/** Pays, if the card allows it. A successful payment stays so, however often it is repeated. */
export async function confirmPayment(parts: SandboxParts, confirmation: Confirmation): Promise<Confirmed> {
  const { clientSecret, email, cardNumber } = confirmation
  const does = findSandboxCard(cardNumber)?.does
  if (does === undefined) throw new Problem("bad_input", { message: "The sandbox takes its own test cards only." })
  const refusal = declined[does]
  return pay(parts, clientSecret, (record, payment, at) => {
    if (refusal !== undefined) {
      refuseUnless(record, "decline")
      return { record, happenings: [{ type: "invoice.payment_failed", at, paymentId: payment.id }] }
    }
    refuseUnless(record, "pay")
    const known = { ...record, email: email ?? record.email, cardNumber }
    if (does === "asks")
      return { record: changePayment(known, payment.id, { status: "requires_action" }), happenings: [] }
    return paid(known, payment, at)
  }).then((confirmed) => {
    if (refusal !== undefined && confirmed.status !== "succeeded")
      throw new Problem("card_declined", { message: refusal })
    return confirmed
  })
}

/** The second step, in which a bank asks its customer. */
export async function authorizePayment(
  parts: SandboxParts,
  { clientSecret, approve }: { clientSecret: string; approve: boolean },
): Promise<Confirmed> {
  const confirmed = await pay(parts, clientSecret, (record, payment, at) => {
    if (payment.status !== "requires_action")
      throw new Problem("conflict", { message: "This payment does not wait for a second step." })
    refuseUnless(record, approve ? "pay" : "decline")
    if (approve) return paid(record, payment, at)
    const back = changePayment(record, payment.id, { status: "requires_payment_method" })
    return { record: back, happenings: [{ type: "invoice.payment_failed", at, paymentId: payment.id }] }
  })
  if (confirmed.status === "succeeded") return confirmed
  throw new Problem("card_declined", { message: "The payment was not authorized. Please try again." })
}

async function pay(
  parts: SandboxParts,
  clientSecret: string,
  change: (record: SandboxRecord, payment: SandboxPayment, at: Date) => Change,
): Promise<Confirmed> {
  const isAsked = (payment: SandboxPayment) => payment.clientSecret === clientSecret
  const record = await changeRecord(
    parts,
    (db) => findRecordByPayment({ db }, { clientSecret }),
    (found, at) => {
      const payment = found.payments.find(isAsked)
      if (payment === undefined) throw new Problem("not_found")
      return payment.status === "succeeded" ? { record: found, happenings: [] } : change(found, payment, at)
    },
  )
  const payment = record.payments.find(isAsked)
  return { id: payment?.id ?? "", status: payment?.status === "succeeded" ? "succeeded" : "requires_action" }
}

const paid = (record: SandboxRecord, payment: SandboxPayment, at: Date): Change => ({
  record: settle(record, payment, at),
  happenings: [
    { type: "customer.subscription.updated", at, paymentId: null },
    { type: "invoice.paid", at, paymentId: payment.id },
  ],
})

/** Changes the card; anything due is paid with it at once. */
export const changeCard = (parts: SandboxParts, id: string, cardNumber: string): Promise<SandboxRecord> =>
  changeById(parts, id, (record, at) => {
    const does = findSandboxCard(cardNumber)?.does
    if (does === undefined) throw new Problem("bad_input", { message: "The sandbox takes its own test cards only." })
    const refusal = declined[does]
    if (refusal !== undefined) throw new Problem("card_declined", { message: refusal })
    const changed = { ...record, cardNumber }
    const due = record.payments.at(-1)
    if (record.status !== "past_due" || due === undefined || does === "fails-later")
      return { record: changed, happenings: [] }
    return paid(changed, due, at)
  })

export const endRecord = (parts: SandboxParts, id: string): Promise<SandboxRecord> =>
  changeById(parts, id, (record, at) => {
    if (record.endedAt !== null) return { record, happenings: [] }
    const ended = endAt(record, at)
    return { record: ended.record, happenings: [ended.happening] }
  })

/** Refunds a payment, or disputes it as its payer's bank would. */
export const changePaid = (
  parts: SandboxParts,
  paymentId: string,
  act: "refund" | "dispute" | "winDispute" | "loseDispute",
): Promise<SandboxRecord> =>
  changeRecord(
    parts,
    (db) => findRecordByPayment({ db }, { id: paymentId }),
    (record, at) => {
      const payment = paymentOf(record, paymentId)
      if (payment?.paidAt == null) throw new Problem("conflict", { message: "This payment has not been made." })
      if (act === "refund" && payment.refundedCents === payment.amountCents) return { record, happenings: [] }
      const { changes, type } = acts[act](payment)
      return { record: changePayment(record, paymentId, changes), happenings: [{ type, at, paymentId }] }
    },
  )

const acts = {
  refund: ({ amountCents }: SandboxPayment) => ({ changes: { refundedCents: amountCents }, type: "charge.refunded" }),
  dispute: () => ({ changes: { dispute: "open" as const }, type: "charge.dispute.created" }),
  winDispute: () => ({ changes: { dispute: "won" as const }, type: "charge.dispute.closed" }),
  loseDispute: () => ({ changes: { dispute: "lost" as const }, type: "charge.dispute.closed" }),
}
