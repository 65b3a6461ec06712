import { randomBytes } from "node:crypto"
import { type Owner, visitorKey } from "../../db/checkouts.ts"
import type { Visit } from "../../deed.ts"
import type { Parts } from "../../parts.ts"

const idleMinutes = 24 * 60

/** Whom something that was paid may belong to, as far as the caller shows. */
export function ownersOf({ user, session }: Visit): Owner[] {
  const visitor = session?.visitor
  return [
    ...(user === null ? [] : [{ userId: user.id }]),
    ...(visitor === undefined ? [] : [{ visitor: visitorKey(visitor) }]),
  ]
}

/** The browser of somebody without an account gets a secret, by which its payments are found again. */
export async function rememberVisitor({ now }: Parts, visit: Visit): Promise<string> {
  const known = visit.session?.visitor
  if (known !== undefined) return visitorKey(known)
  const visitor = randomBytes(32).toString("base64url")
  const at = now().toISOString()
  const { agent, address } = visit
  const fresh = { userId: null, createdAt: at, seenAt: at, idleMinutes, agent, address }
  await visit.openSession({ ...(visit.session ?? fresh), visitor })
  return visitorKey(visitor)
}

export const ownerOf = async (parts: Parts, visit: Visit): Promise<Owner> =>
  visit.user === null ? { visitor: await rememberVisitor(parts, visit) } : { userId: visit.user.id }
