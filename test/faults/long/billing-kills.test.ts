import { describe, expect, it } from "vitest"
import { auth } from "../../../src/contract/auth.ts"
import { billing } from "../../../src/contract/billing.ts"
import { makeRegistration } from "../../make.ts"
import { openStripeStandIn, type StripeStandIn } from "../../stripe/stripe-stand-in.ts"
import { type ServerProcess, sessionOf } from "../server-process.ts"
import { openDatabase, startServer } from "../servers.ts"

/** From now on, Stripe receives and acts, and its answer to the request of this number is never sent. */
function hangAt(standIn: StripeStandIn, number: number): Promise<void> {
  const reached = Promise.withResolvers<void>()
  const from = standIn.requests.length
  standIn.mishap = (_, index) => {
    if (index - from < number) return null
    reached.resolve()
    return "hang"
  }
  return reached.promise
}

const create = (server: ServerProcess, session: Record<string, string>) =>
  server.send(billing.createSubscription.path, {}, session)

describe("a server killed at any request to Stripe", () => {
  it.each([0, 1, 2, 3])(
    "while it begins a checkout (%i) begins no second one",
    async (number) => {
      const { url, admin } = await openDatabase()
      const standIn = await openStripeStandIn(() => new Date())
      const first = await startServer(url, standIn.env)
      const session = sessionOf(await first.send(auth.register.path, makeRegistration()))
      const reached = hangAt(standIn, number)
      const lost = create(first, session).catch(() => null)
      await reached
      await first.end("SIGKILL")
      await lost
      standIn.mishap = () => null

      const second = await startServer(url, standIn.env)
      const { clientSecret, paymentIntentId } = await (await create(second, session)).json()
      expect(standIn.records.size).toBe(1)
      standIn.pay(clientSecret)
      const verified = await second.send(billing.verifyPayment.path, { paymentIntentId }, session)
      expect(await verified.json()).toMatchObject({ state: "claimed" })
      const { rows } = await admin.query("select state from checkouts")
      expect(rows).toEqual([{ state: "claimed" }])
      expect(standIn.faults).toEqual([])
    },
    300_000,
  )

  it.each([0, 1, 3])(
    "between the charge and its saving (%i) loses nothing, though nobody asks again",
    async (number) => {
      const { url, admin } = await openDatabase()
      const standIn = await openStripeStandIn(() => new Date())
      const first = await startServer(url, standIn.env)
      const began = await first.send(billing.createSubscription.path, {})
      const session = sessionOf(began)
      const { clientSecret, paymentIntentId } = await began.json()
      standIn.pay(clientSecret)
      const reached = hangAt(standIn, number)
      const lost = first.send(billing.verifyPayment.path, { paymentIntentId }, session).catch(() => null)
      await reached
      await first.end("SIGKILL")
      await lost
      standIn.mishap = () => null
      expect((await admin.query("select * from payments")).rows).toEqual([])

      // The browser is gone, and Stripe's event was lost with the server.
      const second = await startServer(url, standIn.env)
      const paid = async () => (await admin.query("select state from checkouts")).rows
      await expect.poll(paid, { timeout: 30_000, interval: 100 }).toEqual([{ state: "paid" }])
      const registered = await second.send(auth.register.path, makeRegistration(), session)
      expect(await registered.json()).toMatchObject({ subscriptionStatus: "active", hasAccess: true })
      expect((await admin.query("select template from outbox order by template")).rows).toEqual([
        { template: "claim-payment" },
        { template: "payment-received" },
        { template: "verify-email" },
      ])
    },
    300_000,
  )
})
