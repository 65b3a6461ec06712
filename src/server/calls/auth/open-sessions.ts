import { describeDevice } from "../../../domain/account/describe-device.ts"
import { maskAddress } from "../../../domain/account/mask-address.ts"
import { visitorKey } from "../../db/checkouts.ts"
import { findEarlierSignIns } from "../../db/security-log.ts"
import { findSettings } from "../../db/settings.ts"
import { findUser, type SignedIn } from "../../db/users.ts"
import type { Visit } from "../../deed.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { noteSecurity } from "../account/note-security.ts"
import { tellUser } from "../account/tell-user.ts"

/** Enough to leave for a provider and come back, or to fetch the telephone. */
const attemptMinutes = 10
const seasonMs = 90 * 86_400_000

const freshSession = ({ now }: Parts, { agent, address }: Visit) => {
  const at = now().toISOString()
  return { userId: null, createdAt: at, seenAt: at, idleMinutes: null, agent, address }
}

/** By this secret what was paid before is found again, so it outlives an attempt to sign in. */
const keptOf = ({ session }: Visit) =>
  session?.visitor === undefined ? {} : { visitor: session.visitor, idleMinutes: session.idleMinutes }

/** A session without a user, for what is between two steps of a sign-in. */
export const attemptSession = (parts: Parts, visit: Visit) => ({
  ...freshSession(parts, visit),
  idleMinutes: attemptMinutes,
  ...keptOf(visit),
})

/** The password was right; until the code is too, nobody is signed in. */
export const openHalfSession = (parts: Parts, { id: halfUserId }: SignedIn, visit: Visit): Promise<void> =>
  visit.openSession({ ...attemptSession(parts, visit), idleMinutes: attemptMinutes, halfUserId })

/** What this browser paid for before is now the account's, so whoever signed in may have become a subscriber by it. */
export async function signIn(parts: Parts, { id: userId, idleMinutes }: SignedIn, visit: Visit): Promise<SignedIn> {
  const visitor = visit.session?.visitor
  if (visitor !== undefined) await parts.billing.claimForVisitor(visitorKey(visitor), userId)
  await parts.billing.claimForAddress(userId)
  const session = freshSession(parts, visit)
  await visit.openSession({ ...session, userId, idleMinutes, confirmedAt: session.createdAt })
  const user = await findUser(parts.db, userId)
  if (user === null) throw new Problem("wrong_credentials")
  await noteSignIn(parts, user, visit)
  return user
}

/** A browser that was never seen before may not be the owner's. */
async function noteSignIn(parts: Parts, user: SignedIn, visit: Visit): Promise<void> {
  const { agent, address } = visit
  const since = new Date(parts.now().getTime() - seasonMs)
  await parts.db.transaction(async (tx) => {
    const { hasAny, hasSame } = await findEarlierSignIns(tx, { userId: user.id, agent, since })
    await noteSecurity(tx, parts, visit, { userId: user.id, event: "signed-in" })
    if (!hasAny || hasSame || !(await findSettings(tx, user.id)).emailNotifications) return
    const data = { device: describeDevice(agent), address: maskAddress(address) }
    await tellUser(tx, user, { kind: "new-sign-in", data })
  })
}
