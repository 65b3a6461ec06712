import { createHmac } from "node:crypto"
import { eq } from "drizzle-orm"
import { Webhook } from "standardwebhooks"
import { describe, expect, it, vi } from "vitest"
import { appKey, openApp } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { mailsTo } from "../../../test/mailbox.ts"
import { makeForm, makeSubscriber } from "../../../test/make.ts"
import { openWebhookReceiver } from "../../../test/webhook-receiver.ts"
import { auth } from "../../contract/auth.ts"
import { seo } from "../../contract/seo.ts"
import { type DeliveryView, webhooks } from "../../contract/webhooks.ts"
import { retrySeconds } from "../../domain/webhooks/retries.ts"
import { readConfig } from "../config.ts"
import { webhookDeliveries, webhookEndpoints } from "../db/schema.ts"
import { assembleParts } from "../parts.ts"
import { Problem } from "../problem.ts"

/** An app whose sender runs only when the test says so, and a subscriber with an endpoint on a local server. */
async function openWithEndpoint() {
  const receiver = await openWebhookReceiver()
  const never = () => () => {}
  const app = await openApp({ env: receiver.env, parts: { after: never, writer: new FakeWriter() } })
  const owner = await makeSubscriber(app)
  const body = { url: receiver.url, events: ["generation.finished" as const, "generation.failed" as const] }
  const made = await owner.browser.call(webhooks.create, { body })
  const { secret, created } = made.json()
  const params = { id: created.id }
  const openSender = () => {
    const config = readConfig({ APP_KEY: appKey, ...receiver.env })
    return assembleParts({ config, db: app.db, now: app.clock.now, after: never }).webhooks
  }
  const { sendDue } = openSender()
  /** Days pass in this test, and sessions end. */
  const signedIn = async () => {
    const { username, password } = owner.registration
    await owner.browser.call(auth.signIn, { body: { username, password } })
    return owner.browser
  }
  const test = async (): Promise<DeliveryView> => (await (await signedIn()).call(webhooks.test, { params })).json()
  const listed = async (): Promise<DeliveryView[]> =>
    (await (await signedIn()).call(webhooks.listDeliveries, { params })).json()
  const state = async () => (await (await signedIn()).call(webhooks.list, {})).json()[0]
  return { ...{ app, owner, receiver, secret, params, sendDue, openSender, test, listed, state } }
}

type Opened = Awaited<ReturnType<typeof openWithEndpoint>>

/** Written like a receiver that knows the standard and none of our code. */
function isSignedWith(secret: string, { headers, body }: Opened["receiver"]["got"][number]): boolean {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`
  const key = Buffer.from(secret.slice("whsec_".length), "base64")
  const right = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`
  return String(headers["webhook-signature"]).split(" ").includes(right)
}

