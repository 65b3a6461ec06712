import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm"
import type { Db } from "./open.ts"
import { users, webhookAttempts, webhookDeliveries, webhookEndpoints } from "./schema.ts"

export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type AttemptRow = typeof webhookAttempts.$inferSelect
type EndpointRow = typeof webhookEndpoints.$inferSelect

/** Longer than any attempt takes; after it, another process may try. */
const leaseMs = 60_000
/** How many messages of one user are in progress at a time, so that one user's slow receivers delay nobody else's. */
const maxUnderWay = 2

export interface TakenDelivery {
  readonly delivery: DeliveryRow
  readonly endpoint: EndpointRow
  readonly email: string | null
}

/** Takes the message that has waited longest, and marks it as being sent. Until then, nobody else gets it. */
export async function takeDelivery(db: Db, now: Date): Promise<TakenDelivery | null> {
  const isFree = or(isNull(webhookDeliveries.leasedUntil), lte(webhookDeliveries.leasedUntil, now))
  const underWay = sql`(
    select count(*) from ${webhookDeliveries} other
    where other.user_id = ${webhookDeliveries.userId} and other.leased_until > ${now}
  )`
  const waiting = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.state, "queued"),
        lte(webhookDeliveries.nextAt, now),
        isFree,
        sql`${underWay} < ${maxUnderWay}`,
      ),
    )
    .orderBy(asc(webhookDeliveries.nextAt), asc(webhookDeliveries.createdAt))
    .limit(1)
    .for("update", { skipLocked: true })
  const [taken] = await db
    .update(webhookDeliveries)
    .set({ leasedUntil: new Date(now.getTime() + leaseMs) })
    .where(eq(webhookDeliveries.id, sql`(${waiting})`))
    .returning({ id: webhookDeliveries.id })
  if (taken === undefined) return null
  const [row] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints, email: users.email })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(users, eq(users.id, webhookDeliveries.userId))
    .where(eq(webhookDeliveries.id, taken.id))
  return row ?? null
}

export type Attempt = Pick<AttemptRow, "status" | "durationMs" | "error" | "excerpt" | "at">

interface Outcome {
  readonly attempt: Attempt
  /** Null: it was delivered. */
  readonly next: { readonly at: Date } | "failed" | null
}

/** The result of an attempt. If it was replayed meanwhile, or its endpoint was turned off, that state wins. */
export async function noteAttempt(tx: Db, { id, attempts, round }: DeliveryRow, outcome: Outcome): Promise<void> {
  const { attempt, next } = outcome
  const retry = next === null || next === "failed" ? { state: next ?? "delivered" } : { nextAt: next.at }
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ attempts: attempts + 1, round: round + 1, leasedUntil: null, ...retry })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)))
    .returning({ id: webhookDeliveries.id })
  if (row !== undefined) await tx.insert(webhookAttempts).values({ deliveryId: id, number: attempts + 1, ...attempt })
}

interface Page {
  readonly endpointId: string
  /** The last one of the previous page. */
  readonly after: { readonly createdAt: Date; readonly id: string } | null
  readonly limit: number
}

/** The newest first. */
export function listDeliveries(db: Db, { endpointId, after, limit }: Page): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries
  const isAfter =
    after === null
      ? undefined
      : sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
  return db
    .select(getTableColumns(webhookDeliveries))
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isAfter))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

export const listAttempts = (db: Db, deliveryIds: readonly string[]): Promise<AttemptRow[]> =>
  db
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, [...deliveryIds]))
    .orderBy(asc(webhookAttempts.number))

export async function insertDelivery(
  tx: Db,
  delivery: Pick<DeliveryRow, "endpointId" | "userId" | "event" | "body"> & { readonly at: Date },
): Promise<DeliveryRow> {
  const { at, ...values } = delivery
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ ...values, nextAt: at, createdAt: at })
    .returning()
  if (row === undefined) throw new Error("the insert of a delivery returned no row")
  return row
}

interface OwnedDelivery {
  readonly id: string
  readonly endpointId: string
  readonly userId: string
}

/** Starts again from the first attempt, under the same id. Null if it does not exist; a waiting one is sent at once. */
export async function replayDelivery(
  tx: Db,
  { id, endpointId, userId }: OwnedDelivery,
  now: Date,
): Promise<DeliveryRow | null> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ state: "queued", round: 0, nextAt: now })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.userId, userId),
      ),
    )
    .returning()
  return row ?? null
}

/** Waiting ones are kept: they end before that. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(webhookDeliveries)
    .where(and(ne(webhookDeliveries.state, "queued"), lte(webhookDeliveries.createdAt, before)))
    .returning({ one: sql`1` })
  return gone.length
}

/** Whether something is due soon, and when, so that nothing waits longer than necessary. */
export async function findNextDue(db: Db, { now, within }: { now: Date; within: Date }): Promise<Date | null> {
  const [row] = await db
    .select({ nextAt: webhookDeliveries.nextAt })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.state, "queued"),
        gt(webhookDeliveries.nextAt, now),
        lte(webhookDeliveries.nextAt, within),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextAt))
    .limit(1)
  return row?.nextAt ?? null
}
