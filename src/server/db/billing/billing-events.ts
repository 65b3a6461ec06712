import { and, eq, isNull, lt, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { billingEvents } from "../schema.ts"

interface EventRow {
  readonly id: string
  readonly provider: string
  readonly type: string
  readonly objectId: string | null
  readonly subscriptionId: string | null
  readonly created: Date
}

/** Returns whether it is new. */
export async function insertEvent(db: Db, event: EventRow): Promise<boolean> {
  const rows = await db.insert(billingEvents).values(event).onConflictDoNothing().returning({ id: billingEvents.id })
  return rows.length > 0
}

export async function isWaiting(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ at: billingEvents.processedAt }).from(billingEvents).where(eq(billingEvents.id, id))
  return row !== undefined && row.at === null
}

/** Three days in minutes: as long as the provider itself would retry. The nightly round covers the rest. */
const maxAttempts = 4320

export function listWaitingEvents(db: Db, provider: string): Promise<EventRow[]> {
  return db
    .select()
    .from(billingEvents)
    .where(
      and(
        eq(billingEvents.provider, provider),
        isNull(billingEvents.processedAt),
        lt(billingEvents.attempts, maxAttempts),
      ),
    )
    .orderBy(billingEvents.receivedAt)
    .limit(500)
}

export async function noteWorkedOff(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(billingEvents)
    .set({ processedAt: at, attempts: sql`${billingEvents.attempts} + 1`, lastError: null })
    .where(eq(billingEvents.id, id))
}

export async function noteEventFailed(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(billingEvents)
    .set({ attempts: sql`${billingEvents.attempts} + 1`, lastError })
    .where(eq(billingEvents.id, id))
}
