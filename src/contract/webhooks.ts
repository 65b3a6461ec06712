import * as z from "zod/mini"
import { isWebhookEvent, webhookEvents } from "../domain/webhooks/events.ts"
import { proofSchema } from "./account.ts"
import { call } from "./call.ts"

const time = z.iso.datetime()
const events = Object.keys(webhookEvents).filter(isWebhookEvent)
const eventsSchema = z
  .array(z.enum(events, "Please choose from the events there are"))
  .check(z.minLength(1, "Please choose at least one event"), z.maxLength(events.length))
const urlSchema = z
  .string("Address is required")
  .check(z.trim(), z.minLength(1, "Address is required"), z.maxLength(2000, "The address is too long"))

/** Where messages are sent. The secret is shown only when it is created. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: eventsSchema,
  isEnabled: z.boolean(),
  /** When we turned it off because deliveries had failed for days; otherwise null. */
  gaveUpAt: z.nullable(time),
  /** When deliveries started failing; null while they succeed. */
  failingSince: z.nullable(time),
  /** Until when the previous secret also signs. */
  oldSecretUntil: z.nullable(time),
  createdAt: time,
})
export type WebhookView = z.output<typeof webhookSchema>

export const deliverySchema = z.object({
  id: z.string(),
  event: z.string(),
  state: z.enum(["queued", "delivered", "failed"]),
  createdAt: time,
  /** The next retry; null if there is none. */
  nextAt: z.nullable(time),
  /** The body, byte for byte. */
  body: z.string(),
  attempts: z.array(
    z.object({
      at: time,
      status: z.nullable(z.int()),
      durationMs: z.int(),
      error: z.nullable(z.string()),
      /** The beginning of the answer. */
      excerpt: z.nullable(z.string()),
    }),
  ),
})
export type DeliveryView = z.output<typeof deliverySchema>

const id = z.string().check(z.maxLength(100))
const params = z.object({ id })
const guesses = { times: 20, seconds: 900, per: "user" } as const
const sends = { times: 30, seconds: 3600, per: "user" } as const

export const webhooks = {
  list: call({
    method: "GET",
    path: "/api/webhooks",
    who: "user",
    summary: "The user's webhooks, the newest first",
    reply: z.array(webhookSchema),
  }),
  create: call({
    method: "POST",
    path: "/api/webhooks",
    who: "access",
    scope: null,
    summary: "Add an address to which events are sent; the secret that signs them is returned only this once",
    body: z.strictObject({ url: urlSchema, events: eventsSchema, ...proofSchema.shape }),
    reply: z.object({ secret: z.string(), created: webhookSchema }),
    status: 201,
    problems: ["proof_required", "conflict"],
    limit: guesses,
  }),
  change: call({
    method: "PATCH",
    path: "/api/webhooks/:id",
    who: "access",
    scope: null,
    summary: "Change the events, or switch it on or off; fields left out keep their values",
    params,
    body: z.strictObject({ events: z.optional(eventsSchema), isEnabled: z.optional(z.boolean()) }),
    reply: webhookSchema,
    problems: ["not_found"],
    limit: { times: 60, seconds: 900, per: "user" },
  }),
  changeSecret: call({
    method: "POST",
    path: "/api/webhooks/:id/secret",
    who: "access",
    scope: null,
    summary: "Make a new secret; for a day the old one signs too",
    params,
    body: proofSchema,
    reply: z.object({ secret: z.string(), changed: webhookSchema }),
    problems: ["proof_required", "not_found"],
    limit: guesses,
  }),
  remove: call({
    method: "DELETE",
    path: "/api/webhooks/:id",
    who: "user",
    summary: "Remove an address with its log",
    params,
    reply: "nothing",
    problems: ["not_found"],
  }),
  test: call({
    method: "POST",
    path: "/api/webhooks/:id/test",
    who: "access",
    scope: null,
    summary: "Send a test message, once",
    params,
    reply: deliverySchema,
    status: 202,
    problems: ["not_found", "conflict"],
    limit: sends,
  }),
  listDeliveries: call({
    method: "GET",
    path: "/api/webhooks/:id/deliveries",
    who: "user",
    summary: "What was sent in the last 30 days with every attempt, the newest first",
    params,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.array(deliverySchema),
    isPaged: true,
    problems: ["not_found"],
  }),
  replay: call({
    method: "POST",
    path: "/api/webhooks/:id/deliveries/:deliveryId/replay",
    who: "access",
    scope: null,
    summary: "Send a message again, under the same id",
    params: z.object({ id, deliveryId: id }),
    reply: deliverySchema,
    status: 202,
    problems: ["not_found", "conflict"],
    limit: sends,
  }),
}
