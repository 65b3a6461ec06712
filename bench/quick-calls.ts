// node bench/quick-calls.ts: how many answers per second the quick calls give under production settings, compared with
// bare Fastify routes that run the same queries on the same database.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Pool } from "pg"
import { buildParts, serverProgram } from "../scripts/build.ts"
import { auth } from "../src/contract/auth.ts"
import { history } from "../src/contract/history.ts"
import { findItems, readItemQuery } from "../src/server/calls/history/find-items.ts"
import { insertUserWithPassword } from "../src/server/db/account/users.ts"
import { startEmbedded } from "../src/server/db/embedded/embedded-postgres.ts"
import { queriesOn } from "../src/server/db/open.ts"
import { beginSession, resumeSession } from "../src/server/http/session.ts"
import { refuseTooMany, throttleKey } from "../src/server/throttle.ts"
import { makeRegistration } from "../test/make.ts"
import { measureLoad } from "./load.ts"

const slices = 7
const load = { connections: 32, ms: 1500 }
const users = 128

interface Caller {
  readonly userId: string
  readonly token: string
}

const folder = mkdtempSync(join(tmpdir(), "search-simple-bench-"))
await buildParts(["server"])
const embedded = await startEmbedded({ dataDir: folder })
const children: ChildProcess[] = []
try {
  const port = await startProgram(serverProgram, {
    NODE_ENV: "production",
    PUBLIC_URL: "https://search.example",
    APP_KEY: "a key that only the bench is sealed with",
    PAYMENTS: "sandbox",
    TRUST_PROXY_HOPS: "1",
    DATA_DIR: folder,
  })
  const callers = await signUp()
  const cookies = callers.map(({ token }) => `__Host-sid=${token}`)
  const routes = join(folder, "routes.json")
  writeFileSync(routes, JSON.stringify(await readQueries(callers)))
  const barePort = await startProgram([join(import.meta.dirname, "bare-server.ts")], { BENCH_ROUTES: routes })
  console.log(`Answers a second over ${load.connections} connections, the median of ${slices} turns each:`)
  for (const { path } of [auth.getUser, history.list]) {
    const rates: { bare: number; ours: number }[] = []
    // They take turns, so that a slowing machine slows both equally. The first turn warms up the compiler.
    for (let slice = -1; slice < slices; slice++) {
      const bare = await measureLoad({ port: barePort, path, cookies }, load)
      const ours = await measureLoad({ port, path, cookies }, load)
      if (slice >= 0) rates.push({ bare, ours })
    }
    const bare = median(rates.map((rate) => rate.bare))
    const ours = median(rates.map((rate) => rate.ours))
    const share = median(rates.map((rate) => rate.ours / rate.bare))
    console.log(
      `  GET ${path.padEnd(22)} bare ${bare.toFixed(0).padStart(6)}   ours ${ours.toFixed(0).padStart(6)}   ${(100 * share).toFixed(0).padStart(3)} %`,
    )
  }
} finally {
  for (const child of children) {
    child.kill("SIGKILL")
    await once(child, "exit")
  }
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function startProgram(program: readonly string[], env: Record<string, string>): Promise<number> {
  const port = await findFreePort()
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, DATABASE_URL: embedded.url, HOST: "127.0.0.1", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  })
  children.push(child)
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return port
    await wait(100)
  }
  throw new Error(`${program.join(" ")} did not start`)
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  return typeof address === "object" && address !== null ? address.port : 0
}

/** Subscribers with an empty library, enough of them that none hits a limit. */
async function signUp(): Promise<Caller[]> {
  const pool = new Pool({ connectionString: embedded.url, max: 1 })
  const db = queriesOn(pool)
  const now = new Date()
  const callers: Caller[] = []
  for (let count = 0; count < users; count++) {
    const { password: _, ...person } = makeRegistration()
    const userId = await db.transaction((tx) =>
      insertUserWithPassword(tx, { ...person, passwordHash: "none", subscriptionStatus: "active" }),
    )
    const at = now.toISOString()
    const content = { userId, createdAt: at, seenAt: at, idleMinutes: 30, agent: "bench", address: "127.0.0.1" }
    const { token } = await beginSession(db, content, now)
    callers.push({ userId, token })
  }
  await pool.query("analyze")
  await pool.end()
  return callers
}

/** The queries of each call, as the program sends them; named ones are prepared once, as in the program. */
async function readQueries(callers: readonly Caller[]) {
  const pool = new Pool({ connectionString: embedded.url, max: 1 })
  const asked: { text: string; values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
  const db = queriesOn(pool, logger)
  const now = new Date()
  const [ofUser, ofHistory]: [unknown[], unknown[]] = [[], []]
  for (const { userId, token } of callers) {
    asked.length = 0
    await resumeSession(db, token, now)
    await refuseTooMany(db, { key: throttleKey("bench", userId), ...history.list.limit }, now)
    await findItems(db, readItemQuery(userId, {}), undefined)
    const [caller, count, items] = asked
    ofUser.push([{ name: "caller", ...caller }])
    ofHistory.push([{ name: "caller", ...caller }, { name: "count", ...count }, items])
  }
  await pool.end()
  return { [auth.getUser.path]: ofUser, [history.list.path]: ofHistory }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
