import type { User } from "../../contract/auth.ts"
import { accountStatusOf } from "../../domain/account/access.ts"

/**
 * Where a newly signed-in user goes: to a question about a payment, to the tools, or to whatever is missing for them.
 */
export function afterSignIn(user: User & { readonly asksAboutPayment?: boolean }): string {
  if (user.asksAboutPayment === true) return "/attach-payment"
  if (user.hasAccess) return "/?auth_success=true"
  const expiresAt = user.subscriptionExpiresAt === null ? null : new Date(user.subscriptionExpiresAt)
  const status = accountStatusOf({ status: user.subscriptionStatus, expiresAt })
  return `/account-status?${new URLSearchParams({ status, email: user.email })}`
}
