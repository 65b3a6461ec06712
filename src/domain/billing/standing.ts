import type { SubscriptionStatus } from "../account/access.ts"
import type { BillingState } from "./transitions.ts"

/** A subscription as its provider reports it, in the provider's own words. */
export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  readonly status: string
  readonly priceId: string
  readonly amountCents: number
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly cancelAtPeriodEnd: boolean
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
}

/** Money that was charged. */
export interface Charge {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly refundedCents: number
  readonly dispute: "open" | "won" | "lost" | null
  readonly paidAt: Date
  readonly invoiceNumber: string | null
}

/** What a subscription gives access to, and until when. */
export interface Standing {
  readonly state: BillingState
  readonly status: SubscriptionStatus
  /** The end of the paid period: the next billing date, or when access ends or ended. */
  readonly expiresAt: Date | null
  /** When an active one stops giving access unless something is paid. */
  readonly lapsesAt: Date | null
  /** The tools are locked while a payment is disputed. */
  readonly isHeld: boolean
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A renewal is reported within hours; nobody is locked out meanwhile. */
const renewalSlackMs = 24 * hourMs

/** Derives a customer's status from the provider's current state, regardless of how it got there. */
export function standingOf(
  subscription: ProviderSubscription,
  charges: readonly Charge[],
  { graceDays }: { graceDays: number },
): Standing {
  const standing = readStatus(subscription, charges, graceDays)
  const last = charges.toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())[0]
  const isLive = standing.status !== "inactive"
  if (isLive && last !== undefined && (last.refundedCents >= last.amountCents || last.dispute === "lost"))
    return { ...ended("refunded", subscription.endedAt ?? last.paidAt) }
  if (isLive && charges.some(({ dispute }) => dispute === "open"))
    return { ...standing, state: "disputed", isHeld: true }
  if (standing.state === "inactive" && last !== undefined && last.refundedCents >= last.amountCents)
    return { ...standing, state: "refunded" }
  return standing
}

const ended = (state: BillingState, expiresAt: Date | null): Standing => ({
  state,
  status: "inactive",
  expiresAt,
  lapsesAt: null,
  isHeld: false,
})

function readStatus(subscription: ProviderSubscription, charges: readonly Charge[], graceDays: number): Standing {
  const { status, periodStart, periodEnd, cancelAt, cancelAtPeriodEnd, endedAt } = subscription
  const live = { status: "active", isHeld: false } as const
  switch (status) {
    case "active":
    case "trialing": {
      const isLeaving = cancelAtPeriodEnd || cancelAt !== null
      if (isLeaving)
        return { ...live, state: "cancelled", status: "cancelled", expiresAt: cancelAt ?? periodEnd, lapsesAt: null }
      const lapsesAt = new Date(periodEnd.getTime() + renewalSlackMs)
      return { ...live, state: "active", expiresAt: periodEnd, lapsesAt }
    }
    case "past_due": {
      const lapsesAt = new Date(periodStart.getTime() + graceDays * dayMs)
      return { ...live, state: "past_due", expiresAt: periodStart, lapsesAt }
    }
    case "incomplete":
      return ended("incomplete", null)
    default:
      return charges.length === 0 ? ended("none", null) : ended("inactive", endedAt ?? periodStart)
  }
}
