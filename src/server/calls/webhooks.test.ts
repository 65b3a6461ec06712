import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { fakeWebPages } from "../../../test/fake-web-pages.ts"
import { type Member, makeForm, makeSubscriber, setSubscription } from "../../../test/make.ts"
import { openWebhookReceiver } from "../../../test/webhook-receiver.ts"
import { account } from "../../contract/account.ts"
import { ads } from "../../contract/ads.ts"
import { bulk } from "../../contract/bulk.ts"
import { pages } from "../../contract/pages.ts"
import { webhooks } from "../../contract/webhooks.ts"
import { exampleFor } from "../../domain/ads/examples.ts"
import { isWebhookEvent, maxEndpoints, webhookEvents } from "../../domain/webhooks/events.ts"

const events = Object.keys(webhookEvents).filter(isWebhookEvent)
const page = "https://saltmarsh.example/"

async function openWithReceiver() {
  const receiver = await openWebhookReceiver()
  const webPages = fakeWebPages({ [page]: "<title>Saltmarsh</title>" })
  const app = await openApp({ env: receiver.env, parts: { webPages } })
  const owner = await makeSubscriber(app)
  return { app, owner, receiver, asking: { url: receiver.url, events } }
}

describe("an endpoint", () => {
  it("can be added after proof of ownership, and its secret is shown once", async () => {
    const { app, owner, asking } = await openWithReceiver()
    app.clock.walk({ minutes: 11 })
    const bare = await owner.browser.call(webhooks.create, { body: asking })
    expect([bare.statusCode, bare.json().code]).toEqual([403, "proof_required"])
    const { password } = owner.registration
    const made = await owner.browser.call(webhooks.create, { body: { ...asking, password } })
    expect(made.statusCode).toBe(201)
    const { secret, created } = made.json()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const listed = await owner.browser.call(webhooks.list, {})
    expect(listed.json()).toEqual([created])
    expect(listed.body).not.toContain("whsec_")
    expect((await owner.browser.call(account.listSecurityLog, {})).json()[0]).toMatchObject({ event: "webhook-added" })
  })

  it.each([
    ["http://127.0.0.1:1/hook", /cannot receive webhooks/],
    ["https://192.168.0.7/hook", /cannot receive webhooks/],
    ["shop.example", /cannot receive webhooks/],
    [" ", /Address is required/],
  ])("cannot be added at %s", async (url, message) => {
    const { owner } = await openWithReceiver()
    const reply = await owner.browser.call(webhooks.create, { body: { url, events } })
    expect([reply.statusCode, reply.json().issues]).toEqual([
      400,
      [{ path: "url", message: expect.stringMatching(message) }],
    ])
  })

  it(`counts toward ${maxEndpoints} at most`, async () => {
    const { owner, asking } = await openWithReceiver()
    const replies = []
    for (let count = 0; count <= maxEndpoints; count++)
      replies.push(await owner.browser.call(webhooks.create, { body: asking }))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(maxEndpoints).fill(201), 409])
  })

  it("is deleted with its log, even without a subscription", async () => {
    const { app, owner, asking } = await openWithReceiver()
    const { id } = (await owner.browser.call(webhooks.create, { body: asking })).json().created
    await owner.browser.call(webhooks.test, { params: { id } })
    await setSubscription(app.db, owner.id, { status: "inactive" })
    expect((await owner.browser.call(webhooks.test, { params: { id } })).statusCode).toBe(403)
    expect((await owner.browser.call(webhooks.listDeliveries, { params: { id } })).json()).toHaveLength(1)
    expect((await owner.browser.call(webhooks.remove, { params: { id } })).statusCode).toBe(204)
    expect((await owner.browser.call(webhooks.listDeliveries, { params: { id } })).statusCode).toBe(404)
  })

  it("that is off gets nothing, and its secret can be changed only after proof of ownership", async () => {
    const { app, owner, receiver, asking } = await openWithReceiver()
    const { created } = (await owner.browser.call(webhooks.create, { body: asking })).json()
    const params = { id: created.id }
    await owner.browser.call(webhooks.change, { params, body: { isEnabled: false, events: ["campaign.finished"] } })
    await owner.browser.call(ads.generate, { body: exampleFor("beauty") })
    expect((await owner.browser.call(webhooks.listDeliveries, { params })).json()).toEqual([])
    expect(receiver.got).toEqual([])
    app.clock.walk({ minutes: 11 })
    expect((await owner.browser.call(webhooks.changeSecret, { params, body: {} })).json().code).toBe("proof_required")
  })
})

