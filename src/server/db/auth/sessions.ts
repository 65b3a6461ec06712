import { and, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm"
import * as z from "zod/mini"
import { visitorKey } from "../billing/checkouts.ts"
import type { Db } from "../open.ts"
import { sessions } from "../schema.ts"

/** However often it is used, a session does not last longer. */
export const longestSessionMs = 30 * 24 * 60 * 60_000
/** A browser that is nobody's knows what was paid in it for a day: the next person at it may be somebody else. */
export const visitorMs = 24 * 60 * 60_000

/** What a session remembers. Times are ISO 8601. */
export const sessionContentSchema = z.object({
  userId: z.nullable(z.string()),
  createdAt: z.string(),
  seenAt: z.string(),
  /** Null: idleness never ends it. */
  idleMinutes: z.nullable(z.number()),
  agent: z.string(),
  address: z.string(),
  /** The secret by which what this browser paid for is found, before there is an account. */
  visitor: z.optional(z.string()),
  /** Until when that secret is good. */
  visitorUntil: z.optional(z.string()),
  /** The paid checkout for which this session was given its fresh id. */
  freshFor: z.optional(z.string()),
  /** The session that takes over from this one as soon as the browser shows its cookie. */
  successor: z.optional(z.string()),
  /** The session that this one takes over from when it is first used. */
  predecessor: z.optional(z.string()),
  /** Another session stands in its place; by this one nobody is let in. */
  isReplaced: z.optional(z.literal(true)),
  /** When the user last proved to be the owner: by signing in, or by the password once more. */
  confirmedAt: z.optional(z.string()),
  /** Whose password was right; the code of the second factor is still to come. */
  halfUserId: z.optional(z.string()),
  halfUntil: z.optional(z.string()),
  /** What must come back unchanged from the OpenID provider. */
  openId: z.optional(z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), callbackUrl: z.string() })),
})
export type SessionContent = z.output<typeof sessionContentSchema>

/** The key of what this browser paid for, as long as it may know that. */
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

/** Null where what is stored is no session of ours. */
export function readSession(sid: string, { sess, expire }: { sess: unknown; expire: Date }): SessionRow | null {
  const content = sessionContentSchema.safeParse(sess)
  return content.success ? { sid, content: content.data, expire } : null
}

/** Only ever an update: a request that is still under way when its session ends must not bring the session back. */
export async function renewSession(db: Db, row: SessionRow & { readonly now: Date }): Promise<void> {
  await db
    .update(sessions)
    .set({ sess: row.content, expire: row.expire })
    .where(and(eq(sessions.sid, row.sid), gt(sessions.expire, row.now), isNull(replacedMark)))
}

export const replacedMark = sql`${sessions.sess}->>'isReplaced'`

/** With whatever was to take its place, or still stood in it. */
export async function deleteSession(db: Db, sid: string): Promise<void> {
  const linked = (name: "successor" | "predecessor") =>
    sql`${sessions.sid} = (select s.sess->>${name} from sessions s where s.sid = ${sid})`
  await db.delete(sessions).where(or(eq(sessions.sid, sid), linked("successor"), linked("predecessor")))
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lte(sessions.expire, now)).returning({ one: sql`1` })
  return gone.length
}

/** Where a user is signed in, the latest used first. */
export async function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(isOf(userId), gt(sessions.expire, now)))
    .orderBy(sql`${sessions.sess}->>'seenAt' desc`)
  return rows.flatMap((row) => readSession(row.sid, row) ?? [])
}

const isOf = (userId: string) => sql`${sessions.sess}->>'userId' = ${userId}`

/** False for a session that is not there, or is somebody else's. */
export async function deleteSessionOf(db: Db, { userId, sid }: { userId: string; sid: string }): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.sid, sid), isOf(userId)))
    .returning({ one: sql`1` })
  return gone.length > 0
}

/** All of a user's sessions, but for one that may stay. */
export async function deleteSessionsOf(db: Db, userId: string, keptSid: string | null = null): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(and(isOf(userId), keptSid === null ? undefined : ne(sessions.sid, keptSid)))
    .returning({ one: sql`1` })
  return gone.length
}

interface Idleness {
  readonly userId: string
  /** Null: idleness never ends a session. */
  readonly idleMinutes: number | null
  readonly now: Date
}

/** A changed setting is in force for the sessions that are open already; one that is over stays over. */
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
