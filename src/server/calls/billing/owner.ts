import { randomBytes } from "node:crypto"
import { visitorMs, visitorOf } from "../../db/auth/sessions.ts"
import { type Checkout, type Owner, visitorKey } from "../../db/billing/checkouts.ts"
import type { CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"

/** The possible owner of a payment, as far as the caller can prove. */
export function ownersOf({ now }: Parts, { user, session }: CallContext): Owner[] {
  const visitor = visitorOf(session, now())
  return [...(user === null ? [] : [{ userId: user.id }]), ...(visitor === null ? [] : [{ visitor }])]
}

const untilTomorrow = ({ now }: Parts) => new Date(now().getTime() + visitorMs).toISOString()

/** This browser gets a secret that finds its payments again for a day. */
export async function rememberVisitor(parts: Parts, context: CallContext): Promise<string> {
  const { user, session, agent, address } = context
  const known = visitorOf(session, parts.now())
  if (known !== null) return known
  const mark = { visitor: randomBytes(32).toString("base64url"), visitorUntil: untilTomorrow(parts) }
  const at = parts.now().toISOString()
  const fresh = { userId: null, idleMinutes: null, agent, address, createdAt: at, seenAt: at }
  if (user !== null && session !== null) await context.changeSession({ ...session, ...mark })
  else await context.openSession({ ...(session ?? fresh), ...mark })
  return visitorKey(mark.visitor)
}

export const ownerOf = async (parts: Parts, context: CallContext): Promise<Owner> =>
  context.user === null ? { visitor: await rememberVisitor(parts, context) } : { userId: context.user.id }

/** When a checkout starts, anyone who knew this browser's cookie loses access before it is paid. */
export async function rotateVisitor(parts: Parts, context: CallContext): Promise<void> {
  const { user, session } = context
  if (user !== null || session === null || visitorOf(session, parts.now()) === null) return
  await context.rotateSession({ ...session, visitorUntil: untilTomorrow(parts) })
}

/** A session with a payment continues under a fresh id, once per payment, and for no longer than before. */
export async function rotatePayerSession({ now }: Parts, context: CallContext, { id, state }: Checkout): Promise<void> {
  const { user, session } = context
  const isDue = state === "paid" && user === null && session !== null && session.freshFor !== id
  if (isDue && visitorOf(session, now()) !== null) await context.rotateSession({ ...session, freshFor: id })
}
