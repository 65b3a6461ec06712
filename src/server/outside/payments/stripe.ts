import type { Payments } from "./payments.ts"
import { readEvent } from "./read-event.ts"
import { isSigned } from "./signature.ts"
import type { StripeSettings } from "./stripe/settings.ts"

type Operations = Omit<Payments, "provider" | "priceId" | "readEvent">

/**
 * Stripe, through its own library, which is loaded on first use: loading is slow, and most installations never need it.
 */
export function openStripe(settings: StripeSettings, now: () => Date): Payments {
  let loaded: Promise<Operations> | null = null
  const load = async (): Promise<Operations> => {
    const { connectStripe } = await import("./stripe/connect.ts")
    return connectStripe(settings)
  }
  const ask = async <T>(question: (operations: Operations) => Promise<T>): Promise<T> => {
    loaded ??= load()
    return question(await loaded)
  }
  return {
    provider: "stripe",
    priceId: settings.priceId,
    begin: (order) => ask((operations) => operations.begin(order)),
    lookUp: (id) => ask((operations) => operations.lookUp(id)),
    findPayment: (id) => ask((operations) => operations.findPayment(id)),
    tellAddress: (id, email) => ask((operations) => operations.tellAddress(id, email)),
    cancelAtEnd: (id, key) => ask((operations) => operations.cancelAtEnd(id, key)),
    resume: (id, key) => ask((operations) => operations.resume(id, key)),
    end: (id, key) => ask((operations) => operations.end(id, key)),
    refund: (id, key) => ask((operations) => operations.refund(id, key)),
    openPortal: (id, returnUrl) => ask((operations) => operations.openPortal(id, returnUrl)),
    findFault: () => ask((operations) => operations.findFault()),
    async readEvent(body, signature) {
      const text = new TextDecoder().decode(body)
      const isTheirs = settings.webhookSecrets.some((secret) => isSigned(text, signature, { secret, now: now() }))
      return isTheirs ? readEvent(body) : null
    },
  }
}
