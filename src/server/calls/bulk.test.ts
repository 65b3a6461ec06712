import { asc, eq, sql } from "drizzle-orm"
import { readSheet as readByOthers } from "read-excel-file/node"
import { expect, it } from "vitest"
import { openApp, type TestApp } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { mailsTo } from "../../../test/mailbox.ts"
import { type Member, makeForm, makeMember, makeSubscriber } from "../../../test/make.ts"
import { workers } from "../../../test/workers.ts"
import { account } from "../../contract/account.ts"
import type { BulkJob, BulkRow } from "../../contract/bulk/job.ts"
import { bulk } from "../../contract/bulk.ts"
import { readXlsx } from "../../domain/bulk/files/read-xlsx.ts"
import { createCsvReader } from "../../domain/seo/exports/csv-reader.ts"
import { openBulkWork } from "../bulk/bulk-work.ts"
import { saveFailed, takeRows } from "../db/bulk/rows.ts"
import { bulkJobs, bulkRows, usageHistory } from "../db/schema.ts"
import { Problem } from "../problem.ts"

const heads = ["Handle", "Title", "Notes"]
const source = {
  ...{ fileName: "mugs.csv", platform: null, heads, top: [heads], headAt: 0, separator: "," as const },
}
const shared = () => {
  const { products: _, ...form } = makeForm(1)
  return form
}
const rowOf = (at: number, description = `Speckled mug number ${at}, thrown by hand from stoneware, holds 12 oz.`) => ({
  ...{ line: at + 2, texts: { targetKeywords: `mug ${at}` }, cells: [[`mug-${at}`, `Mug ${at}`, `shelf ${at}`]] },
  product: { name: `Mug ${at}`, category: "Mugs", description },
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => rowOf(at))

async function open({ writer = new FakeWriter(), env = {} } = {}) {
  const app = await openApp({ env, parts: { writer } })
  const owner = await makeSubscriber(app)
  return { app, owner, writer, ...at(owner) }
}

/** A job as a member has it in hand. */
function at({ browser }: Member) {
  const create = async (): Promise<BulkJob> =>
    (await browser.call(bulk.create, { body: { platform: "etsy", form: shared(), source } })).json()
  const get = async (id: string): Promise<BulkJob> => (await browser.call(bulk.get, { params: { id } })).json()
  const rows = async (id: string, query = {}): Promise<BulkRow[]> =>
    (await browser.call(bulk.listRows, { params: { id }, query })).json()
  const upload = async (count: number): Promise<BulkJob> => {
    const job = await create()
    await browser.call(bulk.addRows, { params: { id: job.id }, body: { from: 0, rows: rowsOf(count) } })
    return job
  }
  const run = async (count: number): Promise<BulkJob> => {
    const { id } = await upload(count)
    await browser.call(bulk.start, { params: { id }, body: { total: count } })
    await expect.poll(async () => (await get(id)).state, patience).toBe("done")
    return get(id)
  }
  const text = async (id: string, query: { format: "source" | "csv" | "platform"; which?: "all" }) =>
    browser.call(bulk.exportRows, { params: { id }, query })
  return { create, get, rows, upload, run, text }
}

const patience = { timeout: 60_000, interval: 20 }

function mustHave<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("the test has nothing in its hands")
  return value
}

function readRows(text: string): string[][] {
  const found: string[][] = []
  const reader = createCsvReader(",", (cells) => void found.push([...cells]))
  reader.push(text.replace(/^\uFEFF/, ""))
  reader.end()
  return found
}

it("writes every row of a file once, each from what all share and what is its own", async () => {
  const { app, run, rows, writer } = await open()
  const job = await run(12)
  expect(job).toMatchObject({
    ...{ fileName: "mugs.csv", platform: "etsy", state: "done", total: 12 },
    counts: { waiting: 0, written: 12, accepted: 0, failed: 0 },
  })
  expect(writer.asked).toHaveLength(12)
  const [first] = writer.asked
  expect(first?.brief).toMatchObject({ businessName: shared().businessName, targetKeywords: "mug 0" })
  expect(first?.brief.products).toEqual([rowOf(0).product])
  expect((await rows(job.id)).map(({ name, state }) => [name, state])).toEqual(
    Array.from({ length: 12 }, (_, row) => [`Mug ${row}`, "written"]),
  )
  expect(await app.db.select({ count: usageHistory.generationCount }).from(usageHistory)).toEqual([{ count: 12 }])
})

