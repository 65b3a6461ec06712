import { Client } from "pg"
import { expect, it, onTestFinished } from "vitest"
import { auth } from "../../src/contract/auth.ts"
import { bulk } from "../../src/contract/bulk.ts"
import { freshDatabase } from "../database.ts"
import { makeForm, makeRegistration } from "../make.ts"
import { ServerProcess, sessionOf } from "./server-process.ts"

const products = 120

function start(url: string, options: readonly string[] = []): ServerProcess {
  const server = new ServerProcess({ DATABASE_URL: url }, options)
  onTestFinished(async () => void (await server.end("SIGKILL")))
  return server
}

async function openDatabase() {
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  const admin = new Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  const ask = async (query: string): Promise<number> => Number((await admin.query(query)).rows[0]?.count)
  return { url, admin, ask }
}

const rows = Array.from({ length: products }, (_, at) => ({
  line: at + 2,
  product: {
    name: `Stoneware mug ${at}`,
    description: `A stoneware mug thrown by hand, ${at + 5} cm high, with a glaze.`,
  },
}))

it("a job of two processes of which one is killed ends with every row written once", async () => {
  const { url, admin, ask } = await openDatabase()
  const server = await start(url).waitUntilReady()
  const session = sessionOf(await server.send(auth.register.path, makeRegistration()))
  await admin.query("update users set subscription_status = 'active'")
  // Every answer of the writer that was kept, in a table of the test's own: a row that is written twice is there twice.
  await admin.query("create table written (job_id text, position integer)")
  await admin.query(
    `create function note_written() returns trigger language plpgsql as
      $$ begin insert into written values (new.job_id, new.position); return new; end $$`,
  )
  await admin.query(
    `create trigger note_written after update on bulk_rows for each row
      when (old.state = 'waiting' and new.state = 'written') execute function note_written()`,
  )
  const { products: _, ...form } = makeForm()
  const source = { fileName: "mugs.csv", platform: null, heads: [], top: [], headAt: null, separator: "," }
  const { id } = await (await server.send(bulk.create.path, { platform: "etsy", form, source }, session)).json()
  const to = (path: string) => path.replace(":id", id)
  const put = { method: "PUT", body: JSON.stringify({ from: 0, rows }) }
  const headers = { ...session, "content-type": "application/json" }
  expect((await fetch(`${server.origin}${to(bulk.addRows.path)}`, { ...put, headers })).status).toBe(200)
  const worker = start(url, ["--worker"])
  await server.send(to(bulk.start.path), { total: products }, session)
  const written = () => ask("select count(*) from bulk_rows where state = 'written'")
  await expect.poll(written, { timeout: 60_000, interval: 10 }).toBeGreaterThan(products / 4)
  expect(await written()).toBeLessThan(products)
  await server.end("SIGKILL")
  const isDone = () => ask("select count(*) from bulk_jobs where state = 'done'")
  await expect.poll(isDone, { timeout: 120_000, interval: 100 }).toBe(1)
  expect(await written()).toBe(products)
  expect(await ask("select count(*) from written")).toBe(products)
  expect(await worker.end("SIGTERM")).toBe(0)
}, 300_000)
