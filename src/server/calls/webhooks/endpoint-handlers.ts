import { randomBytes, randomUUID } from "node:crypto"
import type { WebhookView, webhooks } from "../../../contract/webhooks.ts"
import { isWebhookEvent, maxEndpoints } from "../../../domain/webhooks/events.ts"
import { overlapHours } from "../../../domain/webhooks/retries.ts"
import {
  changeEndpoint,
  deleteEndpoint,
  type EndpointRow,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  secretContext,
} from "../../db/webhook-endpoints.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { noteSecurity } from "../account/note-security.ts"
import { prove } from "../account/prove.ts"

type EndpointKey = "list" | "create" | "change" | "changeSecret" | "remove"

const hourMs = 3_600_000

export const endpointHandlers = (parts: Parts): Pick<AreaHandlers<typeof webhooks>, EndpointKey> => ({
  list: async (_, { user }) => (await listEndpoints(parts.db, user.id)).map((row) => viewEndpoint(row, parts.now())),

  async create({ body: { url, events, ...proof } }, context) {
    const { user } = context
    await refuseFaulty(parts, url)
    await prove(parts, context, proof)
    const id = randomUUID()
    const { secret, secretEncrypted } = makeSecret(parts, id)
    const row = await parts.db.transaction(async (tx) => {
      const made = await insertEndpoint(tx, {
        ...{ id, userId: user.id, url, events: [...new Set(events)], secretEncrypted },
        ...{ createdAt: parts.now(), updatedAt: parts.now() },
      })
      if (made === null) throw tooMany()
      await noteSecurity(tx, parts, context, { userId: user.id, event: "webhook-added" })
      return made
    })
    return { secret, created: viewEndpoint(row, parts.now()) }
  },

  async change({ params, body: { events, isEnabled } }, { user }) {
    const owned = { id: params.id, userId: user.id }
    const row = await changeEndpoint(parts.db, owned, {
      ...(events !== undefined && { events: [...new Set(events)] }),
      // Turning it on again restarts its grace period.
      ...(isEnabled !== undefined && { isEnabled, gaveUpAt: null, failingSince: null }),
    })
    if (row === null) throw new Problem("not_found")
    return viewEndpoint(row, parts.now())
  },

  async changeSecret({ params, body }, context) {
    const { user } = context
    const owned = { id: params.id, userId: user.id }
    await prove(parts, context, body)
    const { secret, secretEncrypted } = makeSecret(parts, params.id)
    const row = await parts.db.transaction(async (tx) => {
      const before = await findEndpoint(tx, owned)
      if (before === null) throw new Problem("not_found")
      await noteSecurity(tx, parts, context, { userId: user.id, event: "webhook-secret-changed" })
      const oldSecretUntil = new Date(parts.now().getTime() + overlapHours * hourMs)
      const old = { oldSecretEncrypted: before.secretEncrypted, oldSecretUntil }
      return changeEndpoint(tx, owned, { secretEncrypted, ...old })
    })
    if (row === null) throw new Problem("not_found")
    return { secret, changed: viewEndpoint(row, parts.now()) }
  },

  async remove({ params }, context) {
    const { user } = context
    await parts.db.transaction(async (tx) => {
      if (!(await deleteEndpoint(tx, { id: params.id, userId: user.id }))) throw new Problem("not_found")
      await noteSecurity(tx, parts, context, { userId: user.id, event: "webhook-removed" })
    })
    return undefined
  },
})

function makeSecret({ secrets }: Parts, endpointId: string) {
  const secret = `whsec_${randomBytes(32).toString("base64")}`
  return { secret, secretEncrypted: secrets.seal(secret, secretContext(endpointId)) }
}

async function refuseFaulty({ webhooks: { findFault } }: Parts, url: string): Promise<void> {
  const message = await findFault(url)
  if (message !== null) throw new Problem("bad_input", { message, issues: [{ path: "url", message }] })
}

const tooMany = () =>
  new Problem("conflict", {
    message: `You have ${maxEndpoints} webhooks, which is the maximum. Remove one that you no longer use.`,
  })

/** Hidden from its owner: the secrets, and an expired overlap. */
function viewEndpoint(row: EndpointRow, now: Date): WebhookView {
  const { id, url, isEnabled, gaveUpAt, failingSince, oldSecretUntil, createdAt } = row
  return {
    ...{ id, url, isEnabled, events: row.events.filter(isWebhookEvent), createdAt: createdAt.toISOString() },
    gaveUpAt: gaveUpAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
  }
}