it("takes the same rows twice without having them twice, and starts only when all are there", async () => {
  const { owner, upload, get } = await open()
  const { id } = await upload(3)
  const again = await owner.browser.call(bulk.addRows, { params: { id }, body: { from: 0, rows: rowsOf(3) } })
  expect(again.json()).toEqual({ received: 3 })
  expect((await get(id)).total).toBe(3)
  await owner.browser.call(bulk.addRows, { params: { id }, body: { from: 5, rows: [rowOf(5)] } })
  const early = await owner.browser.call(bulk.start, { params: { id }, body: { total: 4 } })
  expect([early.statusCode, early.json().code]).toEqual([409, "conflict"])
})

it("refuses rows that the form would refuse, and says which and why", async () => {
  const { owner, create } = await open()
  const { id } = await create()
  const reply = await owner.browser.call(bulk.addRows, {
    params: { id },
    body: { from: 0, rows: [rowOf(0), rowOf(1, "short"), { ...rowOf(2), product: { ...rowOf(2).product, name: "" } }] },
  })
  expect([reply.statusCode, reply.json().issues]).toEqual([
    400,
    [
      { path: "rows.1.products.0.description", message: "Description must be at least 10 characters" },
      { path: "rows.2.products.0.name", message: "Product name is required" },
    ],
  ])
})

it("is paused and goes on, is cancelled for good, and is deleted with all its rows", async () => {
  const { app, owner, upload, get } = await open()
  const { id } = await upload(2)
  const ask = (call: typeof bulk.pause | typeof bulk.resume | typeof bulk.cancel) =>
    owner.browser.call(call, { params: { id } })
  expect((await ask(bulk.pause)).statusCode).toBe(409)
  await app.db.update(bulkJobs).set({ state: "running", total: 2 })
  expect((await ask(bulk.pause)).json().state).toBe("paused")
  expect(await takeRows(app.db, { limit: 5, leaseSeconds: 30 })).toBeNull()
  await ask(bulk.resume)
  await expect.poll(async () => (await get(id)).state, patience).toBe("done")
  expect((await ask(bulk.cancel)).json().state).toBe("done")
  expect((await owner.browser.call(bulk.remove, { params: { id } })).statusCode).toBe(204)
  expect(await app.db.select().from(bulkRows)).toEqual([])
})

it("keeps what failed with its reason, writes the others, and tries it again when asked", async () => {
  const { owner, run, rows, get, writer } = await open()
  writer.behave = ({ subject }) => {
    if (subject.name === "Mug 1") throw new Problem("provider_failed")
  }
  const { id, counts } = await run(3)
  expect(counts).toEqual({ waiting: 0, written: 2, accepted: 0, failed: 1 })
  expect((await rows(id, { state: "failed" })).map(({ name, problem }) => [name, problem?.code])).toEqual([
    ["Mug 1", "provider_failed"],
  ])
  writer.behave = () => {}
  await owner.browser.call(bulk.retry, { params: { id } })
  await expect.poll(async () => (await get(id)).counts.written, patience).toBe(3)
})

it("is told of by mail when it ends, with what failed, and counts what a retry wrote once", async () => {
  const { app, owner, run, get, writer } = await open()
  writer.behave = ({ subject }) => {
    if (subject.name === "Mug 1") throw new Problem("provider_failed")
  }
  const { id } = await run(3)
  const mails = () => mailsTo(app, owner.registration.email, "bulk-finished")
  expect(await mails()).toMatchObject([{ data: { jobId: id, fileName: "mugs.csv", written: 2, failed: 1 } }])
  writer.behave = () => {}
  app.clock.walk({ seconds: 60 })
  await owner.browser.call(bulk.retry, { params: { id } })
  await expect.poll(async () => (await get(id)).state, patience).toBe("done")
  expect(await mails()).toHaveLength(2)
  const uses = await app.db.select({ count: usageHistory.generationCount }).from(usageHistory)
  expect(uses.map(({ count }) => count).toSorted()).toEqual([1, 2])
  const again = await owner.browser.call(bulk.retry, { params: { id } })
  expect([again.statusCode, again.json().message]).toEqual([409, "No product of this job failed."])
  expect((await get(id)).state).toBe("done")
})

