export const subscriptionStatuses = ["active", "cancelled", "inactive"] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export interface Subscription {
  readonly status: SubscriptionStatus
  readonly expiresAt: Date | null
  /** When active access ends unless something is paid; null if nothing is ever due. */
  readonly lapsesAt?: Date | null
  /** The tools are locked while a payment is disputed. */
  readonly isHeld?: boolean
}

/** The tools are open to a paying subscriber, and after cancellation until the end of the paid period. */
export function hasAccess({ status, expiresAt, lapsesAt = null, isHeld = false }: Subscription, now: Date): boolean {
  if (isHeld) return false
  if (status === "active") return lapsesAt === null || lapsesAt > now
  return status === "cancelled" && expiresAt !== null && expiresAt > now
}

/** The account page's message for a signed-in user without access. */
export type AccountStatus = "new_user" | "inactive" | "not_found"

export const accountStatusOf = ({ status, expiresAt }: Subscription): AccountStatus =>
  status === "inactive" && expiresAt === null ? "new_user" : "inactive"
