import { eq } from "drizzle-orm"
import { expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { fakeWebPages } from "../../../test/fake-web-pages.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { makeMember, makeSubscriber } from "../../../test/make.ts"
import { pageOf } from "../../../test/page-reading.ts"
import { eventsPath } from "../../contract/call.ts"
import { history } from "../../contract/history.ts"
import { type Analysis, pages } from "../../contract/pages.ts"
import { openAnalyzing } from "../analyzing/analyzing.ts"
import { contentHistory, usageHistory, webpageAnalysis, webpageBatches } from "../db/schema.ts"

const oak = "https://bench.example/oak"
const files = {
  [oak]: pageOf(
    '<title>Oak tables | Bench</title><meta name="robots" content="noindex">',
    '<h1>Handmade oak tables</h1><p>Every oak table starts as a single board.</p><a href="/ash">Ash</a><a href="https://other.example/">Other</a><img src="a.png" alt="An oak table">',
  ),
  "https://bench.example/ash": pageOf("<title>Ash tables made by hand | Bench</title>", "<h1>Ash tables</h1>"),
  "https://bench.example/sitemap.xml":
    "<urlset><url><loc>https://bench.example/oak</loc></url><url><loc>https://bench.example/none</loc></url></urlset>",
  "https://bench.example/odd": `<title>Half \u{1F600}</title><h1>${"\u{1F600}".repeat(300)}</h1><p>A\0B</p>`,
}

const atOnce = (_waitMs: number, run: () => void) => {
  queueMicrotask(run)
  return () => {}
}

async function open(env: Record<string, string> = {}) {
  const webPages = fakeWebPages(files)
  const app = await openApp({ env, parts: { webPages } })
  const owner = await makeSubscriber(app)
  const analyze = async (url: string = oak): Promise<Analysis> =>
    (await owner.browser.call(pages.analyze, { body: { url } })).json()
  return { app, owner, analyze, webPages }
}

it("analyzes a page: the specification's fields, evidence, better texts, and an entry in the history", async () => {
  const { app, owner, analyze } = await open()
  const analysis = await analyze()
  expect(analysis).toMatchObject({
    ...{ url: oak, title: "Oak tables | Bench", metaDescription: null, seoScore: 40, cappedBy: "robots-noindex" },
    ...{ internalLinks: ["https://bench.example/ash"], externalLinks: ["https://other.example/"], brokenLinks: [] },
    headingStructure: { h1: ["Handmade oak tables"], h2: [], h3: [] },
    ...{ imageAltTags: ["An oak table"], previousId: null, status: 200 },
    improvedTitleTag: "Handmade oak tables | Bench",
    improvedMetaDescription: "Every oak table starts as a single board.",
  })
  expect(analysis.recommendations[0]).toContain("noindex")
  const check = analysis.checks.find(({ id }) => id === "robots-noindex")
  expect(check).toMatchObject({ status: "fail", points: 0, maxPoints: 12, evidence: [{ line: 1 }] })
  const [item] = await app.db.select().from(contentHistory)
  expect(item).toMatchObject({
    ...{ contentType: "webpage_analysis", platform: "webpage_analyzer", webpageAnalysisId: analysis.id },
    title: "Oak tables | Bench",
  })
  expect(await app.db.select().from(usageHistory)).toMatchObject([{ action: "analyze_webpage" }])
  const found = await owner.browser.call(history.list, { query: { platform: "webpage_analyzer" } })
  expect(found.json()).toMatchObject([{ contentType: "webpage_analysis" }])
})

it("reports its progress", async () => {
  const { owner } = await open()
  const reply = await owner.browser.call({ ...pages.analyze, path: eventsPath(pages.analyze) }, { body: { url: oak } })
  const names = [...reply.body.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
  expect(names).toEqual(["fetching", "reading", "links", "writing", "result"])
})

it("lists the latest first, opens one, finds the previous one, and deletes it with its entry", async () => {
  const { app, owner, analyze } = await open()
  const first = await analyze()
  app.clock.walk({ minutes: 1 })
  const second = await analyze()
  expect(second.previousId).toBe(first.id)
  const list = async () => (await owner.browser.call(pages.list, {})).json()
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
  expect((await owner.browser.call(pages.get, { params: { id: first.id } })).json()).toEqual(first)
  expect((await owner.browser.call(pages.remove, { params: { id: first.id } })).statusCode).toBe(204)
  expect(await list()).toHaveLength(1)
  expect(await app.db.$count(contentHistory)).toBe(1)
  expect((await owner.browser.call(pages.remove, { params: { id: first.id } })).statusCode).toBe(404)
})

it("keeps a page's text, whatever its characters", async () => {
  const { analyze } = await open()
  const analysis = await analyze("https://bench.example/odd")
  expect(analysis.title).toBe("Half \u{1F600}")
})

it("explains why a page could not be read, and saves nothing", async () => {
  const { app, owner } = await open()
  const reply = await owner.browser.call(pages.analyze, { body: { url: "https://nobody.example/" } })
  expect([reply.statusCode, reply.json()]).toMatchObject([
    422,
    { code: "page_unreachable", message: "There is no site of this name." },
  ])
  expect(await app.db.$count(webpageAnalysis)).toBe(0)
})

it.each([
  ["", "URL is required"],
  ["   ", "URL is required"],
  ["oak", "Please enter a valid URL"],
  ["ftp://bench.example/", "Please enter a valid URL"],
  ["javascript:alert(1)", "Please enter a valid URL"],
  ["https://", "Please enter a valid URL"],
  [`https://bench.example/${"a".repeat(2048)}`, "Please enter a valid URL"],
])("refuses %j: %s", async (url, message) => {
  const { owner, webPages } = await open()
  const reply = await owner.browser.call(pages.analyze, { body: { url } })
  expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  expect(webPages.asked).toEqual([])
})

it("is for subscribers", async () => {
  const { app } = await open()
  expect((await app.browser().call(pages.analyze, { body: { url: oak } })).statusCode).toBe(401)
  const member = await makeMember(app)
  expect((await member.browser.call(pages.analyze, { body: { url: oak } })).statusCode).toBe(403)
})

it("limits the pages of one user in an hour", async () => {
  const { app, owner } = await open({ FAIR_USE_ANALYSES_PER_HOUR: "2" })
  const status = async () => (await owner.browser.call(pages.analyze, { body: { url: oak } })).statusCode
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429])
  const batch = await owner.browser.call(pages.startBatch, { body: { urls: [oak] } })
  expect(batch.statusCode).toBe(429)
  // Somebody who stays active, so that the session continues.
  for (let quarter = 0; quarter < 5; quarter += 1) {
    app.clock.walk({ minutes: 15 })
    await owner.browser.call(pages.list, {})
  }
  expect(await status()).toBe(200)
})

