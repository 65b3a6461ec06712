import { and, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm"
import * as z from "zod/mini"
import { visitorKey } from "../billing/checkouts.ts"
import type { Db } from "../open.ts"
import { sessions } from "../schema.ts"

/** However often it is used, a session does not last longer. */
export const longestSessionMs = 30 * 24 * 60 * 60_000
/** An anonymous browser remembers its payments for a day: its next user may be somebody else. */
export const visitorMs = 24 * 60 * 60_000

/** A session's data. Times are ISO 8601. */
export const sessionContentSchema = z.object({
  userId: z.nullable(z.string()),
  createdAt: z.string(),
  seenAt: z.string(),
  /** Null: it never ends from inactivity. */
  idleMinutes: z.nullable(z.number()),
  agent: z.string(),
  address: z.string(),
  /** The secret that finds this browser's payments before there is an account. */
  visitor: z.optional(z.string()),
  /** When that secret expires. */
  visitorUntil: z.optional(z.string()),
  /** The paid checkout for which this session got its fresh id. */
  freshFor: z.optional(z.string()),
  /** The session that takes over as soon as the browser sends its cookie. */
  successor: z.optional(z.string()),
  /** The session that this one takes over from when it is first used. */
  predecessor: z.optional(z.string()),
  /** Replaced by another session; this one lets nobody in. */
  isReplaced: z.optional(z.literal(true)),
  /** When the user last proved their identity: by signing in, or by entering the password again. */
  confirmedAt: z.optional(z.string()),
  /** Whose password was right; the second factor is still missing. */
  halfUserId: z.optional(z.string()),
  halfUntil: z.optional(z.string()),
  /** Must be returned unchanged by the OpenID provider. */
  openId: z.optional(z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), callbackUrl: z.string() })),
})
export type SessionContent = z.output<typeof sessionContentSchema>

/** The key of this browser's payments, until it expires. */
export function visitorOf(content: SessionContent | null, now: Date): string | null {
  if (content?.visitor === undefined || now >= visitorEnd(content)) return null
  return visitorKey(content.visitor)
}

export const visitorEnd = ({ visitorUntil, createdAt }: SessionContent): Date =>
  new Date(visitorUntil ?? Date.parse(createdAt) + visitorMs)

export interface SessionRow {
  readonly sid: string
  readonly content: SessionContent
  readonly expire: Date
}

export async function insertSession(db: Db, { sid, content, expire }: SessionRow): Promise<void> {
  await db.insert(sessions).values({ sid, sess: content, expire })
}

export async function findSession(db: Db, { sid, now }: { sid: string; now: Date }): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)))
  return row === undefined ? null : readSession(sid, row)
}

/** Null if the stored data is not a valid session. */
export function readSession(sid: string, { sess, expire }: { sess: unknown; expire: Date }): SessionRow | null {
  const content = sessionContentSchema.safeParse(sess)
  return content.success ? { sid, content: content.data, expire } : null
}

/** Always an update: a request in progress when its session ends must not restore the session. */
export async function renewSession(db: Db, row: SessionRow & { readonly now: Date }): Promise<void> {
  await db
    .update(sessions)
    .set({ sess: row.content, expire: row.expire })
    .where(and(eq(sessions.sid, row.sid), gt(sessions.expire, row.now), isNull(replacedMark)))
}

export const replacedMark = sql`${sessions.sess}->>'isReplaced'`

/** With its replacement, or the session it replaced. */
export async function deleteSession(db: Db, sid: string): Promise<void> {
  const linked = (name: "successor" | "predecessor") =>
    sql`${sessions.sid} = (select s.sess->>${name} from sessions s where s.sid = ${sid})`
  await db.delete(sessions).where(or(eq(sessions.sid, sid), linked("successor"), linked("predecessor")))
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lte(sessions.expire, now)).returning({ one: sql`1` })
  return gone.length
}

/** A user's signed-in browsers, the most recently used first. */
export async function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(isOf(userId), gt(sessions.expire, now)))
    .orderBy(sql`${sessions.sess}->>'seenAt' desc`)
  return rows.flatMap((row) => readSession(row.sid, row) ?? [])
}

const isOf = (userId: string) => sql`${sessions.sess}->>'userId' = ${userId}`

/** False if the session does not exist or belongs to another user. */
export async function deleteSessionOf(db: Db, { userId, sid }: { userId: string; sid: string }): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.sid, sid), isOf(userId)))
    .returning({ one: sql`1` })
  return gone.length > 0
}

/** All of a user's sessions, except one that may stay. */
export async function deleteSessionsOf(db: Db, userId: string, keptSid: string | null = null): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(and(isOf(userId), keptSid === null ? undefined : ne(sessions.sid, keptSid)))
    .returning({ one: sql`1` })
  return gone.length
}

interface Idleness {
  readonly userId: string
  /** Null: inactivity never ends a session. */
  readonly idleMinutes: number | null
  readonly now: Date
}

/** A changed setting applies to open sessions; an ended one stays ended. */
export async function setIdleMinutes(tx: Db, { userId, idleMinutes, now }: Idleness): Promise<void> {
  const oldest = sql`(${sessions.sess}->>'createdAt')::timestamptz + make_interval(secs => ${longestSessionMs / 1000})`
  const idle = sql`(${sessions.sess}->>'seenAt')::timestamptz + make_interval(mins => ${idleMinutes})`
  await tx
    .update(sessions)
    .set({
      sess: sql`jsonb_set(${sessions.sess}, '{idleMinutes}', ${JSON.stringify(idleMinutes)}::jsonb)`,
      expire: idleMinutes === null ? oldest : sql`least(${oldest}, ${idle})`,
    })
    .where(and(isOf(userId), gt(sessions.expire, now)))
}
