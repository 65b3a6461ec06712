import { eq } from "drizzle-orm"
import type { LightMyRequestResponse } from "fastify"
import { expect, it, onTestFinished } from "vitest"
import * as z from "zod/mini"
import { ads } from "../src/contract/ads.ts"
import { auth } from "../src/contract/auth.ts"
import { billing } from "../src/contract/billing.ts"
import type { Call } from "../src/contract/call.ts"
import { history } from "../src/contract/history.ts"
import { calls } from "../src/contract/index.ts"
import { pages } from "../src/contract/pages.ts"
import { seo } from "../src/contract/seo.ts"
import { templates } from "../src/contract/templates.ts"
import { webhooks } from "../src/contract/webhooks.ts"
import { exampleFor } from "../src/domain/ads/examples.ts"
import { listOwnedRows } from "../src/server/db/account/owned-rows.ts"
import { contentHistory } from "../src/server/db/schema.ts"
import { openApp, type TestApp, type TestBrowser } from "./app.ts"
import { beginBulkJobs, bulkRow } from "./begin-bulk-jobs.ts"
import { fakeWebPages } from "./fake-web-pages.ts"
import { FakeWriter, makeGate } from "./fake-writer.ts"
import { makeForm, makeKey, makeMember, makeSubscriber } from "./make.ts"
import { makePayer } from "./payer.ts"

// Knowing another user's id must be useless. The list of calls is read from the contract: one that takes an id and is
// in neither table fails here.

/** A user's data that others must not reach. */
interface Belongings {
  readonly sessionId: string
  readonly invoiceId: string
  readonly paymentId: string
  readonly itemId: string
  readonly productId: string
  readonly removedId: string
  readonly generationId: string
  readonly run: string
  readonly templateId: string
  readonly analysisId: string
  readonly batchId: string
  readonly campaignId: string
  readonly keyId: string
  readonly webhookId: string
  readonly deliveryId: string
  /** One whose product is written, and one that is not started. */
  readonly doneJobId: string
  readonly newJobId: string
}

interface Trial {
  readonly input: (own: Belongings) => object
  /** A stranger's answer where it is not 404: one without any of the owner's data. */
  readonly empty?: { readonly status: number; readonly body: unknown }
}

const byId = (key: keyof Belongings, more: object = {}) => ({
  input: (own: Belongings) => ({ params: { id: own[key] }, ...more }),
})
const item = (more: object = {}) => byId("itemId", more)
const row = (more: object = {}) => ({
  input: ({ doneJobId }: Belongings) => ({ params: { id: doneJobId, position: "0" }, ...more }),
})
/** The product that the writer does not finish before the test ends, so its job is still running when it is paused. */
const endless = "Endless mug"
const listing = (own: Belongings) => ({ id: own.productId, productTitle: "Taken over" })

/** In an order in which the owner can do them all. */
const trials: Readonly<Record<string, Trial>> = {
  "billing.getInvoice": byId("invoiceId"),
  "billing.verifyPayment": { input: ({ paymentId }) => ({ body: { paymentIntentId: paymentId } }) },
  "seo.listGenerations": { input: ({ run }) => ({ query: { run } }), empty: { status: 200, body: [] } },
  "seo.getGeneration": byId("generationId"),
  "seo.cancelGeneration": byId("generationId"),
  "seo.rewrite": {
    input: ({ itemId, productId }) => ({ body: { historyId: itemId, productId, field: "metaDescription" } }),
  },
  "history.get": item(),
  "history.mark": item({ body: { title: "Taken over", isFavorite: true } }),
  "history.edit": { input: (own) => ({ params: { id: own.itemId }, body: { products: [listing(own)] } }) },
  "history.listVersions": { input: (own) => ({ params: { id: own.itemId }, query: { productId: own.productId } }) },
  "history.fixRules": item(),
  "history.save": {
    input: ({ itemId }) => ({ body: { contentType: "generated", seoContent: { id: itemId }, notes: "Taken over" } }),
  },
  "history.exportItem": item({ query: { format: "text" } }),
  "history.exportZip": { input: ({ itemId }) => ({ query: { ids: itemId, format: "text" } }) },
  "history.changeMany": {
    input: ({ itemId }) => ({ body: { ids: [itemId], action: "archive" } }),
    empty: { status: 200, body: { changed: [] } },
  },
  "history.restore": {
    input: ({ removedId }) => ({ body: { ids: [removedId] } }),
    empty: { status: 200, body: { restored: [] } },
  },
  "history.remove": item(),
  "pages.get": byId("analysisId"),
  "pages.remove": byId("analysisId"),
  "pages.getBatch": byId("batchId"),
  "pages.cancelBatch": byId("batchId"),
  "templates.get": byId("templateId"),
  "templates.start": byId("templateId"),
  "templates.change": byId("templateId", { body: { name: "Taken over", isPublic: true } }),
  "templates.remove": byId("templateId"),
  "ads.get": byId("campaignId"),
  "ads.change": byId("campaignId", { body: { campaignName: "Taken over", isActive: false } }),
  "ads.changeBudget": byId("campaignId", { body: { monthlyBudget: 900 } }),
  "ads.duplicate": byId("campaignId"),
  "ads.exportCampaign": byId("campaignId", { query: { format: "json" } }),
  "ads.remove": byId("campaignId"),
  "keys.revoke": byId("keyId", { body: {} }),
  "webhooks.changeSecret": byId("webhookId", { body: {} }),
  "webhooks.test": byId("webhookId"),
  "webhooks.listDeliveries": byId("webhookId"),
  "webhooks.replay": {
    input: ({ webhookId, deliveryId }) => ({ params: { id: webhookId, deliveryId } }),
  },
  "webhooks.change": byId("webhookId", { body: { isEnabled: false } }),
  "webhooks.remove": byId("webhookId"),
  "bulk.get": byId("doneJobId"),
  "bulk.listRows": byId("doneJobId"),
  "bulk.countRows": byId("doneJobId"),
  "bulk.getRow": row(),
  "bulk.editRow": row({ body: { productTitle: "Taken over" } }),
  "bulk.rewriteRow": row({ body: { field: "metaDescription" } }),
  "bulk.accept": byId("doneJobId", { body: { isAccepted: true } }),
  "bulk.exportRows": byId("doneJobId", { query: { format: "csv" } }),
  "bulk.retry": byId("doneJobId"),
  "bulk.addRows": byId("newJobId", { body: { from: 0, rows: [bulkRow(endless)] } }),
  "bulk.start": byId("newJobId", { body: { total: 1 } }),
  "bulk.pause": byId("newJobId"),
  "bulk.resume": byId("newJobId"),
  "bulk.cancel": byId("newJobId"),
  "bulk.remove": byId("newJobId"),
  "auth.endSession": byId("sessionId"),
}

