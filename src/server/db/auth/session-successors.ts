import { and, eq, gt, isNull, or, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { sessions } from "../schema.ts"
import { replacedMark, type SessionContent, type SessionRow } from "./sessions.ts"

/**
 * For this long, a request from before its session was replaced learns about the replacement, instead of being signed
 * out.
 */
const overlapMs = 60_000

interface Succession {
  readonly sid: string
  readonly successor: SessionRow
  readonly now: Date
}

/**
 * Replaces a session with another that takes over when it is first used. Repeating this gives the same one. False if
 * the old one has ended.
 */
export async function addSuccessor(db: Db, { sid, successor, now }: Succession): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx
      .update(sessions)
      .set({ sess: sql`jsonb_set(${sessions.sess}, '{successor}', to_jsonb(${successor.sid}::text))` })
      .where(and(eq(sessions.sid, sid), gt(sessions.expire, now), isNull(replacedMark)))
      .returning({ one: sql`1` })
    if (marked.length === 0) return false
    const values = { sess: { ...successor.content, predecessor: sid }, expire: successor.expire }
    await tx
      .insert(sessions)
      .values({ sid: successor.sid, ...values })
      // Until it is used, nobody knows its data.
      .onConflictDoUpdate({
        target: sessions.sid,
        set: values,
        setWhere: sql`${sessions.sess}->>'predecessor' is not null`,
      })
    return true
  })
}

/** The browser has the new cookie: the old one is invalid from now on. */
export async function takeOver(db: Db, { sid, content }: SessionRow, now: Date): Promise<SessionContent> {
  const { predecessor, ...rest } = content
  if (predecessor === undefined) return content
  await db.transaction(async (tx) => {
    await replaceSession(tx, predecessor, { now, keepsSuccessor: true })
    await tx
      .update(sessions)
      .set({ sess: sql`${sessions.sess} - 'predecessor'` })
      .where(eq(sessions.sid, sid))
  })
  return rest
}

/** Ends it in favor of another one, and leaves a record for requests in progress. */
export async function replaceSession(
  db: Db,
  sid: string,
  { now, keepsSuccessor = false }: { now: Date; keepsSuccessor?: boolean },
): Promise<void> {
  const at = now.toISOString()
  const mark: SessionContent = {
    ...{ userId: null, createdAt: at, seenAt: at, idleMinutes: null, agent: "", address: "" },
    isReplaced: true,
  }
  const isSuccessor = sql`${sessions.sid} = (select s.sess->>'successor' from sessions s where s.sid = ${sid})`
  await db
    .update(sessions)
    .set({ sess: mark, expire: new Date(now.getTime() + overlapMs) })
    .where(and(or(eq(sessions.sid, sid), keepsSuccessor ? undefined : isSuccessor), gt(sessions.expire, now)))
}
