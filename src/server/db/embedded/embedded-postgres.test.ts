import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test } from "vitest"
import { makeTestFolder, runOn } from "../../../../test/database.ts"
import { type DatabaseProcess, makeProcess, makeProcesses } from "../../../../test/faults/postgres-processes.ts"
import { openDatabase } from "../open.ts"
import { startEmbedded } from "./embedded-postgres.ts"
import { isServer, readPidFile, shutDown } from "./postmaster.ts"

// Creating a database takes longest, so only the tests of the first start have their own.
const folder = makeTestFolder()
const usedDir = join(folder, "a space and ü")
let dataDir = usedDir
beforeEach(() => {
  dataDir = usedDir
})
afterEach(() => shutDown(join(dataDir, "postgres")))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = () => startEmbedded({ dataDir, settings: { fsync: "off" } })
const serverPid = () => readPidFile(join(dataDir, "postgres"))?.pid ?? 0
const isRunning = () => isServer(serverPid(), join(dataDir, "postgres"))

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(() => condition().catch(() => false), { timeout: 20_000, interval: 20 }).toBe(true)
}

async function endAll(processes: DatabaseProcess[]): Promise<void> {
  await Promise.all(processes.map((process) => process.end()))
}

test("starts in a folder with a space in its name, keeps what is written, and stops", async () => {
  const first = await start()
  expect(first.adopted).toBe(false)
  await runOn(first.url, "create table kept (word text)", "insert into kept values ('Äpfel')")
  await first.stop()
  expect(isRunning()).toBe(false)

  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, "select upper(word) as word from kept where word ilike 'äPFEL'")).toEqual([
    { word: "ÄPFEL" },
  ])
  expect(await ask(second.url, "show data_checksums")).toEqual([{ data_checksums: "on" }])
  await second.stop()
  expect(readdirSync(dataDir).toSorted()).toEqual(["postgres", "postgres.lock", "postgres.log"])
})

test("environment variables for other databases do not matter", async () => {
  const process = await makeProcess({ PGPORT: "1", PGHOST: "nowhere", PGSSLMODE: "require", PGDATA: "/nowhere" })
  const { url } = await process.start(dataDir)
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }])
  await process.stop()
  await process.end()
})

test("three processes may start it at once, even the very first time", async () => {
  dataDir = join(folder, "at once")
  const processes = await makeProcesses(3)
  const started = await Promise.all(processes.map((process) => process.start(dataDir)))
  expect(started.filter(({ adopted }) => !adopted)).toHaveLength(1)
  expect(new Set(started.map(({ url }) => url)).size).toBe(1)
  await Promise.all(processes.map((process) => process.stop()))
  expect(isRunning()).toBe(false)
  await endAll(processes)
})

test("the last process to exit stops it, and no process before", async () => {
  const [first, second] = await makeProcesses(2)
  if (!first || !second) throw new Error("two processes were wanted")
  const { url } = await first.start(dataDir)
  await second.start(dataDir)
  await first.stop()
  await first.end()
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }])
  await second.stop()
  expect(isRunning()).toBe(false)
  await second.end()
})

