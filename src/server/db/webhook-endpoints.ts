import { and, desc, eq, isNull, sql } from "drizzle-orm"
import { maxEndpoints } from "../../domain/webhooks/events.ts"
import type { Db } from "./open.ts"
import { users, webhookDeliveries, webhookEndpoints } from "./schema.ts"

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** The purpose of an endpoint's secret, besides its owner. */
export const secretContext = (endpointId: string): string => `webhook ${endpointId}`

interface Owned {
  readonly id: string
  readonly userId: string
}

const isOwned = ({ id, userId }: Owned) => and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId))

export const listEndpoints = (db: Db, userId: string): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))

export async function findEndpoint(db: Db, owned: Owned): Promise<EndpointRow | null> {
  const [row] = await db.select().from(webhookEndpoints).where(isOwned(owned))
  return row ?? null
}

/** Null if its owner has the maximum number; concurrent requests cannot exceed it. */
export async function insertEndpoint(
  tx: Db,
  endpoint: typeof webhookEndpoints.$inferInsert,
): Promise<EndpointRow | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, endpoint.userId)).for("update")
  if ((await tx.$count(webhookEndpoints, eq(webhookEndpoints.userId, endpoint.userId))) >= maxEndpoints) return null
  const [row] = await tx.insert(webhookEndpoints).values(endpoint).returning()
  return row ?? null
}

type EndpointChange = Partial<
  Pick<
    EndpointRow,
    | ("url" | "events" | "isEnabled" | "failingSince" | "gaveUpAt")
    | ("secretEncrypted" | "oldSecretEncrypted" | "oldSecretUntil")
  >
>

/** Messages for an endpoint that is turned off are not sent; its owner can send them by hand. */
export async function changeEndpoint(tx: Db, owned: Owned, change: EndpointChange): Promise<EndpointRow | null> {
  const [row] = await tx.update(webhookEndpoints).set(change).where(isOwned(owned)).returning()
  if (row !== undefined && !row.isEnabled) await dropWaiting(tx, row.id)
  return row ?? null
}

export async function deleteEndpoint(tx: Db, owned: Owned): Promise<boolean> {
  const gone = await tx.delete(webhookEndpoints).where(isOwned(owned)).returning({ one: sql`1` })
  return gone.length > 0
}

async function dropWaiting(tx: Db, endpointId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: "failed" })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, "queued")))
}

/** Lock the endpoint before its messages: in another order, two writers could deadlock. */
export async function lockEndpoint(tx: Db, id: string): Promise<void> {
  await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for("no key update")
}

export async function noteArrival(tx: Db, id: string): Promise<void> {
  await tx.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, id))
}

/** When deliveries to the endpoint started failing, including this attempt. */
export async function noteMiss(tx: Db, id: string, at: Date): Promise<Date> {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: at })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.failingSince)))
  const [row] = await tx
    .select({ since: webhookEndpoints.failingSince })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
  return row?.since ?? at
}

/** True for the caller that turned it off: of several failing attempts, only one notifies its owner. */
export async function giveUpEndpoint(tx: Db, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(webhookEndpoints)
    .set({ isEnabled: false, gaveUpAt: at })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.isEnabled, true)))
    .returning({ one: sql`1` })
  if (rows.length > 0) await dropWaiting(tx, id)
  return rows.length > 0
}
