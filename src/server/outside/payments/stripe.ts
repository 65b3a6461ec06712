import type { Payments } from "./payments.ts"
import { readEvent } from "./read-event.ts"
import { isSigned } from "./signature.ts"
import type { StripeSettings } from "./stripe/settings.ts"

type Deeds = Omit<Payments, "provider" | "priceId" | "readEvent">

/** Stripe, by its own library, which is loaded when it is first needed: it takes a while, and most never do. */
export function openStripe(settings: StripeSettings, now: () => Date): Payments {
  let loaded: Promise<Deeds> | null = null
  const load = async (): Promise<Deeds> => {
    const { connectStripe } = await import("./stripe/connect.ts")
    return connectStripe(settings)
  }
  const ask = async <T>(question: (deeds: Deeds) => Promise<T>): Promise<T> => {
    loaded ??= load()
    return question(await loaded)
  }
  return {
    provider: "stripe",
    priceId: settings.priceId,
    begin: (order) => ask((deeds) => deeds.begin(order)),
    lookUp: (id) => ask((deeds) => deeds.lookUp(id)),
    findPayment: (id) => ask((deeds) => deeds.findPayment(id)),
    tellAddress: (id, email) => ask((deeds) => deeds.tellAddress(id, email)),
    cancelAtEnd: (id, key) => ask((deeds) => deeds.cancelAtEnd(id, key)),
    resume: (id, key) => ask((deeds) => deeds.resume(id, key)),
    end: (id, key) => ask((deeds) => deeds.end(id, key)),
    refund: (id, key) => ask((deeds) => deeds.refund(id, key)),
    openPortal: (id, returnUrl) => ask((deeds) => deeds.openPortal(id, returnUrl)),
    findFault: () => ask((deeds) => deeds.findFault()),
    async readEvent(body, signature) {
      const text = new TextDecoder().decode(body)
      const isTheirs = settings.webhookSecrets.some((secret) => isSigned(text, signature, { secret, now: now() }))
      return isTheirs ? readEvent(body) : null
    },
  }
}
