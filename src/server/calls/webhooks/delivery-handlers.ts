import type { DeliveryView, webhooks } from "../../../contract/webhooks.ts"
import { testEvent } from "../../../domain/webhooks/events.ts"
import { messageBody } from "../../db/queue-webhook-event.ts"
import {
  type AttemptRow,
  type DeliveryRow,
  insertDelivery,
  listAttempts,
  listDeliveries,
  replayDelivery,
} from "../../db/webhook-deliveries.ts"
import { type EndpointRow, findEndpoint } from "../../db/webhook-endpoints.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"

type DeliveryKey = "test" | "listDeliveries" | "replay"

const pageSize = 20

export const deliveryHandlers = (parts: Parts): Pick<AreaHandlers<typeof webhooks>, DeliveryKey> => ({
  async test({ params }, { user }) {
    const endpoint = await findEnabled(parts, { id: params.id, userId: user.id })
    const at = parts.now()
    const data = { message: "This is what a message from us looks like." }
    const row = await insertDelivery(parts.db, {
      ...{ endpointId: endpoint.id, userId: user.id, event: testEvent, at },
      body: messageBody(testEvent, data, at),
    })
    parts.webhooks.soon()
    return viewDelivery(row, [])
  },

  async listDeliveries({ params, query }, { user }) {
    const endpoint = await findEndpoint(parts.db, { id: params.id, userId: user.id })
    if (endpoint === null) throw new Problem("not_found")
    const after = query.cursor === undefined ? null : readCursor(query.cursor)
    const rows = await listDeliveries(parts.db, { endpointId: endpoint.id, after, limit: pageSize + 1 })
    const page = rows.slice(0, pageSize)
    const attempts = Map.groupBy(await attemptsOf(parts, page), ({ deliveryId }) => deliveryId)
    const last = rows.length > pageSize ? page.at(-1) : undefined
    return {
      page: page.map((row) => viewDelivery(row, attempts.get(row.id) ?? [])),
      nextCursor: last === undefined ? null : `${last.createdAt.toISOString()}_${last.id}`,
    }
  },

  async replay({ params }, { user }) {
    const endpoint = await findEnabled(parts, { id: params.id, userId: user.id })
    const owned = { id: params.deliveryId, endpointId: endpoint.id, userId: user.id }
    const row = await replayDelivery(parts.db, owned, parts.now())
    if (row === null) throw new Problem("not_found")
    parts.webhooks.soon()
    return viewDelivery(row, await attemptsOf(parts, [row]))
  },
})

const attemptsOf = ({ db }: Parts, rows: readonly DeliveryRow[]) =>
  rows.length === 0
    ? []
    : listAttempts(
        db,
        rows.map(({ id }) => id),
      )

async function findEnabled({ db }: Parts, owned: { id: string; userId: string }): Promise<EndpointRow> {
  const endpoint = await findEndpoint(db, owned)
  if (endpoint === null) throw new Problem("not_found")
  if (!endpoint.isEnabled) throw new Problem("conflict", { message: "This webhook is off. Please switch it on first." })
  return endpoint
}

function readCursor(cursor: string) {
  const [time = "", id = ""] = cursor.split("_")
  const createdAt = new Date(time)
  if (Number.isNaN(createdAt.getTime()) || id === "") throw new Problem("bad_input")
  return { createdAt, id }
}

const viewDelivery = (row: DeliveryRow, attempts: readonly AttemptRow[]): DeliveryView => ({
  id: row.id,
  event: row.event,
  state: row.state === "delivered" || row.state === "failed" ? row.state : "queued",
  createdAt: row.createdAt.toISOString(),
  nextAt: row.state === "queued" ? row.nextAt.toISOString() : null,
  body: row.body,
  attempts: attempts.map(({ at, status, durationMs, error, excerpt }) => ({
    ...{ at: at.toISOString(), status, durationMs, error, excerpt },
  })),
})