/** Looks like an id but belongs to nobody. */
const untried: Readonly<Record<string, string>> = {
  "auth.resetPassword": "the token is the proof itself, mailed to its owner, and good for once",
  ...{ "auth.verifyEmail": "as above", "auth.unlock": "as above", "billing.claim": "as above" },
  "billing.confirmInSandbox": "the client's secret is the proof itself, and nothing can be done with it but pay",
  "billing.authorizeInSandbox": "as above",
  "billing.actInSandbox": "it plays the bank, on a developer's own machine only",
  "seo.generate": "a run is a name that a user gives to their own generations; they are found by user as well",
}

type Shape = z.core.JSONSchema.BaseSchema

/** Every field, however deep, by its path. */
function fieldsOf(shape: Shape, way = ""): string[] {
  const inner = [shape.items, ...(shape.anyOf ?? []), ...(shape.allOf ?? []), ...(shape.oneOf ?? [])].flat()
  return [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, property]) =>
      typeof property === "boolean" ? [] : [`${way}${name}`, ...fieldsOf(property, `${way}${name}.`)],
    ),
    ...inner.flatMap((one) => (typeof one === "object" ? fieldsOf(one, way) : [])),
  ]
}

/** A section of a form has an id only so that a page can distinguish rows. */
const isId = (field: string) =>
  /(^|\.)(ids?|\w+Ids?|run|token|\w*[sS]ecret)$/.test(field) && !field.endsWith("bodyTextSections.id")

const takesId = ({ params, query, body }: Call) =>
  [params, query, body].some(
    (schema) => schema && fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).some(isId),
  )

const everyCall = new Map<string, Call>(
  Object.entries(calls).flatMap(([area, areaCalls]) =>
    Object.entries<Call>(areaCalls).map(([key, call]) => [`${area}.${key}`, call] as const),
  ),
)

const page = "https://saltmarsh.example/"

