export const subscriptionStatuses = ["active", "cancelled", "inactive"] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export interface Subscription {
  readonly status: SubscriptionStatus
  readonly expiresAt: Date | null
  /** When an active one stops giving access unless something is paid; null where nothing is ever due. */
  readonly lapsesAt?: Date | null
  /** While a payment is disputed, the tools rest. */
  readonly isHeld?: boolean
}

/** The tools are open to a paying subscriber, and to one who cancelled until the paid time is over. */
export function hasAccess({ status, expiresAt, lapsesAt = null, isHeld = false }: Subscription, now: Date): boolean {
  if (isHeld) return false
  if (status === "active") return lapsesAt === null || lapsesAt > now
  return status === "cancelled" && expiresAt !== null && expiresAt > now
}

/** What the account page says to somebody who signed in but may not use the tools. */
export type AccountStatus = "new_user" | "inactive" | "not_found"

export const accountStatusOf = ({ status, expiresAt }: Subscription): AccountStatus =>
  status === "inactive" && expiresAt === null ? "new_user" : "inactive"
