import { setTimeout as sleep } from "node:timers/promises"
import { Pool } from "pg"
import { bulk } from "../../src/contract/bulk.ts"
import { maxRowsAtOnce } from "../../src/domain/bulk/limits.ts"
import { connectionTo } from "../../src/server/db/embedded/postmaster.ts"
import type { ServerProcess } from "../../test/faults/server-process.ts"
import { makeForm } from "../../test/make.ts"
import { type Finding, type Ground, openGround } from "../attack/ground.ts"

const source = { fileName: "mugs.csv", platform: null, heads: [], top: [], headAt: null, separator: "," }

/** A table of our own records every saved text, so that a row written twice appears twice. */
const noteWritten = `
  create table written (position integer);
  create function note_written() returns trigger language plpgsql as
    $$ begin insert into written values (new.position); return new; end $$;
  create trigger note_written after update on bulk_rows for each row
    when (old.state = 'waiting' and new.state = 'written') execute function note_written()`

/** A server and a worker share one job. First the database restarts, then the server is killed, then the database. */
export async function brokenBulkJob(products: number): Promise<Finding> {
  const ground = await openGround({ DEMO_ACCOUNT: "off" })
  // A connection takes longer to open than any of the many counts.
  const pool = new Pool({ ...connectionTo(ground.socketFolder()), max: 1 })
  pool.on("error", () => {})
  try {
    const worker = await startJob(ground, products)
    const until = (isSo: () => Promise<boolean>) => Promise.race([waitUntil(isSo), refuseEndOf(worker)])
    const startedAt = performance.now()
    const moments: string[] = []
    const at = async (share: number, what: string, act: () => unknown): Promise<void> => {
      await until(async () => (await count(pool, "written")) >= share * products)
      moments.push(`${what} after ${await count(pool, "written")}`)
      await act()
    }
    await at(0.2, "database restarted", () => process.kill(ground.pidOfDatabase(), "SIGINT"))
    await at(0.4, "server killed", () => ground.server.end("SIGKILL"))
    await at(0.6, "database killed", () => process.kill(ground.pidOfDatabase(), "SIGKILL"))
    await until(async () => (await count(pool, "bulk_jobs where state = 'done'")) === 1)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const kept = await count(pool, "bulk_rows where state = 'written' and listing is not null")
    const noted = await count(pool, "written")
    return {
      isHeld: kept === products && noted === products && moments.length === 3,
      figures: `${products} products, ${moments.join(", ")}: ${products - kept} lost, ${noted - kept} written again, ${seconds} s`,
    }
  } finally {
    await pool.end()
    await ground.close()
  }
}

/** The job, and the worker that shares it with the server. */
async function startJob(ground: Ground, products: number): Promise<ServerProcess> {
  const session = await ground.enroll()
  await ground.query(noteWritten)
  const { products: _, ...form } = makeForm()
  const { id } = await (await ground.server.send(bulk.create.path, { platform: "etsy", form, source }, session)).json()
  const to = (path: string) => path.replace(":id", id)
  const rows = Array.from({ length: products }, (_, at) => ({
    line: at + 2,
    product: {
      name: `Stoneware mug ${at}`,
      description: `A stoneware mug thrown by hand, ${at + 5} cm high, with a glaze.`,
    },
  }))
  const headers = { ...session, "content-type": "application/json" }
  for (let from = 0; from < products; from += maxRowsAtOnce) {
    const body = JSON.stringify({ from, rows: rows.slice(from, from + maxRowsAtOnce) })
    await fetch(`${ground.server.origin}${to(bulk.addRows.path)}`, { method: "PUT", body, headers })
  }
  const worker = await ground.startWorker()
  const started = await ground.server.send(to(bulk.start.path), { total: products }, session)
  if (started.status !== 202) throw new Error(`the job was not started: ${await started.text()}`)
  return worker
}

/** Zero while the database is down. */
async function count(pool: Pool, what: string): Promise<number> {
  const asked = await pool.query<{ count: string }>(`select count(*) from ${what}`).catch(() => null)
  return Number(asked?.rows[0]?.count ?? 0)
}

/** Nobody stops it, so its end is a fault, and nobody would take over from the server. */
async function refuseEndOf(worker: ServerProcess): Promise<never> {
  const code = await worker.waitForExit()
  throw new Error(`the worker ended with ${code}: ${worker.output}`)
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error("the job stands still")
    await sleep(20)
  }
}
