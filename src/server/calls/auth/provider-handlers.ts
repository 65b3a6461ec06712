import type { auth } from "../../../contract/auth.ts"
import { accountStatusOf, hasAccess } from "../../../domain/account/access.ts"
import { findUser, findUserIdByIdentity, insertUserWithIdentity } from "../../db/account/users.ts"
import type { AreaHandlers, CallContext } from "../../handler.ts"
import type { ProviderAccount } from "../../outside/identity/identity.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { attemptSession, openHalfSession, signIn, signInNew } from "./open-sessions.ts"
import { takenName } from "./taken-name.ts"

const failed = { redirect: "/?auth_error=true" }

/** Sign-in through an OpenID provider. */
export const providerHandlers = (
  parts: Parts,
): Pick<AreaHandlers<typeof auth>, "openSignIn" | "returnFromProvider"> => ({
  async openSignIn(_, context) {
    if (parts.identity === null) return { redirect: "/login" }
    try {
      const { url, attempt } = await parts.identity.begin(`${context.origin}/api/auth/callback`)
      await context.openSession({ ...attemptSession(parts, context), openId: attempt })
      return { redirect: url }
    } catch (error) {
      context.log.error({ err: error }, "the OpenID provider could not be asked")
      return failed
    }
  },

  async returnFromProvider(_, context) {
    const attempt = context.session?.openId
    if (parts.identity === null || attempt === undefined) return failed
    // The answer is valid for one attempt, whatever its result.
    if (context.session?.visitor === undefined) await context.endSession()
    else await context.openSession(attemptSession(parts, context))
    try {
      const query = context.url.split("?")[1] ?? ""
      const account = await parts.identity.finish(`${attempt.callbackUrl}?${query}`, attempt)
      return { redirect: await signInFromProvider(parts, account, context) }
    } catch (error) {
      context.log.warn({ err: error }, "sign-in through the OpenID provider failed")
      return failed
    }
  },
})

/** Signs in the user that the provider vouches for, opening an account the first time, and returns the next page. */
async function signInFromProvider(parts: Parts, account: ProviderAccount, context: CallContext): Promise<string> {
  const knownId = await findUserIdByIdentity(parts.db, account)
  const userId = knownId ?? (await openAccount(parts, account))
  if (userId === null)
    return `/account-status?${new URLSearchParams({ status: "not_found", email: account.email ?? "" })}`
  const found = await findUser(parts.db, userId)
  if (found === null) throw new Problem("wrong_credentials")
  if (found.twoFactorEnabled) {
    await openHalfSession(parts, found, context)
    return "/login?step=code"
  }
  const isNew = knownId === null
  const { user, asksAboutPayment } = isNew
    ? { user: await signInNew(parts, found, context), asksAboutPayment: false }
    : await signIn(parts, found, context)
  if (asksAboutPayment) return "/attach-payment"
  if (hasAccess(user.subscription, parts.now())) return "/?auth_success=true"
  const status = accountStatusOf(user.subscription)
  return `/account-status?${new URLSearchParams({ status, email: user.email })}`
}

/**
 * Null if the provider vouches for no address, or if the address already has an account here: controlling an address at
 * some provider must not open that account.
 */
async function openAccount({ db, now }: Parts, account: ProviderAccount): Promise<string | null> {
  const { issuer, subject, email, isEmailVerified, firstName, lastName } = account
  if (email === null || !isEmailVerified) return null
  try {
    return await insertUserWithIdentity(db, { issuer, subject, email, firstName, lastName, emailVerifiedAt: now() })
  } catch (error) {
    if (takenName(error)) return null
    throw error
  }
}
