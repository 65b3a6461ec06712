import { asc, eq, sql } from "drizzle-orm"
import { expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { openBulk } from "../../../test/bulk-jobs.ts"
import type { FakeWriter } from "../../../test/fake-writer.ts"
import { workers } from "../../../test/workers.ts"
import { saveFailed, takeRows } from "../db/bulk/rows.ts"
import { bulkJobs, bulkRows } from "../db/schema.ts"
import { openBulkWork } from "./bulk-work.ts"

function mustHave<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("the test has nothing in its hands")
  return value
}

const toolsOf = ({ db, clock }: TestApp, writer: FakeWriter) => ({
  ...{ db, writer, now: clock.now, places: 1, note: () => {}, after: () => () => {}, webhooks: { soon() {} } },
  workers,
})

it("leaves rows alone that another process holds, and takes them when its lease ends; the late process saves nothing", async () => {
  const { app, upload, writer, rows } = await openBulk()
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
  const { app, upload, rows } = await openBulk()
  const { id } = await upload(1)
  await app.db.update(bulkJobs).set({ state: "running", total: 1 })
  await app.db.update(bulkRows).set({ attempts: 3, leaseUntil: sql`now() - interval '1 second'` })
  expect((await takeRows(app.db, { limit: 5, leaseSeconds: 30 }))?.rows).toEqual([])
  expect((await rows(id))[0]).toMatchObject({ state: "failed", problem: { message: expect.stringContaining("three") } })
})

it("continues the job of a process that stopped, from where it was", async () => {
  const { app, upload, get, writer } = await openBulk()
  const { id } = await upload(30)
  await app.db.update(bulkJobs).set({ state: "running", total: 30 })
  const tools = toolsOf(app, writer)
  const one = openBulkWork(tools)
  writer.behave = async () => {
    if (writer.asked.length === 7) void one.stop()
  }
  one.begin()
  await expect.poll(async () => (await get(id)).counts.written).toBe(7)
  await one.stop()
  writer.behave = () => {}
  openBulkWork(tools).begin()
  await expect.poll(async () => (await get(id)).state).toBe("done")
  expect(writer.asked).toHaveLength(30)
})

it("ends a job if a process is killed after writing its last row", async () => {
  const { app, upload, get, writer } = await openBulk()
  const { id } = await upload(2)
  await app.db.update(bulkJobs).set({ state: "running", total: 2 })
  await app.db.update(bulkRows).set({ state: "written" })
  const work = openBulkWork(toolsOf(app, writer))
  work.begin()
  await expect.poll(async () => (await get(id)).state).toBe("done")
  await work.stop()
  expect(writer.asked).toEqual([])
})

it("keeps a text while the database restarts, and saves it afterward", async () => {
  const { app, upload, get, writer } = await openBulk()
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
    })
    .toBe("done")
  await work.stop()
  expect((await get(id)).counts).toMatchObject({ written: 3, failed: 0 })
  expect(writer.asked).toHaveLength(3)
})
