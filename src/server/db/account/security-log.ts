import { and, desc, eq, gt, lte, sql } from "drizzle-orm"
import type { SecurityEvent } from "../../../domain/account/security-events.ts"
import type { Db } from "../open.ts"
import { securityLog } from "../schema.ts"

interface NewEntry {
  readonly userId: string
  readonly event: SecurityEvent
  readonly agent: string
  readonly address: string
  readonly createdAt: Date
}

export async function insertSecurityEntry(tx: Db, entry: NewEntry): Promise<void> {
  await tx.insert(securityLog).values(entry)
}

export const listSecurityEntries = (db: Db, userId: string, limit: number) =>
  db
    .select()
    .from(securityLog)
    .where(eq(securityLog.userId, userId))
    .orderBy(desc(securityLog.createdAt), desc(securityLog.id))
    .limit(limit)

/** Whether the user has signed in before at all, and recently with this browser. */
export async function findEarlierSignIns(
  db: Db,
  { userId, agent, since }: { userId: string; agent: string; since: Date },
): Promise<{ hasAny: boolean; hasSame: boolean }> {
  const signIns = and(
    eq(securityLog.userId, userId),
    eq(securityLog.event, "signed-in"),
    gt(securityLog.createdAt, since),
  )
  const [row] = await db
    .select({
      hasAny: sql<boolean>`count(*) > 0`,
      hasSame: sql<boolean>`coalesce(bool_or(${securityLog.agent} = ${agent}), false)`,
    })
    .from(securityLog)
    .where(signIns)
  return row ?? { hasAny: false, hasSame: false }
}

export async function deleteOldSecurityEntries(db: Db, before: Date): Promise<number> {
  const gone = await db.delete(securityLog).where(lte(securityLog.createdAt, before)).returning({ one: sql`1` })
  return gone.length
}
