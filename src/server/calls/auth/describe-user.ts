import type { User } from "../../../contract/auth.ts"
import { hasAccess } from "../../../domain/account/access.ts"
import type { SignedIn } from "../../db/account/users.ts"

/** A user as the pages read it. */
export function describeUser(user: SignedIn, now: Date): User {
  const name = [user.firstName, user.lastName].filter((part) => part !== null && part !== "").join(" ")
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    name: name || user.username || user.email,
    profileImageUrl: user.profileImageUrl,
    subscriptionStatus: user.subscription.status,
    subscriptionExpiresAt: user.subscription.expiresAt?.toISOString() ?? null,
    hasAccess: hasAccess(user.subscription, now),
    isVerified: user.isVerified,
    twoFactorEnabled: user.twoFactorEnabled,
    createdAt: user.createdAt.toISOString(),
  }
}
