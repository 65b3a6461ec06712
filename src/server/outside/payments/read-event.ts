import * as z from "zod/mini"
import type { ProviderEvent } from "./payments.ts"

const id = z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })])))

const eventSchema = z.object({
  id: z.string().check(z.maxLength(200)),
  type: z.string().check(z.maxLength(200)),
  created: z.number(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.string(),
      subscription: id,
      customer: id,
      payment_intent: id,
      charge: id,
      parent: z.optional(
        z.nullable(z.object({ subscription_details: z.optional(z.nullable(z.object({ subscription: id }))) })),
      ),
    }),
  }),
})

const idOf = (value: z.output<typeof id>): string | null => (typeof value === "string" ? value : (value?.id ?? null))

/** Takes only the place to look from an event, which may have another version than ours. */
export function readEvent(body: Uint8Array): ProviderEvent | null {
  const parsed = eventSchema.safeParse(parseJson(body))
  if (!parsed.success) return null
  const { id, type, created, data } = parsed.data
  const { object } = data
  const parent = object.parent?.subscription_details?.subscription
  return {
    id,
    type,
    created: new Date(created * 1000),
    objectId: object.id ?? null,
    subscriptionId:
      object.object === "subscription" ? (object.id ?? null) : (idOf(parent) ?? idOf(object.subscription)),
    paymentId: object.object === "payment_intent" ? (object.id ?? null) : idOf(object.payment_intent),
    customerId: idOf(object.customer),
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body))
  } catch {
    return null
  }
}