async function open() {
  const writer = new FakeWriter()
  const gate = makeGate()
  writer.behave = ({ subject }) => (subject.name === endless ? gate.wait() : undefined)
  const app = await openApp({
    env: { WEBHOOK_ALLOW_PRIVATE: "127.0.0.1:1" },
    parts: { writer, webPages: fakeWebPages({ [page]: "<title>Saltmarsh</title>" }) },
  })
  onTestFinished(gate.open)
  const owner = await makePayer(app)
  const ask = async <C extends Call>(call: C, input: object = {}) => {
    const reply = await owner.browser.call<C>(call, Object(input))
    if (reply.statusCode >= 300) throw new Error(`the owner was refused: ${call.path}: ${reply.body}`)
    return reply.json()
  }
  const run = "the-owners-run"
  const made = await ask(seo.generate, { query: { run }, body: makeForm(2) })
  const removed = await ask(history.save, { body: { contentType: "draft", businessName: "Removed" } })
  await owner.browser.call(history.remove, { params: { id: removed.id } })
  const analysis = await ask(pages.analyze, { body: { url: page } })
  await app.db.delete(contentHistory).where(eq(contentHistory.webpageAnalysisId, analysis.id))
  const batch = await ask(pages.startBatch, { body: { urls: ["https://nobody.example/"] } })
  await expect.poll(async () => (await ask(pages.getBatch, { params: { id: batch.id } })).state).toBe("done")
  const asking = { url: "http://127.0.0.1:1/hook", events: ["campaign.finished"] }
  const webhookId = (await ask(webhooks.create, { body: asking })).created.id
  const params = { id: webhookId }
  const deliveryId = (await ask(webhooks.test, { params })).id
  await expect.poll(async () => (await ask(webhooks.listDeliveries, { params }))[0].attempts.length).toBe(1)
  const own: Belongings = {
    ...(await beginBulkJobs(owner.browser)),
    ...{ webhookId, deliveryId },
    ...{ run, itemId: made.id, productId: made.products[0].id, generationId: made.generationId },
    ...{ removedId: removed.id, paymentId: owner.paymentId },
    campaignId: (await ask(ads.generate, { body: exampleFor("beauty") })).campaign.id,
    templateId: (await ask(templates.create, { body: { name: "Mugs", form: makeForm() } })).id,
    ...{ analysisId: analysis.id, batchId: batch.id },
    sessionId: (await ask(auth.listSessions))[0].id,
    invoiceId: (await ask(billing.listInvoices))[0].id,
    keyId: (await makeKey(owner, ["history:read"])).id,
  }
  return { app, owner, own }
}

/** All of the owner's data, as it is. */
async function readAll({ db }: TestApp, userId: string) {
  const tables: Record<string, unknown> = {}
  for (const { table, pages } of listOwnedRows(db, userId)) {
    const rows = []
    for await (const page of pages()) rows.push(...page)
    tables[table] = rows
  }
  return tables
}

type Answer = (call: Call, trial: Trial) => { status: number; body?: unknown }

/**
 * Tries every call with the owner's ids; each is answered as expected, and none of the owner's data has changed after
 * it.
 */
async function tryAll(opened: Awaited<ReturnType<typeof open>>, browser: TestBrowser, expected: Answer) {
  const { app, owner, own } = opened
  const before = await readAll(app, owner.id)
  expect(before).toMatchObject({
    content_history: expect.arrayContaining([
      expect.objectContaining({ id: own.itemId }),
      expect.objectContaining({ googleAdsCampaignId: own.campaignId }),
    ]),
    google_ads_campaigns: [{ id: own.campaignId }],
    content_templates: [{ id: own.templateId }],
  })
  const told = new RegExp(["Saltmarsh", "Speckled", "Copper Comb", owner.registration.email].join("|"))
  for (const [name, trial] of Object.entries(trials)) {
    const call = everyCall.get(name)
    if (call === undefined) throw new Error(`${name} is no call any more`)
    const reply: LightMyRequestResponse = await browser.call(call, Object(trial.input(own)))
    const { status, body } = expected(call, trial)
    expect.soft([name, reply.statusCode]).toEqual([name, status])
    if (body !== undefined) expect.soft([name, reply.json()]).toEqual([name, body])
    expect.soft(reply.body, name).not.toMatch(told)
  }
  expect(await readAll(app, owner.id)).toEqual(before)
}

const answerTo: Answer = (_, { empty }) => empty ?? { status: 404 }

it("every call that takes an id is tested here, or listed as an exception", () => {
  const wanted = [...everyCall].filter(([, call]) => takesId(call)).map(([name]) => name)
  expect(wanted.toSorted()).toEqual([...Object.keys(trials), ...Object.keys(untried)].toSorted())
})

it("another subscriber cannot use the ids", async () => {
  const opened = await open()
  const { browser } = await makeSubscriber(opened.app)
  await tryAll(opened, browser, answerTo)
}, 120_000)

it("a signed-out visitor cannot use them", async () => {
  const opened = await open()
  await tryAll(opened, opened.app.browser(), (call, trial) =>
    call.who === "everybody" ? answerTo(call, trial) : { status: 401 },
  )
}, 120_000)

it("a user without a subscription cannot use them", async () => {
  const opened = await open()
  const { browser } = await makeMember(opened.app)
  await tryAll(opened, browser, (call, trial) => (call.who === "access" ? { status: 403 } : answerTo(call, trial)))
}, 120_000)

it("the owner can use each of them", async () => {
  const { owner, own } = await open()
  for (const [name, { input }] of Object.entries(trials)) {
    const call = everyCall.get(name)
    if (call === undefined) throw new Error(`${name} is no call any more`)
    const reply = await owner.browser.call(call, Object(input(own)))
    expect.soft([name, reply.statusCode < 300], reply.body.slice(0, 200)).toEqual([name, true])
    expect.soft([name, reply.body === "[]"]).toEqual([name, false])
  }
}, 120_000)