it("analyzes a sitemap in the background, and says which page could not be read", async () => {
  const { owner } = await open()
  const started = await owner.browser.call(pages.startBatch, { body: { sitemap: "https://bench.example/sitemap.xml" } })
  expect([started.statusCode, started.json()]).toMatchObject([202, { state: "running", done: 0, total: 2 }])
  const view = async () => (await owner.browser.call(pages.getBatch, { params: { id: started.json().id } })).json()
  await expect.poll(async () => (await view()).state).toBe("done")
  expect((await view()).pages).toMatchObject([
    { url: oak, state: "done", seoScore: 40, title: "Oak tables | Bench" },
    { url: "https://bench.example/none", state: "failed", trouble: "There is no site of this name." },
  ])
  expect((await owner.browser.call(pages.listBatches, {})).json()).toHaveLength(1)
})

it("analyzes each address in a list once, at most fifty, and refuses none", async () => {
  const { owner } = await open()
  const start = (body: object) => owner.browser.call(pages.startBatch, { body })
  expect((await start({ urls: [oak, oak] })).json()).toMatchObject({ total: 1, source: oak })
  expect((await start({})).statusCode).toBe(400)
  expect((await start({ urls: Array.from({ length: 51 }, (_n, at) => `${oak}/${at}`) })).statusCode).toBe(400)
  expect((await start({ sitemap: oak })).json()).toMatchObject({ code: "page_unreadable" })
})

it("lets a user stop a list, and continues a list where a killed process left it", async () => {
  const { app, owner, webPages } = await open()
  const untouched = { state: "waiting", analysisId: null, seoScore: null, title: null, trouble: null } as const
  const left = (state: string) => ({
    ...{ userId: owner.id, source: oak, state, leasedUntil: new Date(0) },
    pages: [
      { ...untouched, url: "https://bench.example/none", state: "failed" as const, trouble: "Before the crash" },
      { ...untouched, url: oak },
    ],
  })
  const [row] = await app.db.insert(webpageBatches).values(left("running")).returning()
  const [stopped] = await app.db.insert(webpageBatches).values(left("running")).returning()
  const cancelled = await owner.browser.call(pages.cancelBatch, { params: { id: stopped?.id ?? "" } })
  expect(cancelled.json()).toMatchObject({ state: "cancelled", done: 1 })
  const later = openAnalyzing({
    ...{ db: app.db, now: app.clock.now, webPages, writer: new FakeWriter() },
    ...{ after: atOnce, note: () => {}, webhooks: { soon: () => {} } },
  })
  expect(await later.finishAbandoned()).toBe(1)
  const read = async (id = "") => (await app.db.select().from(webpageBatches).where(eq(webpageBatches.id, id)))[0]
  await expect.poll(async () => (await read(row?.id))?.state).toBe("done")
  expect((await read(row?.id))?.pages).toMatchObject([{ trouble: "Before the crash" }, { state: "done", seoScore: 40 }])
  expect((await read(stopped?.id))?.pages).toMatchObject([{}, { state: "waiting" }])
})