it("is not told of by mail to somebody who wants none, and counts what was written when it is cancelled", async () => {
  const { app, owner, upload, writer, get } = await open()
  const settings = (await owner.browser.call(account.getSettings, {})).json()
  await owner.browser.call(account.saveSettings, { body: { ...settings, generationComplete: false } })
  const { id } = await upload(3)
  writer.behave = async ({ subject }) => {
    if (subject.name !== "Mug 2") return
    await expect.poll(async () => (await get(id)).counts.written, patience).toBe(2)
    await owner.browser.call(bulk.cancel, { params: { id } })
  }
  await owner.browser.call(bulk.start, { params: { id }, body: { total: 3 } })
  await expect.poll(async () => (await get(id)).state, patience).toBe("cancelled")
  expect(await mailsTo(app, owner.registration.email, "bulk-finished")).toEqual([])
  expect(await app.db.select({ count: usageHistory.generationCount }).from(usageHistory)).toEqual([{ count: 2 }])
})

it("leaves rows alone that another process holds, and takes them when its lease has ended; the late one saves nothing", async () => {
  const { app, upload, writer, rows } = await open()
  const { id } = await upload(4)
  await app.db.update(bulkJobs).set({ state: "running", total: 4 })
  const taken = await takeRows(app.db, { limit: 2, leaseSeconds: 30 })
  expect(taken?.rows.map(({ position }) => position)).toEqual([0, 1])
  expect((await takeRows(app.db, { limit: 5, leaseSeconds: 30 }))?.rows.map(({ position }) => position)).toEqual([2, 3])
  expect(await takeRows(app.db, { limit: 5, leaseSeconds: 30 })).toBeNull()
  await app.db.update(bulkRows).set({ leaseUntil: sql`now() - interval '1 second'` })
  const others = await takeRows(app.db, { limit: 5, leaseSeconds: 30 })
  expect(others?.rows).toHaveLength(4)
  const attempts = await app.db
    .select({ attempts: bulkRows.attempts })
    .from(bulkRows)
    .where(eq(bulkRows.jobId, id))
    .orderBy(asc(bulkRows.position))
  expect(attempts.map((row) => row.attempts)).toEqual([2, 2, 2, 2])
  await saveFailed(app.db, mustHave(taken?.rows[0]), { code: "unexpected", message: "late" })
  expect((await rows(id)).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting", "waiting"])
  expect(writer.asked).toEqual([])
})

it("gives up a row that ended its process three times", async () => {
  const { app, upload, rows } = await open()
  const { id } = await upload(1)
  await app.db.update(bulkJobs).set({ state: "running", total: 1 })
  await app.db.update(bulkRows).set({ attempts: 3, leaseUntil: sql`now() - interval '1 second'` })
  expect((await takeRows(app.db, { limit: 5, leaseSeconds: 30 }))?.rows).toEqual([])
  expect((await rows(id))[0]).toMatchObject({ state: "failed", problem: { message: expect.stringContaining("three") } })
})

it("finds rows by state, score and words, page by page", async () => {
  const { app, owner, run, rows } = await open()
  const { id } = await run(60)
  await app.db.update(bulkRows).set({ score: sql`${bulkRows.position}` })
  const first = await owner.browser.call(bulk.listRows, { params: { id } })
  expect([first.json().length, first.headers["x-next-cursor"]]).toEqual([50, "49"])
  expect(await rows(id, { cursor: "49" })).toHaveLength(10)
  expect((await rows(id, { minScore: "58" })).map(({ position }) => position)).toEqual([58, 59])
  expect((await rows(id, { search: "mug 5", maxScore: "51" })).map(({ name }) => name)).toEqual([
    ...["Mug 5", "Mug 50", "Mug 51"],
  ])
  expect(await rows(id, { search: "100%_" })).toEqual([])
})

it("saves an edit word for word, scores it again, and writes one field again", async () => {
  const { owner, run } = await open({ writer: new FakeWriter("built-in") })
  const { id } = await run(1)
  const params = { id, position: "0" }
  const edited = await owner.browser.call(bulk.editRow, { params, body: { productTitle: "Speckled Stoneware Mug" } })
  expect(edited.json()).toMatchObject({
    title: "Speckled Stoneware Mug",
    product: { productTitle: "Speckled Stoneware Mug" },
  })
  expect(edited.json().score).toBe(edited.json().product.seoScore)
  const again = await owner.browser.call(bulk.rewriteRow, { params, body: { field: "productTitle" } })
  expect(again.statusCode).toBe(200)
  expect(again.json().product.productTitle).not.toBe("Speckled Stoneware Mug")
  const unknown = await owner.browser.call(bulk.rewriteRow, { params, body: { field: "nothing" } })
  expect([unknown.statusCode, unknown.json().issues[0].path]).toEqual([400, "field"])
})

it("exports the uploaded file with the new texts of accepted rows, every other cell as it was", async () => {
  const { owner, run, rows, text } = await open()
  const { id } = await run(3)
  const none = await text(id, { format: "source" })
  expect([none.statusCode, none.json().message]).toEqual([404, "No product is accepted yet."])
  const accept = (body: { isAccepted: boolean; positions?: number[]; filter?: { search: string } }) =>
    owner.browser.call(bulk.accept, { params: { id }, body })
  expect((await accept({ isAccepted: true, filter: { search: "Mug" } })).json()).toEqual({ changed: 3 })
  expect((await accept({ isAccepted: false, positions: [1] })).json()).toEqual({ changed: 1 })
  expect((await rows(id, { state: "accepted" })).map(({ position }) => position)).toEqual([0, 2])
  const file = await text(id, { format: "source" })
  expect(file.headers["content-disposition"]).toContain("mugs-with-new-texts.csv")
  const [top, ...lines] = readRows(file.body)
  expect(top?.slice(0, 3)).toEqual(heads)
  expect(lines.map((line) => line.slice(0, 3))).toEqual([0, 1, 2].map((row) => rowOf(row).cells[0]))
  expect(lines.map((line) => line.slice(3).some((cell) => cell !== ""))).toEqual([true, false, true])
})

it("gives a workbook back as a workbook, with every other cell as it was", async () => {
  const { owner, text, get } = await open()
  const { browser } = owner
  const workbook = { ...source, fileName: "mugs.xlsx", sheet: "Our mugs" }
  const { id } = (
    await browser.call(bulk.create, { body: { platform: "etsy", form: shared(), source: workbook } })
  ).json()
  await browser.call(bulk.addRows, { params: { id }, body: { from: 0, rows: rowsOf(250) } })
  await browser.call(bulk.start, { params: { id }, body: { total: 250 } })
  await expect.poll(async () => (await get(id)).state, patience).toBe("done")
  const file = await text(id, { format: "source", which: "all" })
  expect(file.headers["content-disposition"]).toContain("mugs-with-new-texts.xlsx")
  const { name, rows } = Object(readXlsx(file.rawPayload))
  expect([name, rows.length]).toEqual(["Our mugs", 251])
  const cells: string[][] = rows.map((row: { cells: string[] }) => row.cells)
  expect(cells.map((row) => row.slice(0, 3))).toEqual([heads, ...rowsOf(250).flatMap((row) => row.cells)])
  expect(cells.every((row) => (row[3] ?? "") !== "")).toBe(true)
  const others = await readByOthers(file.rawPayload)
  expect(others[250]?.slice(0, 3)).toEqual(["mug-249", "Mug 249", "shelf 249"])
})

it("exports for the platform and as a table", async () => {
  const { run, text } = await open()
  const { id } = await run(3)
  const table = await text(id, { format: "csv", which: "all" })
  expect(readRows(table.body)).toHaveLength(4)
  const platform = await text(id, { format: "platform", which: "all" })
  expect([platform.statusCode, platform.headers["content-type"]]).toEqual([200, "application/zip"])
})

it("is for subscribers, and for nobody but its owner", async () => {
  const { app, run } = await open()
  const { id } = await run(1)
  expect((await app.browser().call(bulk.list, {})).statusCode).toBe(401)
  expect((await (await makeMember(app)).browser.call(bulk.list, {})).statusCode).toBe(403)
  const { browser } = await makeSubscriber(app)
  expect((await browser.call(bulk.list, {})).json()).toEqual([])
  const params = { id }
  const replies = [
    await browser.call(bulk.get, { params }),
    await browser.call(bulk.listRows, { params }),
    await browser.call(bulk.getRow, { params: { id, position: "0" } }),
    await browser.call(bulk.editRow, { params: { id, position: "0" }, body: { productTitle: "Mine" } }),
    await browser.call(bulk.accept, { params, body: { isAccepted: true, positions: [0] } }),
    await browser.call(bulk.cancel, { params }),
    await browser.call(bulk.exportRows, { params, query: { format: "csv" } }),
    await browser.call(bulk.remove, { params }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404))
})

it("lets five jobs be open at a time, and takes no more rows than fit", async () => {
  const { owner, create } = await open()
  const [{ id }] = [await create(), await create(), await create(), await create(), await create()]
  const sixth = await owner.browser.call(bulk.create, { body: { platform: "etsy", form: shared(), source } })
  expect([sixth.statusCode, sixth.json().code]).toEqual([429, "too_many_requests"])
  const far = await owner.browser.call(bulk.addRows, { params: { id }, body: { from: 9999, rows: rowsOf(2) } })
  expect(far.statusCode).toBe(400)
})

const toolsOf = ({ db, clock }: TestApp, writer: FakeWriter) => ({
  ...{ db, writer, now: clock.now, places: 1, note: () => {}, after: () => () => {}, webhooks: { soon() {} } },
  workers,
})

it("goes on with a job of a process that stopped, from where that one was", async () => {
  const { app, upload, get, writer } = await open()
  const { id } = await upload(30)
  await app.db.update(bulkJobs).set({ state: "running", total: 30 })
  const tools = toolsOf(app, writer)
  const one = openBulkWork(tools)
  writer.behave = async () => {
    if (writer.asked.length === 7) void one.stop()
  }
  one.begin()
  await expect.poll(async () => (await get(id)).counts.written, patience).toBe(7)
  await one.stop()
  writer.behave = () => {}
  openBulkWork(tools).begin()
  await expect.poll(async () => (await get(id)).state, patience).toBe("done")
  expect(writer.asked).toHaveLength(30)
})

it("ends a job whose last row was written by a process that was killed before it could end it", async () => {
  const { app, upload, get, writer } = await open()
  const { id } = await upload(2)
  await app.db.update(bulkJobs).set({ state: "running", total: 2 })
  await app.db.update(bulkRows).set({ state: "written" })
  const work = openBulkWork(toolsOf(app, writer))
  work.begin()
  await expect.poll(async () => (await get(id)).state, patience).toBe("done")
  await work.stop()
  expect(writer.asked).toEqual([])
})

it("keeps a text that the database could not take while it restarted, and saves it when it is back", async () => {
  const { app, upload, get, writer } = await open()
  const { id } = await upload(3)
  await app.db.update(bulkJobs).set({ state: "running", total: 3 })
  await app.db.execute(sql`create sequence tried`)
  await app.db.execute(sql`create function refuse_twice() returns trigger language plpgsql as $$
    begin
      if nextval('tried') in (2, 3) then raise exception 'going down' using errcode = '57P01'; end if;
      return new;
    end $$`)
  await app.db.execute(sql`create trigger refuse_twice before update on bulk_rows for each row
    when (old.state = 'waiting' and new.state <> 'waiting') execute function refuse_twice()`)
  const waits: (() => void)[] = []
  const after = (_waitMs: number, run: () => void) => {
    waits.push(run)
    return () => {}
  }
  const work = openBulkWork({ ...toolsOf(app, writer), after })
  work.begin()
  await expect
    .poll(async () => {
      waits.shift()?.()
      return (await get(id)).state
    }, patience)
    .toBe("done")
  await work.stop()
  expect((await get(id)).counts).toMatchObject({ written: 3, failed: 0 })
  expect(writer.asked).toHaveLength(3)
})
