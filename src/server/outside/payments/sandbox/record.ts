import * as z from "zod/mini"
import { findSandboxCard } from "../../../../domain/billing/sandbox-cards.ts"
import { type Charge, type ProviderSubscription, standingOf } from "../../../../domain/billing/standing.ts"
import { type BillingAct, type BillingState, stateAfter } from "../../../../domain/billing/transitions.ts"
import { Problem } from "../../../problem.ts"
import type { Account, Unpaid } from "../payments.ts"

const time = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)

const paymentSchema = z.object({
  id: z.string(),
  clientSecret: z.string(),
  status: z.enum(["requires_payment_method", "requires_action", "succeeded", "canceled"]),
  amountCents: z.number(),
  refundedCents: z.number(),
  dispute: z.nullable(z.enum(["open", "won", "lost"])),
  paidAt: z.nullable(time),
  invoiceNumber: z.string(),
})

const recordSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  priceId: z.string(),
  amountCents: z.number(),
  status: z.enum(["incomplete", "incomplete_expired", "active", "past_due", "canceled"]),
  createdAt: time,
  periodStart: time,
  periodEnd: time,
  /** Months started so far. */
  periods: z.number(),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: z.nullable(time),
  retryAt: z.nullable(time),
  retries: z.number(),
  email: z.nullable(z.string()),
  cardNumber: z.nullable(z.string()),
  payments: z.array(paymentSchema),
})

/** The sandbox's complete state of a subscription; the last of its payments is the current one. */
export type SandboxRecord = z.output<typeof recordSchema>
export type SandboxPayment = SandboxRecord["payments"][number]

export const readRecord = (data: unknown): SandboxRecord => recordSchema.parse(data)

export const paymentOf = ({ payments }: SandboxRecord, id: string): SandboxPayment | undefined =>
  payments.find((payment) => payment.id === id)

export function changePayment(record: SandboxRecord, id: string, changes: Partial<SandboxPayment>): SandboxRecord {
  const payments = record.payments.map((payment) => (payment.id === id ? { ...payment, ...changes } : payment))
  return { ...record, payments }
}

const chargesOf = ({ payments }: SandboxRecord): Charge[] =>
  payments.flatMap(({ paidAt, ...payment }) =>
    paidAt === null
      ? []
      : [
          {
            paymentId: payment.id,
            amountCents: payment.amountCents,
            currency: "usd",
            refundedCents: payment.refundedCents,
            dispute: payment.dispute,
            paidAt,
            invoiceNumber: payment.invoiceNumber,
          },
        ],
  )

const subscriptionOf = (record: SandboxRecord): ProviderSubscription => ({
  id: record.id,
  customerId: record.customerId,
  status: record.status,
  priceId: record.priceId,
  amountCents: record.amountCents,
  periodStart: record.periodStart,
  periodEnd: record.periodEnd,
  cancelAtPeriodEnd: record.cancelAtPeriodEnd,
  cancelAt: null,
  endedAt: record.endedAt,
})

const stateOf = (record: SandboxRecord): BillingState =>
  standingOf(subscriptionOf(record), chargesOf(record), { graceDays: 0 }).state

/** Events missing from the table of transitions are impossible here too. */
export function refuseUnless(record: SandboxRecord, act: BillingAct): void {
  if (stateAfter(stateOf(record), act) === null)
    throw new Problem("conflict", { message: `A subscription that is ${stateOf(record)} does not ${act}.` })
}

export function describeRecord(record: SandboxRecord): Account {
  const card = record.cardNumber === null ? undefined : findSandboxCard(record.cardNumber)
  return {
    subscription: subscriptionOf(record),
    charges: chargesOf(record),
    unpaid: unpaidOf(record),
    payerEmail: record.email,
    card: card === undefined ? null : { brand: "Test card", lastDigits: card.number.slice(-4) },
  }
}

function unpaidOf({ status, payments }: SandboxRecord): Unpaid | null {
  const last = payments.at(-1)
  if (last === undefined || last.status === "succeeded" || last.status === "canceled") return null
  return status === "incomplete" ? { clientSecret: last.clientSecret, paymentId: last.id } : null
}
