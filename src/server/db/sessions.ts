import { and, eq, gt, lte, sql } from "drizzle-orm"
import * as z from "zod/mini"
import type { Db } from "./open.ts"
import { sessions } from "./schema.ts"

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
  /** What must come back unchanged from the OpenID provider. */
  openId: z.optional(z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), callbackUrl: z.string() })),
})
export type SessionContent = z.output<typeof sessionContentSchema>

interface SessionRow {
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
  const content = sessionContentSchema.safeParse(row?.sess)
  return row && content.success ? { sid, content: content.data, expire: row.expire } : null
}

/** Only ever an update: a request that is still under way when its session ends must not bring the session back. */
export async function renewSession(db: Db, row: SessionRow & { readonly now: Date }): Promise<void> {
  await db
    .update(sessions)
    .set({ sess: row.content, expire: row.expire })
    .where(and(eq(sessions.sid, row.sid), gt(sessions.expire, row.now)))
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid))
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lte(sessions.expire, now)).returning({ one: sql`1` })
  return gone.length
}
