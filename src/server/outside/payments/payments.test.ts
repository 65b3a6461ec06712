import { describe, expect, it, onTestFinished } from "vitest"
import { TestClock } from "../../../../test/app.ts"
import { freshDatabase } from "../../../../test/database.ts"
import { openStripeStandIn, type StripeStandIn } from "../../../../test/stripe/stripe-stand-in.ts"
import { standingOf } from "../../../domain/billing/standing.ts"
import { openDatabase } from "../../db/open.ts"
import { Problem } from "../../problem.ts"
import type { Payments } from "./payments.ts"
import { changePayment, paymentOf } from "./sandbox/record.ts"
import { openSandbox } from "./sandbox.ts"
import { openStripe } from "./stripe.ts"

/** A provider, and its external events. */
interface Provider {
  readonly payments: Payments
  readonly clock: TestClock
  readonly pay: (clientSecret: string, cardNumber?: string) => Promise<void>
  readonly dispute: (paymentId: string, outcome: "dispute" | "winDispute" | "loseDispute") => Promise<void>
  /** Lets due events happen, and returns all earlier events, in delivery order. */
  readonly takeEvents: () => Promise<{ body: Uint8Array; signature: string }[]>
  readonly finish: () => void
}

async function openSandboxProvider(): Promise<Provider> {
  const fresh = await freshDatabase()
  const { db, close } = await openDatabase({ url: fresh.url })
  onTestFinished(async () => {
    await close()
    await fresh.drop()
  })
  const clock = new TestClock()
  const { payments, sandbox } = openSandbox({ db, now: clock.now })
  return {
    payments,
    clock,
    pay: async (clientSecret, cardNumber = "4242424242424242") =>
      void (await sandbox.confirm({ clientSecret, email: "payer@shop.example", cardNumber })),
    dispute: (id, outcome) => sandbox.act(id, outcome),
    async takeEvents() {
      await sandbox.advance()
      const events: { body: Uint8Array; signature: string }[] = []
      await sandbox.deliver(async (body, signature) => events.push({ body, signature }))
      return events
    },
    finish: () => {},
  }
}

const stripeOn = (standIn: StripeStandIn, clock: TestClock) =>
  openStripe(
    {
      secretKey: standIn.env.STRIPE_SECRET_KEY ?? "",
      webhookSecrets: ["whsec_old", standIn.env.STRIPE_WEBHOOK_SECRET ?? ""],
      priceId: "price_launch",
      apiBase: new URL(standIn.url),
    },
    clock.now,
  )

async function openStripeProvider(): Promise<Provider> {
  const clock = new TestClock()
  const standIn = await openStripeStandIn(clock.now)
  const outcomes = { dispute: "open", winDispute: "won", loseDispute: "lost" } as const
  return {
    payments: stripeOn(standIn, clock),
    clock,
    pay: async (clientSecret, cardNumber) => standIn.pay(clientSecret, cardNumber === undefined ? {} : { cardNumber }),
    async dispute(id, outcome) {
      const record = [...standIn.records.values()].find((found) => paymentOf(found, id) !== undefined)
      const change = { dispute: outcomes[outcome] }
      standIn.change(record?.id ?? "", (found) => changePayment(found, id, change), "charge.dispute.created")
    },
    async takeEvents() {
      standIn.letPass()
      return standIn.takeEvents().map(({ body, signature }) => ({ body: new TextEncoder().encode(body), signature }))
    },
    finish: () => expect(standIn.faults).toEqual([]),
  }
}

const order = { checkoutId: "c0ffee00-0000-4000-8000-000000000001", attempt: 0 }

async function beginPaid({ payments, pay }: Provider, cardNumber?: string) {
  const begun = await payments.begin({ ...order, priceId: payments.priceId })
  await pay(begun.unpaid?.clientSecret ?? "", cardNumber)
  return { id: begun.subscription.id, paymentId: begun.unpaid?.paymentId ?? "" }
}

const stateOf = async (payments: Payments, id: string) => {
  const account = await payments.lookUp(id)
  return account === null ? null : standingOf(account.subscription, account.charges, { graceDays: 7 }).state
}

describe.each([
  ["sandbox", openSandboxProvider],
  ["stripe", openStripeProvider],
])("%s", (name, open) => {
  it("starts one subscription for a checkout, however often it is asked", async () => {
    const provider = await open()
    const { payments } = provider
    const orders = Array.from({ length: 5 }, () => payments.begin({ ...order, priceId: payments.priceId }))
    const begun = await Promise.all(orders)
    expect(new Set(begun.map(({ subscription }) => subscription.id)).size).toBe(1)
    expect(begun[0]).toMatchObject({
      subscription: { status: "incomplete", amountCents: 999, priceId: payments.priceId },
      charges: [],
      unpaid: { clientSecret: expect.any(String), paymentId: expect.any(String) },
    })
    const payment = await payments.findPayment(begun[0]?.unpaid?.paymentId ?? "")
    expect(payment).toMatchObject({ status: "open", receivedCents: 0 })
    provider.finish()
  })

  it("reports a payment, its payer and its card", async () => {
    const provider = await open()
    const { payments } = provider
    const { id, paymentId } = await beginPaid(provider)
    const account = await payments.lookUp(id)
    expect(account).toMatchObject({
      subscription: { status: "active", periodEnd: new Date("2026-12-21T09:00:00Z") },
      charges: [{ paymentId, amountCents: 999, refundedCents: 0, dispute: null, invoiceNumber: expect.any(String) }],
      unpaid: null,
      payerEmail: "payer@shop.example",
      card: { lastDigits: "4242" },
    })
    expect(await payments.findPayment(paymentId)).toMatchObject({
      status: "succeeded",
      receivedCents: 999,
      currency: "usd",
      customerId: account?.subscription.customerId,
    })
    await payments.tellAddress(account?.subscription.customerId ?? "", "payer@shop.example")
    provider.finish()
  })

  it("finds nothing that does not exist", async () => {
    const provider = await open()
    expect(await provider.payments.lookUp("sub_unknown")).toBeNull()
    expect(await provider.payments.findPayment("pi_unknown")).toBeNull()
    expect(await provider.payments.findFault()).toBeNull()
    provider.finish()
  })

  it("cancels, reactivates and cancels again", async () => {
    const provider = await open()
    const { payments, clock } = provider
    const { id } = await beginPaid(provider)
    await payments.cancelAtEnd(id, "one")
    expect(await stateOf(payments, id)).toBe("cancelled")
    await payments.resume(id, "two")
    expect(await stateOf(payments, id)).toBe("active")
    await payments.cancelAtEnd(id, "three")
    clock.walk({ days: 31 })
    await provider.takeEvents()
    expect(await stateOf(payments, id)).toBe("inactive")
    provider.finish()
  })

  it("renews, and reports a failed renewal", async () => {
    const provider = await open()
    const { payments, clock } = provider
    const { id } = await beginPaid(provider, "4000000000000341")
    clock.walk({ days: 31 })
    await provider.takeEvents()
    expect(await stateOf(payments, id)).toBe("past_due")
    clock.walk({ days: 8 })
    await provider.takeEvents()
    expect(await stateOf(payments, id)).toBe("inactive")
    provider.finish()
  })

  it("refunds once, and ends the subscription", async () => {
    const provider = await open()
    const { payments } = provider
    const { id, paymentId } = await beginPaid(provider)
    await payments.refund(paymentId, "one")
    await payments.refund(paymentId, "two")
    expect(await stateOf(payments, id)).toBe("refunded")
    await payments.end(id, "three")
    await payments.end(id, "four")
    expect((await payments.lookUp(id))?.subscription.status).toBe("canceled")
    provider.finish()
  })

  it("reports the state of a dispute", async () => {
    const provider = await open()
    const { payments } = provider
    const { id, paymentId } = await beginPaid(provider)
    await provider.dispute(paymentId, "dispute")
    expect(await stateOf(payments, id)).toBe("disputed")
    await provider.dispute(paymentId, "winDispute")
    expect(await stateOf(payments, id)).toBe("active")
    await provider.dispute(paymentId, "loseDispute")
    expect(await stateOf(payments, id)).toBe("refunded")
    provider.finish()
  })

  it("opens the page for changing the card", async () => {
    const provider = await open()
    const { subscription } = await provider.payments.begin({ ...order, priceId: provider.payments.priceId })
    const url = await provider.payments.openPortal(subscription.customerId, "https://search.example/settings")
    expect(url).toMatch(/^https:\/\//)
    provider.finish()
  })

  it("signs its events; changed, old and foreign events are refused", async () => {
    const provider = await open()
    const { payments, clock } = provider
    const { id } = await beginPaid(provider)
    const events = await provider.takeEvents()
    expect(events.length).toBeGreaterThan(0)
    const { body, signature } = events[0] ?? { body: new Uint8Array(), signature: "" }
    expect(await payments.readEvent(body, signature)).toMatchObject({ subscriptionId: id })
    const changed = new TextEncoder().encode(`${new TextDecoder().decode(body)} `)
    expect(await payments.readEvent(changed, signature)).toBeNull()
    for (const wrong of ["", "t=1", signature.replace(/v1=.{6}/, "v1=000000"), signature.replace(/^t=\d/, "t=2")])
      expect(await payments.readEvent(body, wrong)).toBeNull()
    clock.walk({ seconds: 299 })
    expect(await payments.readEvent(body, signature)).not.toBeNull()
    clock.walk({ seconds: 2 })
    expect(await payments.readEvent(body, signature)).toBeNull()
    clock.walk({ seconds: -700 })
    expect(await payments.readEvent(body, signature)).toBeNull()
    expect(name).toBe(payments.provider)
  })
})

describe("Stripe when it fails", () => {
  const open = async () => {
    const clock = new TestClock()
    const standIn = await openStripeStandIn(clock.now)
    return { standIn, payments: stripeOn(standIn, clock) }
  }
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    )

  it("becomes one of our problems, without the provider's words", async () => {
    const { standIn, payments } = await open()
    standIn.mishap = () => "fail"
    await expect(payments.lookUp("sub_1")).rejects.toMatchObject({ code: "provider_failed" })
    standIn.mishap = () => "cut"
    expect(await codeOf(payments.lookUp("sub_1"))).toBe("provider_timed_out")
  }, 30_000)

  it("creates nothing twice when an answer is lost", async () => {
    const { standIn, payments } = await open()
    let isFirst = true
    standIn.mishap = ({ path }) => {
      if (path !== "/v1/subscriptions" || !isFirst) return null
      isFirst = false
      return "cut"
    }
    await payments.begin({ ...order, priceId: "price_launch" })
    expect(standIn.records.size).toBe(1)
    expect(standIn.faults).toEqual([])
  })

  it("adopts an object created despite a failure, since the same key would repeat the failure", async () => {
    const { standIn, payments } = await open()
    const isCreating = ({ method, path }: { method: string; path: string }) =>
      method === "POST" && path === "/v1/subscriptions"
    standIn.mishap = (request) => (isCreating(request) ? "doneAndFail" : null)
    const begun = { ...order, priceId: "price_launch" }
    expect(await codeOf(payments.begin(begun))).toBe("provider_failed")
    standIn.mishap = () => null
    expect(await codeOf(payments.begin(begun))).toBe("provider_failed")
    const { subscription, unpaid } = await payments.begin({ ...begun, attempt: 1 })
    expect([...standIn.records.keys()]).toEqual([subscription.id])
    expect(unpaid?.clientSecret).toBeTruthy()
    expect(standIn.requests.filter(isCreating)).toHaveLength(2)
    expect(standIn.faults).toEqual([])
  })

  it("prevents the start if the price is a different one", async () => {
    const { standIn, payments } = await open()
    expect(await payments.findFault()).toBeNull()
    const other = openStripe(
      { secretKey: "sk_test_standin", webhookSecrets: [], priceId: "price_other", apiBase: new URL(standIn.url) },
      () => new Date(),
    )
    expect(await other.findFault()).toMatch(/knows no price price_other/)
  })
})
