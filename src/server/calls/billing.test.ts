import { describe, expect, it } from "vitest"
import { openApp, type TestApp, type TestBrowser } from "../../../test/app.ts"
import { makeMember } from "../../../test/make.ts"
import { begin, confirm, makePayer } from "../../../test/payer.ts"
import { openStripeStandIn } from "../../../test/stripe/stripe-stand-in.ts"
import { billing } from "../../contract/billing.ts"
import { billingEvents } from "../db/schema.ts"
import { sandboxSecret } from "../outside/payments/sandbox/mailbox.ts"
import { signEvent } from "../outside/payments/signature.ts"

describe("an invoice", () => {
  it("is a file for its owner", async () => {
    const app = await openApp()
    const { browser, paymentId, registration } = await makePayer(app)
    const get = (by: TestBrowser) => by.call(billing.getInvoice, { params: { id: paymentId } })
    const file = await get(browser)
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="invoice-TEST-/)
    expect(file.body).toContain("$9.99")
    expect(file.body).toContain(registration.email)
    expect(file.body).toContain("no money moved")
    expect((await get((await makeMember(app)).browser)).statusCode).toBe(404)
  })
})

describe("where it must not be available", () => {
  it.each([
    [
      "production",
      { NODE_ENV: "production", PUBLIC_URL: "https://search.example", APP_KEY: "k".repeat(32), PAYMENTS: "sandbox" },
      "127.0.0.1",
    ],
    ["another machine", {}, "203.0.113.9"],
  ])("the clock does not move from %s", async (_, env, address) => {
    const app = await openApp({ env })
    const move = await app.browser({ address }).call(billing.moveClock, { body: { days: 1 } })
    const act = await app
      .browser({ address })
      .call(billing.actInSandbox, { body: { paymentIntentId: "pi_x", act: "refund" } })
    expect([move.statusCode, act.statusCode]).toEqual([404, 404])
  })
})

describe("an event", () => {
  const send = (app: TestApp, payload: string, signature: string | null, more: Record<string, string> = {}) =>
    app.browser().request({
      method: "POST",
      url: billing.receiveEvent.path,
      payload,
      headers: {
        "content-type": "application/json",
        ...(signature !== null && { "stripe-signature": signature }),
        ...more,
      },
    })
  const body = JSON.stringify({
    id: "evt_1",
    type: "invoice.paid",
    created: 1,
    data: { object: { id: "in_1", object: "invoice" } },
  })

  it("is accepted once, by its bytes, and only if it is signed", async () => {
    const app = await openApp()
    const secret = await sandboxSecret(app.db)
    const signature = signEvent(body, secret, app.clock.now())
    for (const wrong of [null, "", "t=1,v1=2", signEvent(body, "whsec_other", app.clock.now())])
      expect((await send(app, body, wrong)).statusCode).toBe(400)
    expect((await send(app, ` ${body}`, signature)).statusCode).toBe(400)
    expect(await app.db.$count(billingEvents)).toBe(0)
    for (let time = 0; time < 3; time++) expect((await send(app, body, signature)).json()).toEqual({ received: true })
    expect(await app.db.select().from(billingEvents)).toMatchObject([{ id: "evt_1", attempts: 1, lastError: null }])
  })

  it("may be larger than other bodies, up to its own limit", async () => {
    const app = await openApp()
    const secret = await sandboxSecret(app.db)
    const padded = (chars: number) => `${body.slice(0, -1)},"padding":"${"x".repeat(chars)}"}`
    const sendSigned = (text: string) => send(app, text, signEvent(text, secret, app.clock.now()))
    expect((await sendSigned(padded(900_000))).statusCode).toBe(200)
    expect((await sendSigned(padded(1_100_000))).statusCode).toBe(413)
    expect((await send(app, body, "", { "content-type": "text/plain" })).statusCode).toBe(415)
  })

  it("without a signature is soon no longer read", async () => {
    const app = await openApp()
    const statuses = new Set<number>()
    for (let time = 0; time < 62; time++) statuses.add((await send(app, body, "t=1,v1=2")).statusCode)
    expect([...statuses]).toEqual([400, 429])
  })
})

it("the sandbox's calls do not exist if real money is involved", async () => {
  const standIn = await openStripeStandIn(() => new Date("2026-11-21T09:00:00.000Z"))
  const app = await openApp({ env: standIn.env })
  const checkout = await begin(app.browser())
  expect(checkout).toMatchObject({ provider: "stripe", publishableKey: "pk_test_standin", amountCents: 999 })
  expect((await confirm(app.browser(), checkout.clientSecret)).statusCode).toBe(404)
  expect(standIn.faults).toEqual([])
})
