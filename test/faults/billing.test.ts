import { expect, it } from "vitest"
import { auth } from "../../src/contract/auth.ts"
import { billing } from "../../src/contract/billing.ts"
import { makeRegistration } from "../make.ts"
import { openStripeStandIn } from "../stripe/stripe-stand-in.ts"
import { sessionOf } from "./server-process.ts"
import { openDatabase, startServer } from "./servers.ts"

it("a request that was stored when the server was killed is done by the next one", async () => {
  const { url, admin } = await openDatabase()
  const standIn = await openStripeStandIn(() => new Date())
  const first = await startServer(url, standIn.env)
  const session = sessionOf(await first.send(auth.register.path, makeRegistration()))
  const { clientSecret, paymentIntentId } = await (
    await first.send(billing.createSubscription.path, {}, session)
  ).json()
  standIn.pay(clientSecret)
  await first.send(billing.verifyPayment.path, { paymentIntentId }, session)
  // Killed before the request reached Stripe.
  await first.end("SIGKILL")
  const [id = ""] = standIn.records.keys()
  await admin.query(
    "insert into billing_actions (kind, provider_ref, created_at) values ('cancel', $1, now() - interval '2 minutes')",
    [id],
  )
  await startServer(url, standIn.env)
  const status = async () => (await admin.query("select subscription_status as is from users where email <> ''")).rows
  await expect.poll(status, { timeout: 30_000, interval: 100 }).toEqual([{ is: "cancelled" }])
  expect(standIn.records.get(id)?.cancelAtPeriodEnd).toBe(true)
}, 300_000)
