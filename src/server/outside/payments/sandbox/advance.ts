import { monthsAfter } from "../../../../domain/billing/months.ts"
import { findSandboxCard } from "../../../../domain/billing/sandbox-cards.ts"
import { makePayment } from "./make-payment.ts"
import type { SandboxPayment, SandboxRecord } from "./record.ts"

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** As at Stripe: an unpaid subscription expires. */
const incompleteMs = 23 * hourMs
/** How long after the first failure a renewal is retried; after the last, the subscription ends. */
const retryDays = [3, 5, 7] as const

/** One effect of passing time. */
export interface Happening {
  readonly type: string
  readonly at: Date
  readonly paymentId: string | null
}

interface Step {
  readonly record: SandboxRecord
  readonly happening: Happening
}

/** Lets time pass for one subscription: returns its new state, and the events on the way. */
export function advance(record: SandboxRecord, now: Date): { record: SandboxRecord; happenings: Happening[] } {
  const happenings: Happening[] = []
  let at = record
  for (let step = nextStep(at, now); step !== null; step = nextStep(at, now)) {
    at = step.record
    happenings.push(step.happening)
  }
  return { record: at, happenings }
}

function nextStep(record: SandboxRecord, now: Date): Step | null {
  switch (record.status) {
    case "incomplete": {
      const at = new Date(record.createdAt.getTime() + incompleteMs)
      return at > now ? null : step({ ...closeOpenPayment(record), status: "incomplete_expired", endedAt: at }, at)
    }
    case "active":
      return record.periodEnd > now ? null : turnOfMonth(record)
    case "past_due":
      return record.retryAt === null || record.retryAt > now ? null : retryAt(record, record.retryAt)
    default:
      return null
  }
}

const step = (
  record: SandboxRecord,
  at: Date,
  type = "customer.subscription.updated",
  paymentId: string | null = null,
): Step => ({ record, happening: { type, at, paymentId } })

function turnOfMonth(record: SandboxRecord): Step {
  const { periodEnd: at, periods } = record
  if (record.cancelAtPeriodEnd) return endAt(record, at)
  const payment = makePayment(record.amountCents, record.payments.length + 1)
  const begun: SandboxRecord = {
    ...record,
    periods: periods + 1,
    periodStart: at,
    periodEnd: monthsAfter(record.createdAt, periods + 1),
    payments: [...record.payments, payment],
  }
  if (canPay(record)) return step(settle(begun, payment, at), at, "invoice.paid", payment.id)
  const retryAt = new Date(at.getTime() + retryDays[0] * dayMs)
  return step({ ...begun, status: "past_due", retries: 0, retryAt }, at, "invoice.payment_failed", payment.id)
}

function retryAt(record: SandboxRecord, at: Date): Step {
  const payment = record.payments.at(-1)
  if (payment === undefined) return endAt(record, at)
  if (canPay(record)) return step(settle(record, payment, at), at, "invoice.paid", payment.id)
  const retries = record.retries + 1
  const days = retryDays[retries]
  if (days === undefined) return endAt(record, at)
  const retryAt = new Date(record.periodStart.getTime() + days * dayMs)
  return step({ ...record, retries, retryAt }, at, "invoice.payment_failed", payment.id)
}

/** The current payment has arrived. */
export function settle(record: SandboxRecord, payment: SandboxPayment, at: Date): SandboxRecord {
  const payments = record.payments.map((row) =>
    row.id === payment.id ? { ...row, status: "succeeded" as const, paidAt: at } : row,
  )
  return { ...record, status: "active", retries: 0, retryAt: null, payments }
}

const canPay = ({ cardNumber }: SandboxRecord) =>
  cardNumber !== null && findSandboxCard(cardNumber)?.does !== "fails-later"

export const endAt = (record: SandboxRecord, at: Date): Step =>
  step(
    { ...closeOpenPayment(record), status: "canceled", endedAt: at, retryAt: null },
    at,
    "customer.subscription.deleted",
  )

function closeOpenPayment(record: SandboxRecord): SandboxRecord {
  const payments = record.payments.map((payment) =>
    payment.status === "succeeded" ? payment : { ...payment, status: "canceled" as const },
  )
  return { ...record, payments }
}
