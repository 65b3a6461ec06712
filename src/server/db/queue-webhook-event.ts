import { and, arrayContains, eq } from "drizzle-orm"
import type { WebhookData, WebhookEvent } from "../../domain/webhooks/events.ts"
import type { Db } from "./open.ts"
import { webhookDeliveries, webhookEndpoints } from "./schema.ts"

interface Happened<Event extends WebhookEvent> {
  readonly userId: string
  readonly event: Event
  readonly data: WebhookData[Event]
  readonly at: Date
}

/**
 * Queues a message for each of the user's endpoints subscribed to this, in the transaction of the event: both are
 * written, or neither. After the commit, the caller calls `webhooks.soon()`, so that it need not wait for the next
 * minute.
 */
export async function queueWebhookEvent<Event extends WebhookEvent>(
  tx: Db,
  { userId, event, data, at }: Happened<Event>,
): Promise<void> {
  const { id, isEnabled, events } = webhookEndpoints
  const endpoints = await tx
    .select({ id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.userId, userId), isEnabled, arrayContains(events, [event])))
  if (endpoints.length === 0) return
  const body = messageBody(event, data, at)
  await tx
    .insert(webhookDeliveries)
    .values(endpoints.map((endpoint) => ({ endpointId: endpoint.id, userId, event, body, nextAt: at, createdAt: at })))
}

/** The payload, in the format of Standard Webhooks. */
export const messageBody = (type: string, data: object, at: Date): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })
