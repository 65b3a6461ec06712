import { eq } from "drizzle-orm"
import {
  array,
  asyncProperty,
  assert as checkProperty,
  constantFrom,
  integer,
  record,
  shuffledSubarray,
} from "fast-check"
import { describe, expect, it, onTestFinished } from "vitest"
import { openApp, type TestApp } from "../../../test/app.ts"
import { makeMember } from "../../../test/make.ts"
import { begin, cards, letPass, makePayer, pay, userOf, verify } from "../../../test/payer.ts"
import { openStripeStandIn } from "../../../test/stripe/stripe-stand-in.ts"
import { auth } from "../../contract/auth.ts"
import { billing } from "../../contract/billing.ts"
import { standingOf } from "../../domain/billing/standing.ts"
import { findUser } from "../db/account/users.ts"
import { billingEvents, billingSubscriptions, outbox } from "../db/schema.ts"
import { sandboxSecret } from "../outside/payments/sandbox/mailbox.ts"
import { openSandbox } from "../outside/payments/sandbox.ts"
import { signEvent } from "../outside/payments/signature.ts"

const send = (app: TestApp, { body, signature }: { body: string; signature: string }) =>
  app.browser().request({
    method: "POST",
    url: billing.receiveEvent.path,
    payload: body,
    headers: { "content-type": "application/json", "stripe-signature": signature },
  })

describe("whatever happens to the events", () => {
  const acts = ["cancel", "resume", "refund", "dispute", "winDispute", "loseDispute", "end", "month", "days"] as const

  it("the account ends up in the provider's state", async () => {
    const app = await openApp()
    const { payments, sandbox } = openSandbox({ db: app.db, now: app.clock.now })
    const secret = await sandboxSecret(app.db)
    const hear = async (body: string) => {
      const reply = await send(app, { body, signature: signEvent(body, secret, app.clock.now()) })
      expect(reply.statusCode).toBe(200)
    }
    // The events that arrive after a step: none yet, only the newest, or every one, newest first.
    const step = record({ act: constantFrom(...acts), heard: constantFrom("nothing", "newest", "all backwards") })
    const life = record({
      steps: array(step, { maxLength: 6 }),
      card: constantFrom(cards.works, cards.failsLater),
      times: array(integer({ min: 0, max: 2 }), { minLength: 30, maxLength: 30 }),
    })
    const all = [...Array(30).keys()]
    const once = all.map(() => 1)
    const live = (card: string, ...steps: { act: (typeof acts)[number]; heard: string }[]) => ({
      steps,
      card,
      times: once,
    })
    // Canceled and then ended, in each way, with events in part, at the end, or only by polling.
    const over = (["end", "refund", "dispute", "resume", "month"] as const).map((act) => ({ act, heard: "nothing" }))
    const lives: [ReturnType<typeof live>, number[]][] = over.flatMap((last) => [
      [live(cards.works, { act: "cancel", heard: "newest" }, last), []],
      [live(cards.works, { act: "cancel", heard: "all backwards" }, last), all.toReversed()],
    ])
    await checkProperty(
      asyncProperty(life, shuffledSubarray([...Array(30).keys()]), async ({ steps, card, times }, order) => {
        // So that nobody is refused for opening too many accounts in an hour.
        app.clock.walk({ minutes: 61 })
        const { id, paymentId } = await makePayer(app, card)
        expect((await findUser(app.db, id))?.subscription.status).toBe("active")
        const rows = await app.db.select().from(billingSubscriptions).where(eq(billingSubscriptions.userId, id))
        const sub = rows[0]?.providerId ?? ""
        const events: string[] = []
        for (const [index, { act, heard }] of steps.entries()) {
          const key = `${sub}:${index}`
          const handlers = {
            cancel: () => payments.cancelAtEnd(sub, key),
            resume: () => payments.resume(sub, key),
            refund: () => payments.refund(paymentId, key),
            dispute: () => sandbox.act(paymentId, "dispute"),
            winDispute: () => sandbox.act(paymentId, "winDispute"),
            loseDispute: () => sandbox.act(paymentId, "loseDispute"),
            end: () => payments.end(sub, key),
            month: async () => app.clock.walk({ days: 31 }),
            days: async () => app.clock.walk({ days: 3 }),
          }
          // Events that are impossible in its current state do not happen.
          await handlers[act]().catch(() => {})
          await sandbox.advance()
          await sandbox.deliver(async (body) => events.push(new TextDecoder().decode(body)))
          if (heard === "newest") for (const body of events.slice(-1)) await hear(body)
          if (heard === "all backwards") for (const body of events.toReversed()) await hear(body)
        }
        // At the end, the remaining events in any order, some twice, some never.
        for (const index of order)
          for (const body of events.slice(index, index + 1))
            for (let time = 0; time < (times[index] ?? 1); time++) await hear(body)
        await letPass(app, 0)
        const account = await payments.lookUp(sub)
        const user = await findUser(app.db, id)
        if (account === null) throw new Error("the sandbox has forgotten it")
        const { status, expiresAt, lapsesAt, isHeld } = standingOf(account.subscription, account.charges, {
          graceDays: 7,
        })
        expect(user?.subscription).toEqual({ status, expiresAt, lapsesAt, isHeld })
      }),
      // A lifetime is short, and each shrinking step takes a second.
      { numRuns: 15, examples: lives, endOnFailure: true },
    )
    const mails = await app.db.select().from(outbox)
    expect(new Set(mails.map(({ dedupeKey }) => dedupeKey)).size).toBe(mails.length)
    expect(await app.db.$count(billingEvents)).toBeGreaterThan(0)
  }, 240_000)
})

/** Our server with the stand-in, sharing one clock. */
async function openOnStripe() {
  const clock = { now: () => new Date() }
  const standIn = await openStripeStandIn(() => clock.now())
  const app = await openApp({ env: standIn.env })
  clock.now = app.clock.now
  onTestFinished(() => expect(standIn.faults).toEqual([]))
  return { app, standIn }
}

describe("on Stripe", () => {
  it("a visitor pays, verifies, signs up, cancels and comes back", async () => {
    const { app, standIn } = await openOnStripe()
    const browser = app.browser()
    const { clientSecret, paymentIntentId } = await begin(browser)
    expect((await verify(browser, paymentIntentId)).json().code).toBe("payment_pending")
    standIn.pay(clientSecret)
    expect((await verify(browser, paymentIntentId)).json()).toMatchObject({ state: "paid" })
    expect([...standIn.addresses.values()]).toEqual(["payer@shop.example"])
    const { browser: other } = await makeMember(app)
    expect((await verify(other, paymentIntentId)).statusCode).toBe(404)
    const { makeRegistration } = await import("../../../test/make.ts")
    const user = await browser.call(auth.register, { body: makeRegistration() })
    expect(user.json()).toMatchObject({ hasAccess: true })
    for (const [call, status] of [
      [billing.cancelSubscription, "cancelled"],
      [billing.reactivateSubscription, "active"],
      [billing.cancelSubscription, "cancelled"],
    ] as const) {
      expect((await browser.call(call, {})).statusCode).toBe(200)
      expect((await userOf(browser)).subscriptionStatus).toBe(status)
    }
    expect((await browser.call(billing.openPortal, {})).json().url).toMatch(/^https:\/\/billing\.stripe\.example/)
  })

  it("a failure that still created a subscription leads to that subscription at the next attempt", async () => {
    const { app, standIn } = await openOnStripe()
    const { browser } = await makeMember(app)
    standIn.mishap = ({ method, path }) => (method === "POST" && path === "/v1/subscriptions" ? "doneAndFail" : null)
    expect((await browser.call(billing.createSubscription, {})).json().code).toBe("provider_failed")
    standIn.mishap = () => null
    const { clientSecret, paymentIntentId } = await begin(browser)
    expect(standIn.records.size).toBe(1)
    standIn.pay(clientSecret)
    expect((await verify(browser, paymentIntentId)).json()).toMatchObject({ state: "claimed" })
    expect((await userOf(browser)).hasAccess).toBe(true)
  })

  it("the webhook alone is enough, before or without verifying", async () => {
    const { app, standIn } = await openOnStripe()
    const { browser } = await makeMember(app)
    const { clientSecret, paymentIntentId } = await begin(browser)
    standIn.pay(clientSecret)
    for (const event of standIn.takeEvents().toReversed()) expect((await send(app, event)).statusCode).toBe(200)
    expect((await userOf(browser)).hasAccess).toBe(true)
    expect((await verify(browser, paymentIntentId)).json()).toMatchObject({ state: "claimed" })
  })

  it("an event that cannot be processed now is processed later", async () => {
    const { app, standIn } = await openOnStripe()
    const { browser } = await makeMember(app)
    const { clientSecret } = await begin(browser)
    standIn.pay(clientSecret)
    standIn.mishap = () => "fail"
    for (const event of standIn.takeEvents()) expect((await send(app, event)).statusCode).toBe(200)
    expect((await userOf(browser)).hasAccess).toBe(false)
    expect((await app.db.select().from(billingEvents)).map(({ lastError }) => lastError)).not.toContain(null)
    standIn.mishap = () => null
    const { assembleParts } = await import("../parts.ts")
    const { readConfig } = await import("../config.ts")
    await assembleParts({ config: readConfig(standIn.env), db: app.db, now: app.clock.now }).billing.catchUp()
    expect((await userOf(browser)).hasAccess).toBe(true)
  }, 30_000)

  it("a cancellation on Stripe's own pages can be taken back as well", async () => {
    const { app, standIn } = await openOnStripe()
    const { browser } = await makeMember(app)
    const { clientSecret, paymentIntentId } = await begin(browser)
    standIn.pay(clientSecret)
    await verify(browser, paymentIntentId)
    const [id = ""] = standIn.records.keys()
    standIn.change(id, (found) => ({ ...found, cancelAtPeriodEnd: true }))
    for (const event of standIn.takeEvents()) await send(app, event)
    expect((await userOf(browser)).subscriptionStatus).toBe("cancelled")
    expect((await browser.call(billing.reactivateSubscription, {})).statusCode).toBe(200)
    expect((await userOf(browser)).subscriptionStatus).toBe("active")
  })
})

it("the sandbox's earlier payments are not touched once Stripe takes the money", async () => {
  const app = await openApp()
  const { registration } = await makePayer(app)
  const standIn = await openStripeStandIn(app.clock.now)
  const later = await openApp({ url: app.url, env: standIn.env })
  const browser = later.browser()
  const { username, password } = registration
  await browser.call(auth.signIn, { body: { username, password } })
  expect((await browser.call(billing.cancelSubscription, {})).json().code).toBe("no_subscription")
  expect(standIn.requests).toEqual([])
  await expect(pay(browser)).rejects.toThrow("not paid")
})
