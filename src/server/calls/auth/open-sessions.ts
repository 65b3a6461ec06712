import { describeDevice } from "../../../domain/account/describe-device.ts"
import { maskAddress } from "../../../domain/account/mask-address.ts"
import { findEarlierSignIns } from "../../db/account/security-log.ts"
import { findSettings } from "../../db/account/settings.ts"
import { findUser, type SignedIn } from "../../db/account/users.ts"
import { type SessionContent, visitorEnd, visitorOf } from "../../db/auth/sessions.ts"
import { findOpenCheckout, findUnclaimedCheckout } from "../../db/billing/checkouts.ts"
import type { CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { noteSecurity } from "../account/note-security.ts"
import { tellUser } from "../account/tell-user.ts"

/** Enough to visit a provider and come back, or to fetch the phone. */
const attemptMinutes = 10
const seasonMs = 90 * 86_400_000

const freshSession = ({ now }: Parts, { agent, address }: CallContext) => {
  const at = now().toISOString()
  return { userId: null, createdAt: at, seenAt: at, idleMinutes: null, agent, address }
}

/** This secret finds earlier payments again, so it outlives sign-ins and failed ones. */
const keptOf = (session: SessionContent | null) =>
  session?.visitor === undefined
    ? {}
    : { visitor: session.visitor, visitorUntil: visitorEnd(session).toISOString(), freshFor: session.freshFor }

/** A session without a user, between two steps of a sign-in. */
export const attemptSession = (parts: Parts, context: CallContext) => ({
  ...freshSession(parts, context),
  idleMinutes: attemptMinutes,
  ...keptOf(context.session),
})

/** The password was right; until the code is too, nobody is signed in. */
export function openHalfSession(parts: Parts, { id: halfUserId }: SignedIn, context: CallContext): Promise<void> {
  const halfUntil = new Date(parts.now().getTime() + attemptMinutes * 60_000).toISOString()
  return context.openSession({ ...attemptSession(parts, context), halfUserId, halfUntil })
}

/** Whose password was right a short while ago. */
export const halfUserOf = ({ now }: Parts, { session }: CallContext): string | null =>
  session?.halfUserId !== undefined && now().toISOString() < (session.halfUntil ?? "") ? session.halfUserId : null

/** This browser's payments belong to the account that is opened in it. */
export async function signInNew(parts: Parts, user: SignedIn, context: CallContext): Promise<SignedIn> {
  const visitor = visitorOf(context.session, parts.now())
  if (visitor !== null) await parts.billing.claimForVisitor(visitor, user.id)
  await parts.billing.claimForAddress(user.id)
  return openFor(parts, user, context)
}

/**
 * Into an existing account. This browser's payments wait until its owner confirms them: somebody else may have signed
 * them in.
 */
export async function signIn(
  parts: Parts,
  user: SignedIn,
  context: CallContext,
): Promise<{ user: SignedIn; asksAboutPayment: boolean }> {
  const { db, now, billing } = parts
  const visitor = visitorOf(context.session, now())
  const unclaimed = visitor === null ? null : await findUnclaimedCheckout(db, { visitor })
  const open = visitor === null ? null : await findOpenCheckout(db, { visitor })
  if (unclaimed === null) await billing.claimForAddress(user.id)
  const kept = unclaimed === null && open === null ? {} : keptOf(context.session)
  return { user: await openFor(parts, user, context, kept), asksAboutPayment: unclaimed !== null }
}

async function openFor(
  parts: Parts,
  { id: userId, idleMinutes }: SignedIn,
  context: CallContext,
  kept: Partial<SessionContent> = {},
): Promise<SignedIn> {
  const session = freshSession(parts, context)
  await context.openSession({ ...session, ...kept, userId, idleMinutes, confirmedAt: session.createdAt })
  const user = await findUser(parts.db, userId)
  if (user === null) throw new Problem("wrong_credentials")
  await noteSignIn(parts, user, context)
  return user
}

/** A new browser may not be the owner's. */
async function noteSignIn(parts: Parts, user: SignedIn, context: CallContext): Promise<void> {
  const { agent, address } = context
  const since = new Date(parts.now().getTime() - seasonMs)
  await parts.db.transaction(async (tx) => {
    const { hasAny, hasSame } = await findEarlierSignIns(tx, { userId: user.id, agent, since })
    await noteSecurity(tx, parts, context, { userId: user.id, event: "signed-in" })
    if (!hasAny || hasSame || !(await findSettings(tx, user.id)).emailNotifications) return
    const data = { device: describeDevice(agent), address: maskAddress(address) }
    await tellUser(tx, user, { kind: "new-sign-in", data })
  })
}