it("every selectable event is sent when it happens", async () => {
  const { owner, receiver, asking } = await openWithReceiver()
  const { created } = (await owner.browser.call(webhooks.create, { body: asking })).json()
  const told = () => receiver.got.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data])
  const { campaign } = (await owner.browser.call(ads.generate, { body: exampleFor("beauty") })).json()
  const analysis = (await owner.browser.call(pages.analyze, { body: { url: page } })).json()
  await owner.browser.call(pages.startBatch, { body: { urls: [page, "https://nobody.example/"] } })
  const jobId = await runJob(owner)
  const { campaignName: name, campaignScore } = campaign
  const batch = { source: page, done: 1, failed: 1 }
  await expect
    .poll(() => told().toSorted(), { timeout: 20_000 })
    .toEqual(
      [
        ["campaign.finished", { campaignId: campaign.id, name, score: campaignScore }],
        ["analysis.finished", { analysisId: analysis.id, url: page, title: "Saltmarsh", score: analysis.seoScore }],
        [
          "analysis.finished",
          { analysisId: expect.any(String), url: page, title: "Saltmarsh", score: analysis.seoScore },
        ],
        ["analysis_batch.finished", { batchId: expect.any(String), ...batch }],
        ["bulk.finished", { jobId, fileName: "mugs.csv", platform: "etsy", written: 1, failed: 0 }],
      ].toSorted(),
    )
  const log = await owner.browser.call(webhooks.listDeliveries, { params: { id: created.id } })
  expect(log.json()).toHaveLength(5)
})

async function runJob({ browser }: Member): Promise<string> {
  const { products, ...form } = makeForm()
  const source = {
    ...{ fileName: "mugs.csv", platform: null, heads: [], top: [], headAt: null },
    separator: "," as const,
  }
  const { id } = (await browser.call(bulk.create, { body: { platform: "etsy", form, source } })).json()
  const rows = products.map((product) => ({ line: 1, product }))
  await browser.call(bulk.addRows, { params: { id }, body: { from: 0, rows } })
  await browser.call(bulk.start, { params: { id }, body: { total: 1 } })
  return id
}

it("the log comes in pages", async () => {
  const { app, owner, asking } = await openWithReceiver()
  const { created } = (await owner.browser.call(webhooks.create, { body: asking })).json()
  const params = { id: created.id }
  const ids = []
  for (let count = 0; count < 25; count++) {
    if (count % 2 === 0) app.clock.walk({ seconds: 1 })
    ids.push((await owner.browser.call(webhooks.test, { params })).json().id)
  }
  const first = await owner.browser.call(webhooks.listDeliveries, { params })
  const cursor = String(first.headers["x-next-cursor"])
  const second = await owner.browser.call(webhooks.listDeliveries, { params, query: { cursor } })
  expect([first.json().length, second.json().length, second.headers["x-next-cursor"]]).toEqual([20, 5, undefined])
  const got = [...first.json(), ...second.json()].map(({ id }: { id: string }) => id)
  expect(got.toSorted()).toEqual(ids.toSorted())
  for (const wrong of ["x", "2026-11-21T09:00:00.000Z_", "yesterday_1"])
    expect((await owner.browser.call(webhooks.listDeliveries, { params, query: { cursor: wrong } })).statusCode).toBe(
      400,
    )
})
