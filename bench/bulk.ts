// npm run bench bulk, or node bench/bulk.ts PRODUCTS WORKERS: how many products of a bulk job that many workers write
// per second on one database, and how much memory a worker uses. Without WORKERS, it compares two workers with one.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { eq } from "drizzle-orm"
import { buildParts, serverProgram } from "../scripts/build.ts"
import { insertUserWithPassword } from "../src/server/db/account/users.ts"
import { insertJob, moveJob, setTotal } from "../src/server/db/bulk/jobs.ts"
import { insertRows } from "../src/server/db/bulk/rows.ts"
import { startEmbedded } from "../src/server/db/embedded/embedded-postgres.ts"
import { migrateDatabase } from "../src/server/db/migrate.ts"
import { type Db, openDatabase } from "../src/server/db/open.ts"
import { bulkJobs, bulkRows } from "../src/server/db/schema.ts"
import { readSamples } from "../test/quality/sample.ts"

const products = Number(process.argv[2] ?? 600)
const workerCounts = process.argv[3] === undefined ? [1, 2] : [Number(process.argv[3])]
const rowsAtOnce = 500
/** The shares of the products after which memory is measured. */
const looks = [0, 0.1, 0.25, 0.5, 0.75, 1]
const samples = readSamples().filter(({ platform }) => platform.id === "etsy")

const owner = { username: "bench", email: "bench@shop.example", firstName: null, lastName: null, passwordHash: "none" }

const folder = mkdtempSync(join(tmpdir(), "search-simple-bench-"))
await buildParts(["server"])
const embedded = await startEmbedded({ dataDir: folder })
await migrateDatabase({ url: embedded.url })
const { db, close } = await openDatabase({ url: embedded.url })
const children: ChildProcess[] = []
try {
  const id = await insertUserWithPassword(db, owner)
  const measured = []
  for (const workers of workerCounts) measured.push(await measure(db, id, workers))
  console.log(`Bulk jobs of ${products} products:`)
  for (const { workers, perSecond, memory } of measured)
    console.log(
      `  ${workers} worker${workers > 1 ? "s" : " "}  ${perSecond.toFixed(1)} products a second; memory of a worker: ${memory}`,
    )
  const [one, two] = measured
  if (one && two) console.log(`  two workers are ${(two.perSecond / one.perSecond).toFixed(2)} × one`)
} finally {
  for (const child of children) child.kill("SIGKILL")
  await close()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Starts the workers, gives them a job, and waits until it finishes. Starting the workers is not measured. */
async function measure(db: Db, userId: string, workers: number) {
  const started = await Promise.all(Array.from({ length: workers }, startWorker))
  const jobId = await fillJob(db, userId)
  const memory = watchMemory(started)
  await moveJob(db, { id: jobId, userId }, "start")
  const startedAt = performance.now()
  for (let waiting = products; waiting > 0; await wait(50)) {
    waiting = await db.$count(bulkRows, eq(bulkRows.state, "waiting"))
    memory.look(products - waiting)
  }
  const seconds = (performance.now() - startedAt) / 1000
  await Promise.all(started.map(endWorker))
  await db.delete(bulkJobs)
  return { workers, perSecond: products / seconds, memory: memory.say() }
}

/** Repeats the sample briefs so that the texts are varied. */
async function fillJob(db: Db, userId: string): Promise<string> {
  const [first] = samples
  if (first === undefined) throw new Error("there is no sample brief")
  const form = { ...first.brief, products: [], platform: "etsy" }
  const source = { fileName: "bench.csv", platform: null, heads: [], top: [], headAt: null, separator: "," as const }
  const job = await insertJob(db, { userId, platform: "etsy", form, source, createdAt: new Date() })
  const told = samples.flatMap(({ brief }) => brief.products)
  const rows = Array.from({ length: products }, (_, position) => {
    const product = told[position % told.length] ?? { name: "Mug", category: "", description: "A stoneware mug." }
    return { jobId: job.id, position, line: position + 1, product, texts: {}, cells: [] }
  })
  for (let from = 0; from < rows.length; from += rowsAtOnce) await insertRows(db, rows.slice(from, from + rowsAtOnce))
  await setTotal(db, job.id, products)
  return job.id
}

async function startWorker(): Promise<ChildProcess> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: embedded.url,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    WORKER_THREADS: "1",
  }
  const child = spawn(process.execPath, [...serverProgram, "--worker"], { env, stdio: ["ignore", "pipe", "inherit"] })
  children.push(child)
  let output = ""
  while (!output.includes("works in the background")) output += String((await once(child.stdout, "data"))[0])
  return child
}

async function endWorker(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit")
  child.kill("SIGTERM")
  await exit
}

function megabytesOf({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024
}

/** The memory of the largest worker after that many products. */
function watchMemory(started: readonly ChildProcess[]) {
  const seen: string[] = []
  return {
    look(written: number): void {
      if (process.platform !== "linux" || written < (looks[seen.length] ?? Number.POSITIVE_INFINITY) * products) return
      seen.push(`${Math.max(...started.map(megabytesOf)).toFixed(0)} MB after ${written}`)
    },
    say: (): string => (seen.length === 0 ? "not measured on this system" : seen.join(", ")),
  }
}
