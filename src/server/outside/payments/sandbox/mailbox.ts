import { randomBytes } from "node:crypto"
import * as z from "zod/mini"
import {
  findSandboxObject,
  inSandbox,
  listSandboxObjects,
  saveSandboxObject,
} from "../../../db/billing/sandbox-objects.ts"
import type { Db } from "../../../db/open.ts"
import { signEvent } from "../signature.ts"
import type { Happening } from "./advance.ts"
import type { SandboxRecord } from "./record.ts"

const eventSchema = z.object({ id: z.string(), isDelivered: z.boolean(), body: z.string() })
const secretSchema = z.object({ secret: z.string() })

/** An event in Stripe's format, saved with its subject, so that none is lost. */
export async function saveEvent(tx: Db, record: SandboxRecord, { type, at, paymentId }: Happening): Promise<void> {
  const id = `evt_sandbox_${randomBytes(12).toString("hex")}`
  const isSubscription = type.startsWith("customer.subscription.")
  const object = isSubscription
    ? { id: record.id, object: "subscription", customer: record.customerId }
    : type.startsWith("invoice.")
      ? {
          id: `in_${paymentId}`,
          object: "invoice",
          customer: record.customerId,
          parent: { subscription_details: { subscription: record.id } },
        }
      : { id: `ch_${paymentId}`, object: "charge", customer: record.customerId, payment_intent: paymentId }
  const body = JSON.stringify({ id, object: "event", type, created: Math.floor(at.getTime() / 1000), data: { object } })
  await saveSandboxObject(tx, { id, kind: "event", data: { id, isDelivered: false, body } })
}

/** One for all processes, created on first use. */
export async function sandboxSecret(db: Db): Promise<string> {
  const known = await findSandboxObject(db, "secret")
  if (known !== null) return secretSchema.parse(known).secret
  return inSandbox(db, async (tx) => {
    const quicker = await findSandboxObject(tx, "secret")
    if (quicker !== null) return secretSchema.parse(quicker).secret
    const secret = `whsec_sandbox_${randomBytes(24).toString("hex")}`
    await saveSandboxObject(tx, { id: "secret", kind: "secret", data: { secret } })
    return secret
  })
}

type Receive = (body: Uint8Array, signature: string) => Promise<unknown>

/** Delivers events that nobody has taken yet, signed like external ones. */
export async function deliverEvents({ db, now }: { db: Db; now: () => Date }, receive: Receive): Promise<void> {
  const secret = await sandboxSecret(db)
  for (const data of await listSandboxObjects(db, "event", { isDelivered: false })) {
    const event = eventSchema.parse(data)
    await receive(new TextEncoder().encode(event.body), signEvent(event.body, secret, now()))
    await saveSandboxObject(db, { id: event.id, kind: "event", data: { ...event, isDelivered: true } })
  }
}
