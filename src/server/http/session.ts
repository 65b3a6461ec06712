import { createHash, randomBytes } from "node:crypto"
import type { SignedIn } from "../db/account/users.ts"
import { findCallerRow } from "../db/auth/callers.ts"
import { addSuccessor, replaceSession, takeOver } from "../db/auth/session-successors.ts"
import {
  deleteSession,
  findSession,
  insertSession,
  longestSessionMs,
  renewSession,
  type SessionContent,
  type SessionRow,
  visitorEnd,
} from "../db/auth/sessions.ts"
import type { Db } from "../db/open.ts"
import type { Parts } from "../parts.ts"

type Secrets = Parts["secrets"]

const minuteMs = 60_000
/** A session's row is written at most once in this time, however many requests arrive. */
const touchMs = minuteMs

export interface OpenSession {
  readonly sid: string
  readonly content: SessionContent
  /** Set if the cookie must be sent again, because the session now lasts longer. */
  readonly isRenewed: boolean
  readonly expire: Date
}

interface Cookie {
  readonly token: string
  readonly expire: Date
}

/** Only a hash is stored: reading the table does not help to sign in. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url")

/**
 * Inactivity ends a session, and so does its age, even if inactivity never does. An anonymous session ends with its
 * visit.
 */
function expiryOf(content: SessionContent, now: Date): Date {
  const oldest = Date.parse(content.createdAt) + longestSessionMs
  if (content.userId === null && content.visitor !== undefined) return visitorEnd(content)
  if (content.idleMinutes === null) return new Date(oldest)
  return new Date(Math.min(oldest, now.getTime() + content.idleMinutes * minuteMs))
}

/** A session's identity is not passed on to another one. */
const withoutPlace = ({ successor: _, predecessor: __, isReplaced: ___, ...content }: SessionContent): SessionContent =>
  content

export async function beginSession(db: Db, content: SessionContent, now: Date): Promise<Cookie> {
  const token = randomBytes(32).toString("base64url")
  const expire = expiryOf(content, now)
  await insertSession(db, { sid: hashToken(token), content: withoutPlace(content), expire })
  return { token, expire }
}

interface Resumed {
  readonly session: OpenSession
  readonly user: SignedIn | null
}

/** Finds a cookie's session with its user and extends it once a minute. */
export async function resumeSession(db: Db, token: string, now: Date): Promise<Resumed | null> {
  const found = await findCallerRow(db, { sid: hashToken(token), now })
  return found === null ? null : { session: await goOn(db, found.session, now), user: found.user }
}

async function goOn(db: Db, found: SessionRow, now: Date): Promise<OpenSession> {
  const kept = { ...found, content: await takeOver(db, found, now), isRenewed: false }
  const idleMs = now.getTime() - Date.parse(found.content.seenAt)
  // An anonymous session ends at its time; a late cookie could only conflict with a newer one.
  if (idleMs < touchMs || found.content.userId === null) return kept
  const content = { ...kept.content, seenAt: now.toISOString() }
  const expire = expiryOf(content, now)
  await renewSession(db, { sid: found.sid, content, expire, now })
  return { sid: found.sid, content, expire, isRenewed: true }
}

/**
 * The cookie of this session's successor. It is derived from this one's, so that two answers, or a repeated one, send
 * the same.
 */
const successorToken = (secrets: Secrets, token: string) => secrets.derive(token, "the session after")

interface Following {
  readonly db: Db
  readonly secrets: Secrets
  /** Of the current session. */
  readonly token: string
  readonly now: Date
}

/** Continues under a fresh id, which takes over when it is first used. Null if the session has ended. */
export async function followSession(
  { db, secrets, token, now }: Following,
  content: SessionContent,
): Promise<Cookie | null> {
  const next = successorToken(secrets, token)
  const expire = expiryOf(content, now)
  const successor = { sid: hashToken(next), content: withoutPlace(content), expire }
  const isAdded = await addSuccessor(db, { sid: hashToken(token), successor, now })
  return isAdded ? { token: next, expire } : null
}

/** The cookie of a successor that the browser has not sent yet: the answer with it may have been lost. */
export async function findSuccessor({ db, secrets, token, now }: Following): Promise<Cookie | null> {
  const next = successorToken(secrets, token)
  const found = await findSession(db, { sid: hashToken(next), now })
  return found === null ? null : { token: next, expire: found.expire }
}

/** Changes the data under the same id. */
export const changeSession = (
  db: Db,
  { sid, expire }: OpenSession,
  content: SessionContent,
  now: Date,
): Promise<void> => renewSession(db, { sid, content, expire, now })

/** Another session replaces it from now on. */
export const closeSession = (db: Db, sid: string, now: Date): Promise<void> => replaceSession(db, sid, { now })

export const finishSession = (db: Db, sid: string): Promise<void> => deleteSession(db, sid)
