import { sql } from "drizzle-orm"
import { readSheet as readByOthers } from "read-excel-file/node"
import { expect, it } from "vitest"
import { heads, openBulk, rowOf, rowsOf, shared, source } from "../../../test/bulk-jobs.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { mailsTo } from "../../../test/mailbox.ts"
import { makeMember, makeSubscriber } from "../../../test/make.ts"
import { account } from "../../contract/account.ts"
import { bulk } from "../../contract/bulk.ts"
import { readXlsx } from "../../domain/bulk/files/read-xlsx.ts"
import { createCsvReader } from "../../domain/seo/exports/csv-reader.ts"
import { takeRows } from "../db/bulk/rows.ts"
import { bulkJobs, bulkRows, usageHistory } from "../db/schema.ts"
import { Problem } from "../problem.ts"

function readRows(text: string): string[][] {
  const found: string[][] = []
  const reader = createCsvReader(",", (cells) => void found.push([...cells]))
  reader.push(text.replace(/^\uFEFF/, ""))
  reader.end()
  return found
}

it("writes every row of a file once, from the shared fields and the row's own", async () => {
  const { app, run, rows, writer } = await openBulk()
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

it("accepts the same rows twice without storing them twice, and starts only when all have arrived", async () => {
  const { owner, upload, get } = await openBulk()
  const { id } = await upload(3)
  const again = await owner.browser.call(bulk.addRows, { params: { id }, body: { from: 0, rows: rowsOf(3) } })
  expect(again.json()).toEqual({ received: 3 })
  expect((await get(id)).total).toBe(3)
  await owner.browser.call(bulk.addRows, { params: { id }, body: { from: 5, rows: [rowOf(5)] } })
  const early = await owner.browser.call(bulk.start, { params: { id }, body: { total: 4 } })
  expect([early.statusCode, early.json().code]).toEqual([409, "conflict"])
})

it("refuses rows that the form would refuse, and says which and why", async () => {
  const { owner, create } = await openBulk()
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

it("can be paused, resumed, permanently cancelled, and deleted with all its rows", async () => {
  const { app, owner, upload, get } = await openBulk()
  const { id } = await upload(2)
  const ask = (call: typeof bulk.pause | typeof bulk.resume | typeof bulk.cancel) =>
    owner.browser.call(call, { params: { id } })
  expect((await ask(bulk.pause)).statusCode).toBe(409)
  await app.db.update(bulkJobs).set({ state: "running", total: 2 })
  expect((await ask(bulk.pause)).json().state).toBe("paused")
  expect(await takeRows(app.db, { limit: 5, leaseSeconds: 30 })).toBeNull()
  await ask(bulk.resume)
  await expect.poll(async () => (await get(id)).state).toBe("done")
  expect((await ask(bulk.cancel)).json().state).toBe("done")
  expect((await owner.browser.call(bulk.remove, { params: { id } })).statusCode).toBe(204)
  expect(await app.db.select().from(bulkRows)).toEqual([])
})

it("keeps failed rows with their reason, writes the others, and retries on request", async () => {
  const { owner, run, rows, get, writer } = await openBulk()
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
  await expect.poll(async () => (await get(id)).counts.written).toBe(3)
})

it("sends an email when it ends, with the failures, and counts a retry's texts once", async () => {
  const { app, owner, run, get, writer } = await openBulk()
  writer.behave = ({ subject }) => {
    if (subject.name === "Mug 1") throw new Problem("provider_failed")
  }
  const { id } = await run(3)
  const mails = () => mailsTo(app, owner.registration.email, "bulk-finished")
  expect(await mails()).toMatchObject([{ data: { jobId: id, fileName: "mugs.csv", written: 2, failed: 1 } }])
  writer.behave = () => {}
  app.clock.walk({ seconds: 60 })
  await owner.browser.call(bulk.retry, { params: { id } })
  await expect.poll(async () => (await get(id)).state).toBe("done")
  expect(await mails()).toHaveLength(2)
  const uses = await app.db.select({ count: usageHistory.generationCount }).from(usageHistory)
  expect(uses.map(({ count }) => count).toSorted()).toEqual([1, 2])
  const again = await owner.browser.call(bulk.retry, { params: { id } })
  expect([again.statusCode, again.json().state]).toEqual([200, "done"])
})

it("sends no email to a user who does not want it, and counts the written rows when it is cancelled", async () => {
  const { app, owner, upload, writer, get } = await openBulk()
  const settings = (await owner.browser.call(account.getSettings, {})).json()
  await owner.browser.call(account.saveSettings, { body: { ...settings, generationComplete: false } })
  const { id } = await upload(3)
  writer.behave = async ({ subject }) => {
    if (subject.name !== "Mug 2") return
    await expect.poll(async () => (await get(id)).counts.written).toBe(2)
    await owner.browser.call(bulk.cancel, { params: { id } })
  }
  await owner.browser.call(bulk.start, { params: { id }, body: { total: 3 } })
  await expect.poll(async () => (await get(id)).state).toBe("cancelled")
  expect(await mailsTo(app, owner.registration.email, "bulk-finished")).toEqual([])
  expect(await app.db.select({ count: usageHistory.generationCount }).from(usageHistory)).toEqual([{ count: 2 }])
})

it("finds rows by state, score and words, page by page", async () => {
  const { app, owner, run, rows } = await openBulk()
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
  const found = async (query: { state?: "written" | "accepted"; search?: string; minScore?: string }) =>
    (await owner.browser.call(bulk.countRows, { params: { id }, query })).json()
  expect(await found({})).toEqual({ found: 60 })
  expect(await found({ state: "written", search: "mug 5", minScore: "51" })).toEqual({ found: 9 })
  expect(await found({ state: "accepted" })).toEqual({ found: 0 })
})

it("saves an edit word for word, scores the row again, and rewrites one field", async () => {
  const { owner, run } = await openBulk({ writer: new FakeWriter("built-in") })
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

it("exports the uploaded file with the new texts of accepted rows and every other cell as it was", async () => {
  const { owner, run, rows, text } = await openBulk()
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

it("returns a workbook as a workbook, with every other cell as it was", async () => {
  const { owner, text, get } = await openBulk()
  const { browser } = owner
  const workbook = { ...source, fileName: "mugs.xlsx", sheet: "Our mugs" }
  const { id } = (
    await browser.call(bulk.create, { body: { platform: "etsy", form: shared(), source: workbook } })
  ).json()
  await browser.call(bulk.addRows, { params: { id }, body: { from: 0, rows: rowsOf(250) } })
  await browser.call(bulk.start, { params: { id }, body: { total: 250 } })
  await expect.poll(async () => (await get(id)).state).toBe("done")
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
  const { run, text } = await openBulk()
  const { id } = await run(3)
  const table = await text(id, { format: "csv", which: "all" })
  expect(readRows(table.body)).toHaveLength(4)
  const platform = await text(id, { format: "platform", which: "all" })
  expect([platform.statusCode, platform.headers["content-type"]]).toEqual([200, "application/zip"])
})

it("is for subscribers, and only for its owner", async () => {
  const { app, run } = await openBulk()
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

it("allows five open jobs, and no more rows than fit", async () => {
  const { owner, create } = await openBulk()
  const [{ id }] = [await create(), await create(), await create(), await create(), await create()]
  const sixth = await owner.browser.call(bulk.create, { body: { platform: "etsy", form: shared(), source } })
  expect([sixth.statusCode, sixth.json().code]).toEqual([429, "too_many_requests"])
  const far = await owner.browser.call(bulk.addRows, { params: { id }, body: { from: 9999, rows: rowsOf(2) } })
  expect(far.statusCode).toBe(400)
})
