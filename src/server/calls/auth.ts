import { DrizzleQueryError } from "drizzle-orm"
import type { auth, Registration } from "../../contract/auth.ts"
import { accountStatusOf, hasAccess } from "../../domain/account/access.ts"
import {
  findUser,
  findUserIdByIdentity,
  insertUserWithIdentity,
  insertUserWithPassword,
  type SignedIn,
} from "../db/users.ts"
import type { AreaDeeds, Visit } from "../deed.ts"
import type { ProviderAccount } from "../outside/identity/identity.ts"
import type { Parts } from "../parts.ts"
import { weaknessOf } from "../passwords.ts"
import { Problem } from "../problem.ts"
import { checkPassword } from "./auth/check-password.ts"
import { describeUser } from "./auth/describe-user.ts"
import { visitorKey } from "./billing/owner.ts"

const attemptMinutes = 10
const failed = { redirect: "/?auth_error=true" }

export const authDeeds = (parts: Parts): AreaDeeds<typeof auth> => ({
  getUser: (_, { user }) => describeUser(user, parts.now()),

  async register({ body }, visit) {
    const user = await register(parts, body)
    return describeUser(await signIn(parts, user, visit), parts.now())
  },

  async signIn({ body }, visit) {
    const userId = await checkPassword(parts, { ...body, address: visit.address })
    const user = await mustFindUser(parts, userId)
    return describeUser(await signIn(parts, user, visit), parts.now())
  },

  async openSignIn(_, visit) {
    if (parts.identity === null) return { redirect: "/login" }
    try {
      const { url, attempt } = await parts.identity.begin(`${visit.origin}/api/auth/callback`)
      const session = { ...freshSession(parts, visit), idleMinutes: attemptMinutes, ...keptOf(visit) }
      await visit.openSession({ ...session, openId: attempt })
      return { redirect: url }
    } catch (error) {
      visit.log.error({ err: error }, "the OpenID provider could not be asked")
      return failed
    }
  },

  async returnFromProvider(_, visit) {
    const attempt = visit.session?.openId
    if (parts.identity === null || attempt === undefined) return failed
    // The answer is good for one try, whatever becomes of it.
    if (visit.session?.visitor === undefined) await visit.endSession()
    else await visit.openSession({ ...freshSession(parts, visit), ...keptOf(visit) })
    try {
      const query = visit.url.split("?")[1] ?? ""
      const account = await parts.identity.finish(`${attempt.callbackUrl}?${query}`, attempt)
      return { redirect: await signInFromProvider(parts, account, visit) }
    } catch (error) {
      visit.log.warn({ err: error }, "sign-in through the OpenID provider failed")
      return failed
    }
  },

  async signOut(_, visit) {
    await visit.endSession()
    return undefined
  },
})

async function register({ db, passwords }: Parts, body: Registration): Promise<SignedIn> {
  const { password, ...person } = body
  const weakness = weaknessOf(password, [person.username, person.email])
  if (weakness) throw new Problem("bad_input", { message: weakness, issues: [{ path: "password", message: weakness }] })
  const passwordHash = await passwords.hash(password)
  try {
    const userId = await insertUserWithPassword(db, { ...person, passwordHash })
    return await mustFindUser({ db }, userId)
  } catch (error) {
    throw takenName(error) ?? error
  }
}

/** Two people may choose a name at the same moment; the database decides, and says whose was too late. */
function takenName(error: unknown): Problem | null {
  if (!(error instanceof DrizzleQueryError) || !(error.cause instanceof Error)) return null
  const constraint = "constraint" in error.cause ? String(error.cause.constraint) : ""
  if (constraint.startsWith("credentials_username")) return new Problem("username_taken")
  if (constraint.startsWith("users_email")) return new Problem("email_taken")
  return null
}

async function mustFindUser({ db }: Pick<Parts, "db">, userId: string): Promise<SignedIn> {
  const user = await findUser(db, userId)
  if (user === null) throw new Problem("wrong_credentials")
  return user
}

const freshSession = ({ now }: Parts, { agent, address }: Visit) => {
  const at = now().toISOString()
  return { userId: null, createdAt: at, seenAt: at, idleMinutes: null, agent, address }
}

/** What has to outlive a visit to the OpenID provider: by this secret a payment is found again. */
const keptOf = ({ session }: Visit) =>
  session?.visitor === undefined ? {} : { visitor: session.visitor, idleMinutes: session.idleMinutes }

/** What this browser paid for before is now the account's, so whoever signed in may have become a subscriber by it. */
async function signIn(parts: Parts, { id: userId, idleMinutes }: SignedIn, visit: Visit): Promise<SignedIn> {
  const visitor = visit.session?.visitor
  if (visitor !== undefined) await parts.billing.claimForVisitor(visitorKey(visitor), userId)
  await visit.openSession({ ...freshSession(parts, visit), userId, idleMinutes })
  return mustFindUser(parts, userId)
}

/** Signs in whom the provider vouches for, opening an account at the first time, and says where they go. */
async function signInFromProvider(parts: Parts, account: ProviderAccount, visit: Visit): Promise<string> {
  const userId = (await findUserIdByIdentity(parts.db, account)) ?? (await openAccount(parts, account))
  if (userId === null)
    return `/account-status?${new URLSearchParams({ status: "not_found", email: account.email ?? "" })}`
  const user = await signIn(parts, await mustFindUser(parts, userId), visit)
  if (hasAccess(user.subscription, parts.now())) return "/?auth_success=true"
  const status = accountStatusOf(user.subscription)
  return `/account-status?${new URLSearchParams({ status, email: user.email })}`
}

/**
 * Null where the provider does not vouch for an address, or where the address has an account here already: whoever
 * controls an address at some provider must not thereby walk into that account.
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
