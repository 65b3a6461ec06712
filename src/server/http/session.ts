import { createHash, randomBytes } from "node:crypto"
import type { Db } from "../db/open.ts"
import {
  deleteSession,
  findSession,
  insertSession,
  longestSessionMs,
  renewSession,
  type SessionContent,
} from "../db/sessions.ts"

const minuteMs = 60_000
/** A session's row is written at most once in this time, however many requests come. */
const touchMs = minuteMs

export interface OpenSession {
  readonly sid: string
  readonly content: SessionContent
  /** Set when the cookie has to be sent again, because the session now lasts longer. */
  readonly isRenewed: boolean
  readonly expire: Date
}

/** What is stored is a hash: who reads the table cannot sign in with it. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url")

/** Idleness ends a session, and so does its age, even where idleness never does. */
function expiryOf(content: SessionContent, now: Date): Date {
  const oldest = Date.parse(content.createdAt) + longestSessionMs
  if (content.idleMinutes === null) return new Date(oldest)
  return new Date(Math.min(oldest, now.getTime() + content.idleMinutes * minuteMs))
}

export async function beginSession(
  db: Db,
  content: SessionContent,
  now: Date,
): Promise<{ token: string; expire: Date }> {
  const token = randomBytes(32).toString("base64url")
  const expire = expiryOf(content, now)
  await insertSession(db, { sid: hashToken(token), content, expire })
  return { token, expire }
}

/** Finds the session of a cookie and, once a minute, pushes its end ahead. */
export async function resumeSession(db: Db, token: string, now: Date): Promise<OpenSession | null> {
  const found = await findSession(db, { sid: hashToken(token), now })
  if (found === null) return null
  const idleMs = now.getTime() - Date.parse(found.content.seenAt)
  if (idleMs < touchMs) return { ...found, isRenewed: false }
  const content = { ...found.content, seenAt: now.toISOString() }
  const expire = expiryOf(content, now)
  await renewSession(db, { sid: found.sid, content, expire, now })
  return { sid: found.sid, content, expire, isRenewed: true }
}

/** Remembers something else under the same id. */
export const changeSession = (
  db: Db,
  { sid, expire }: OpenSession,
  content: SessionContent,
  now: Date,
): Promise<void> => renewSession(db, { sid, content, expire, now })

export const finishSession = (db: Db, sid: string): Promise<void> => deleteSession(db, sid)