describe("a webhook", () => {
  it("reports a finished generation, signed as in Standard Webhooks", async () => {
    const opened = await openWithEndpoint()
    const { app, owner, receiver, secret, sendDue } = opened
    const written = (await owner.browser.call(seo.generate, { body: makeForm(2) })).json()
    expect(await sendDue()).toBe(1)
    const [message] = receiver.got
    if (message === undefined) throw new Error("nothing arrived")
    const { headers, body } = message
    expect(JSON.parse(body)).toEqual({
      type: "generation.finished",
      timestamp: "2026-11-21T09:00:00.000Z",
      data: {
        ...{ generationId: written.generationId, historyId: written.id, platform: "etsy", totalProducts: 2 },
        title: "Saltmarsh Pottery: Speckled Mug No. 1 and 1 more",
      },
    })
    expect(headers["content-type"]).toBe("application/json")
    vi.setSystemTime(app.clock.now())
    const signs = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    expect(new Webhook(secret).verify(body, signs)).toEqual(JSON.parse(body))
    expect(() => new Webhook(secret).verify(body.replace("etsy", "ebay"), signs)).toThrow(/No matching signature/)
    vi.useRealTimers()
    expect(isSignedWith(secret, message)).toBe(true)
    expect(await sendDue()).toBe(0)
  })

  it("reports a failure, and nothing that was not selected", async () => {
    const receiver = await openWebhookReceiver()
    const writer = new FakeWriter()
    const app = await openApp({ env: receiver.env, parts: { writer } })
    const owner = await makeSubscriber(app)
    const other = await makeSubscriber(app)
    await owner.browser.call(webhooks.create, { body: { url: receiver.url, events: ["generation.failed"] } })
    await owner.browser.call(seo.generate, { body: makeForm() })
    writer.behave = () => {
      throw new Problem("provider_failed")
    }
    expect((await other.browser.call(seo.generate, { body: makeForm() })).statusCode).toBe(502)
    expect((await owner.browser.call(seo.generate, { body: makeForm() })).statusCode).toBe(502)
    await expect.poll(() => receiver.got.map(({ body }) => JSON.parse(body).type)).toEqual(["generation.failed"])
    expect(JSON.parse(receiver.got[0]?.body ?? "").data).toMatchObject({ platform: "etsy", code: "provider_failed" })
  })

  it("is sent again after each failure, a little later each time, byte for byte the same, and stops in the end", async () => {
    const { app, receiver, secret, sendDue, test, listed } = await openWithEndpoint()
    receiver.answer.status = 503
    receiver.answer.text = "down for the night"
    await test()
    await sendDue()
    for (const [at, seconds] of retrySeconds.entries()) {
      app.clock.walk({ seconds: seconds - 1 })
      await sendDue()
      expect(receiver.got).toHaveLength(at + 1)
      app.clock.walk({ seconds: Math.ceil(seconds / 10) + 1 })
      await sendDue()
      expect(receiver.got).toHaveLength(at + 2)
    }
    app.clock.walk({ days: 2 })
    await sendDue()
    expect(receiver.got).toHaveLength(retrySeconds.length + 1)
    expect(new Set(receiver.got.map(({ body, headers }) => `${headers["webhook-id"]} ${body}`)).size).toBe(1)
    expect(new Set(receiver.got.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(receiver.got.length)
    expect(receiver.got.every((message) => isSignedWith(secret, message))).toBe(true)
    const [log] = await listed()
    expect(log).toMatchObject({ state: "failed", nextAt: null, event: "test" })
    expect(log?.attempts).toHaveLength(10)
    expect(log?.attempts[0]).toMatchObject({
      ...{ status: 503, error: "The server answered 503.", excerpt: "down for the night" },
      at: "2026-11-21T09:00:00.000Z",
    })
  })

  it("can be sent again by hand, with its id, starting with the first attempt", async () => {
    const { app, owner, receiver, params, sendDue, test, listed, state } = await openWithEndpoint()
    receiver.answer.status = 500
    const { id: deliveryId } = await test()
    await sendDue()
    expect((await state()).failingSince).toBe("2026-11-21T09:00:00.000Z")
    receiver.answer.status = 200
    app.clock.walk({ seconds: 2 })
    expect(await sendDue()).toBe(0)
    const again = await owner.browser.call(webhooks.replay, { params: { ...params, deliveryId } })
    expect([again.statusCode, again.json().state]).toEqual([202, "queued"])
    expect(await sendDue()).toBe(1)
    expect(new Set(receiver.got.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([`msg_${deliveryId}`]))
    expect(await listed()).toMatchObject([{ state: "delivered", attempts: [{ status: 500 }, { status: 200 }] }])
    expect((await state()).failingSince).toBeNull()
  })

  it("is turned off after days of failures, with an email, and can be turned on again", async () => {
    const { app, owner, receiver, params, sendDue, test, listed, state } = await openWithEndpoint()
    receiver.answer.status = 500
    await test()
    await sendDue()
    app.clock.walk({ days: 4 })
    await test()
    await sendDue()
    expect((await state()).isEnabled).toBe(true)
    app.clock.walk({ days: 1 })
    await sendDue()
    expect(await state()).toMatchObject({ isEnabled: false, gaveUpAt: app.clock.now().toISOString() })
    expect((await listed()).map((one) => one.state)).toEqual(["failed", "failed"])
    const mails = await mailsTo(app, owner.registration.email, "webhook-disabled")
    expect(mails).toMatchObject([{ data: { host: new URL(receiver.url).host, reason: "The server answered 500." } }])
    expect((await owner.browser.call(webhooks.test, { params })).json().message).toMatch(/webhook is off/)
    receiver.answer.status = 200
    await owner.browser.call(webhooks.change, { params, body: { isEnabled: true } })
    expect(await state()).toMatchObject({ isEnabled: true, gaveUpAt: null, failingSince: null })
    await test()
    expect(await sendDue()).toBe(1)
  })

  it("is turned off at once by a server that says it is gone", async () => {
    const { receiver, sendDue, test, state } = await openWithEndpoint()
    receiver.answer.status = 410
    await test()
    await sendDue()
    expect((await state()).isEnabled).toBe(false)
  })

  it("signs with both secrets for a day after a change, and then with the new one only", async () => {
    const { app, owner, receiver, secret: old, params, sendDue, test } = await openWithEndpoint()
    const { secret } = (await owner.browser.call(webhooks.changeSecret, { params, body: {} })).json()
    const arrived = async () => {
      await test()
      await sendDue()
      const message = receiver.got.at(-1)
      return message && [isSignedWith(old, message), isSignedWith(secret, message)]
    }
    expect(await arrived()).toEqual([true, true])
    app.clock.walk({ minutes: 24 * 60 - 1 })
    expect(await arrived()).toEqual([true, true])
    app.clock.walk({ minutes: 1 })
    expect(await arrived()).toEqual([false, true])
  })

  it("is held by one process, and taken over by others when that one is gone", async () => {
    const { app, receiver, sendDue, openSender, test } = await openWithEndpoint()
    for (let count = 0; count < 6; count++) await test()
    await Promise.all([openSender(), openSender(), openSender()].map((sender) => sender.sendDue()))
    await sendDue()
    expect(new Set(receiver.got.map(({ headers }) => headers["webhook-id"])).size).toBe(6)
    expect(receiver.got).toHaveLength(6)
    // As a process killed while sending leaves it.
    const { id } = await test()
    const leasedUntil = new Date(app.clock.now().getTime() + 60_000)
    await app.db.update(webhookDeliveries).set({ leasedUntil }).where(eq(webhookDeliveries.id, id))
    expect(await sendDue()).toBe(0)
    app.clock.walk({ minutes: 1 })
    expect(await sendDue()).toBe(1)
  })

  it("makes nobody wait for another user's slow server", async () => {
    const { app, owner, receiver, params, sendDue } = await openWithEndpoint()
    const at = app.clock.now()
    const far = new Date(at.getTime() + 60_000)
    const busy = { endpointId: params.id, userId: owner.id, event: "test", body: "{}", nextAt: at, createdAt: at }
    // Two of this user's are in progress somewhere, so a third one waits.
    await app.db.insert(webhookDeliveries).values([{ ...busy, leasedUntil: far }, { ...busy, leasedUntil: far }, busy])
    expect(await sendDue()).toBe(0)
    const other = await makeSubscriber(app)
    const made = await other.browser.call(webhooks.create, {
      body: { url: receiver.url, events: ["campaign.finished"] },
    })
    await other.browser.call(webhooks.test, { params: { id: made.json().created.id } })
    expect(await sendDue()).toBe(1)
  })

  it("hides its secret from anyone who reads the table", async () => {
    const { app, secret } = await openWithEndpoint()
    expect(JSON.stringify(await app.db.select().from(webhookEndpoints))).not.toContain(secret.slice(6, 20))
  })
})
