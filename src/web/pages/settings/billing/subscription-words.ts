import type { SubscriptionView } from "../../../../contract/billing.ts"
import { formatDollars } from "../../../../domain/plan.ts"

interface SubscriptionWords {
  readonly title: string
  readonly text: string
  /** The meaning of the date; null if none is shown. */
  readonly dateLabel: string | null
  /** Conditions that need attention beyond the three states. */
  readonly warning: string | null
}

type Seen = Pick<SubscriptionView, "state" | "status" | "expiresAt" | "graceUntil" | "amountCents">

export function describeSubscription({ state, status, expiresAt, graceUntil, amountCents }: Seen): SubscriptionWords {
  const dateLabel = (label: string) => (expiresAt === null ? null : label)
  const warning = warningOf(state, graceUntil)
  if (status === "active")
    return {
      title: "Monthly Subscription",
      text: `${formatDollars(amountCents)}/month • Unlimited generations`,
      dateLabel: dateLabel(state === "past_due" ? "Was due on" : "Next billing"),
      warning,
    }
  if (status === "cancelled")
    return {
      title: "Cancelled Subscription",
      text: "Access until billing period ends",
      dateLabel: dateLabel("Access until"),
      warning,
    }
  return {
    title: "No Active Subscription",
    text: "Subscribe to access all features",
    dateLabel: dateLabel("Ended on"),
    warning,
  }
}

function warningOf(state: SubscriptionView["state"], graceUntil: string | null): string | null {
  if (state === "past_due") {
    const until = graceUntil === null ? "soon" : `by ${formatDay(graceUntil)}`
    return `The last renewal could not be paid. Change your card ${until} to keep your access.`
  }
  if (state === "disputed") return "A payment is disputed with its bank. Until that is settled, the tools rest."
  if (state === "refunded") return "Your last payment was refunded, and your subscription ended."
  return null
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" })
export const formatDay = (time: string): string => day.format(new Date(time))