test("another program's connection keeps it running", async () => {
  const embedded = await start()
  const stranger = new Client({ connectionString: embedded.url })
  await stranger.connect()
  await embedded.stop()
  expect((await stranger.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  await stranger.end()
})

test("after its owner is killed, the server is adopted with all its data", async () => {
  const owner = await makeProcess()
  const { url } = await owner.start(dataDir)
  await runOn(url, "create table ours (id int)")
  const pid = serverPid()
  await owner.end("SIGKILL")
  expect(isRunning()).toBe(true)

  const heir = await start()
  expect(heir.adopted).toBe(true)
  expect(serverPid()).toBe(pid)
  await runOn(heir.url, "insert into ours values (1)")
  await heir.stop()
  expect(isRunning()).toBe(false)
})

/** What a crash can leave in the files that name the server's process. */
const leftovers = [
  { what: "a living process of the database's own user", pid: livingPid },
  { what: "a zombie", pid: zombiePid },
  { what: "nobody any more", pid: async () => 4_194_000 },
  { what: "nothing, half written", pid: async () => null },
]

for (const { what, pid } of leftovers)
  test(`lock files that name ${what} do not matter`, async () => {
    const { url, stop } = await start()
    await stop()
    const socketFolder = new URL(url).searchParams.get("host") ?? ""
    const data = join(dataDir, "postgres")
    const number = await pid(statSync(data).uid)
    const lock = number === null ? "" : [number, data, 1, 5432, socketFolder, "", "", "ready"].join("\n")
    mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
    for (const file of [join(data, "postmaster.pid"), join(socketFolder, ".s.PGSQL.5432.lock")]) {
      writeFileSync(file, lock)
      chownSync(file, statSync(data).uid, statSync(data).gid)
    }
    chownSync(socketFolder, statSync(data).uid, statSync(data).gid)
    const embedded = await start()
    expect(embedded.adopted).toBe(false)
    await embedded.stop()
  })

async function livingPid(uid: number): Promise<number> {
  const child = spawn("sleep", ["600"], { uid, stdio: "ignore" })
  onTestFinished(() => void child.kill())
  await once(child, "spawn")
  return child.pid ?? 0
}

/** Its parent lives on and never reaps it. */
async function zombiePid(uid: number): Promise<number> {
  const parent = spawn("sh", ["-c", "true & echo $!; exec sleep 600"], { uid, stdio: ["ignore", "pipe", "ignore"] })
  onTestFinished(() => void parent.kill())
  const [line] = await once(parent.stdout, "data")
  return Number(line)
}

test("a folder that cannot be written to is refused with a sentence", async () => {
  const owner = process.getuid?.() === 0 ? 65_534 : process.getuid?.()
  dataDir = join(folder, "read-only")
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o555)
  const visitor = await makeProcess({}, owner)
  await expect(visitor.start(dataDir)).rejects.toThrow(
    /^Nothing can be written to the data folder .*read-only: it is read-only, or belongs to another user\. .*DATA_DIR/,
  )
  await visitor.end()
})

test("a full disk is reported as one, in a sentence", async () => {
  await (await start()).stop()
  const full = join(folder, "full")
  mkdirSync(full)
  writeFileSync(
    join(full, "postgres"),
    '#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "FATAL:  could not write: No space left on device"\nexit 1\n',
    { mode: 0o755 },
  )
  chmodSync(full, 0o755)
  const started = startEmbedded({ dataDir, binaries: { folder: full, major: 18 } })
  await expect(started).rejects.toThrow(/^The disk of the data folder .* is full\. Free some space and start again\.$/)
})

test("a folder left half made by a power failure is made again", async () => {
  dataDir = join(folder, "half made")
  mkdirSync(join(dataDir, "postgres.new-abc"), { recursive: true })
  await (await start()).stop()
  expect(existsSync(join(dataDir, "postgres.new-abc"))).toBe(false)
})

test("data from another version is refused with a sentence", async () => {
  dataDir = join(folder, "other version")
  mkdirSync(join(dataDir, "postgres"), { recursive: true })
  writeFileSync(join(dataDir, "postgres/PG_VERSION"), "16\n")
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 16, and this is PostgreSQL \d+/)
})

test("a failure to start shows the last lines of the log", async () => {
  await (await start()).stop()
  const broken = startEmbedded({ dataDir, settings: { shared_buffers: "nonsense" } })
  await expect(broken).rejects.toThrow(/did not start.*\n.*shared_buffers/)
})

test("a socket folder that others could have created is refused", async () => {
  const tmp = join(folder, "tmp")
  mkdirSync(join(tmp, `search-simple-${process.getuid?.() ?? 0}`), { recursive: true })
  chmodSync(join(tmp, `search-simple-${process.getuid?.() ?? 0}`), 0o777)
  const victim = await makeProcess({ TMPDIR: tmp })
  await expect(victim.start(dataDir)).rejects.toThrow(/made by somebody else/)
  await victim.end()
})

test("processes with different temporary folders find the same server", async () => {
  const tmp = join(folder, "other tmp")
  mkdirSync(tmp, { mode: 0o711 })
  const elsewhere = await makeProcess({ TMPDIR: tmp })
  const { url } = await elsewhere.start(dataDir)
  const here = await start()
  expect(here).toMatchObject({ url, adopted: true })
  await here.stop()
  await elsewhere.stop()
  await elsewhere.end()
})

test("a server that is killed restarts automatically, and an open pool continues with it", async () => {
  const embedded = await start()
  const troubles: Error[] = []
  const { pool, close } = await openDatabase({ url: embedded.url, onError: (error) => troubles.push(error) })
  await pool.query("create table survivors as select 1 as id")
  // Several connections, some of them idle at that moment.
  await Promise.all([1, 2, 3].map(() => pool.query("select pg_sleep(0.05)")))
  const before = serverPid()
  process.kill(before, "SIGKILL")
  await until(async () => (await pool.query("select * from survivors")).rowCount === 1 && serverPid() !== before)
  expect(troubles.length).toBeGreaterThan(0)
  await close()
  await embedded.stop()
  expect(isRunning()).toBe(false)
})
