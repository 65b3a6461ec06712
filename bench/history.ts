// node bench/history.ts: the cost of one page of a library in a table of a million items, as a ratio to the simplest
// indexed select of as many rows. It first fills its own database, which takes minutes; with BENCH_DATABASE_URL it uses
// and fills an empty database on that server.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Pool } from "pg"
import { findItems, readItemQuery } from "../src/server/calls/history/find-items.ts"
import { startEmbedded } from "../src/server/db/embedded/embedded-postgres.ts"
import { migrateDatabase } from "../src/server/db/migrate.ts"
import { queriesOn } from "../src/server/db/open.ts"
import { fillHistory, owners, vocabulary } from "./history-rows.ts"
import { readPlan } from "./read-plan.ts"

const rounds = 30
const words = vocabulary()
const word = (rank: number) => words[rank] ?? ""

const searches = {
  "a word in most items": word(0),
  "a word in one of a hundred": word(300),
  "a word in a few": word(60_000),
  "two words": `${word(20)} ${word(300)}`,
  "the beginning of a word": word(900).slice(0, 4),
  "a word with a slip": `${word(7000).slice(0, 2)}q${word(7000).slice(2)}`,
  "what is nowhere": "zzyzxq",
}

const folder = mkdtempSync(join(tmpdir(), "search-simple-bench-"))
const embedded = process.env.BENCH_DATABASE_URL === undefined ? await startEmbedded({ dataDir: folder }) : null
const url = process.env.BENCH_DATABASE_URL ?? embedded?.url ?? ""
await migrateDatabase({ url })
const pool = new Pool({ connectionString: url, max: 1 })
await fillHistory(pool)

interface Query {
  readonly sql: string
  readonly params: unknown[]
}
const asked: Query[] = []
const logger = { logQuery: (text: string, params: unknown[]) => void asked.push({ sql: text, params }) }
const db = queriesOn(pool, logger)

type Work = () => Promise<unknown>
for (const [name, { id, items }] of Object.entries(owners)) {
  console.log(`\nA library of ${items.toLocaleString("en-US")} items (${name}) among a million:`)
  await measure(id)
}
await pool.end()
await embedded?.stop()
rmSync(folder, { recursive: true, force: true })

async function measure(userId: string): Promise<void> {
  const page =
    (query: object, cursor?: string): Work =>
    () =>
      findItems(db, readItemQuery(userId, query), cursor)
  const works: Record<string, Work> = {
    "floor: 24 rows by an index": () =>
      pool.query(
        "select id, title, platform, tags from content_history where user_id = $1 order by created_at desc, id desc limit 24",
        [userId],
      ),
    "first page": page({}),
    "a page in the middle": page({}, await middleOf(userId)),
    "one platform": page({ platform: "youtube" }),
    favorites: page({ isFavorite: "true" }),
    archived: page({ isArchived: "true" }),
    "what breaks a rule": page({ breaksRules: "true" }),
    ...Object.fromEntries(Object.entries(searches).map(([name, search]) => [`search: ${name}`, page({ search })])),
  }
  const times = new Map<string, number[]>()
  // They take turns, so that a slowing machine slows each equally. The first rounds are warm-up.
  for (let round = -3; round < rounds; round++)
    for (const [name, work] of Object.entries(works)) {
      const startedAt = performance.now()
      await work()
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt])
    }
  const floorMs = quantile(times.get("floor: 24 rows by an index") ?? [], 0.5)
  for (const [name, work] of Object.entries(works)) await show(name, times.get(name) ?? [], { floorMs, work })
}

async function show(
  name: string,
  times: readonly number[],
  { floorMs, work }: { floorMs: number; work: Work },
): Promise<void> {
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
  asked.length = 0
  await work()
  const plans = await Promise.all(asked.map((query) => readPlan(pool, query.sql, query.params)))
  const isScanning = plans.some((plan) => plan.includes("Seq Scan on content_history"))
  if (isScanning) process.exitCode = 1
  const figures = `${(median / floorMs).toFixed(1).padStart(7)} ×  ${median.toFixed(2).padStart(8)} ms  p95 ${p95.toFixed(2).padStart(8)} ms`
  console.log(`  ${name.padEnd(38)}${figures}  ${plans.join(" | ")}${isScanning ? "  ← reads the whole table" : ""}`)
}

async function middleOf(userId: string): Promise<string> {
  const { rows } = await pool.query<{ at: Date; id: string }>(
    `select created_at as at, id from content_history where user_id = $1 order by created_at desc, id desc
     offset (select count(*) / 2 from content_history where user_id = $1) limit 1`,
    [userId],
  )
  const [row] = rows
  if (row === undefined) throw new Error("the bench has no items")
  return Buffer.from(JSON.stringify([row.at.toISOString(), row.id, "exact"])).toString("base64url")
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}
