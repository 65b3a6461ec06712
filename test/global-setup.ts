// Once for the whole run: a PostgreSQL server and on it one migrated template, which freshDatabase() copies.
// What asks a database the most runs on another server, if the run has one:
// TEST_DATABASE_URL: a server that is running already (its user must be allowed to create databases and extensions).
// TEST_POSTGRES=machine: a server of our own from the machine's PostgreSQL, and not from the one that npm brought.
import { randomUUID } from "node:crypto"
import { existsSync, readdirSync, rmSync } from "node:fs"
import { basename, join } from "node:path"
import { Client } from "pg"
import type { TestProject } from "vitest/node"
import { buildParts } from "../scripts/build.ts"
import type { Binaries } from "../src/server/db/embedded/binaries.ts"
import { startEmbedded } from "../src/server/db/embedded/embedded-postgres.ts"
import { shutDown } from "../src/server/db/embedded/postmaster.ts"
import { migrateDatabase } from "../src/server/db/migrate.ts"
import { makerOf, makeTestFolder, runOn, type TestServer, testFolderRoots, urlOfDatabase } from "./database.ts"

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  await buildParts(["server"])
  const { TEST_DATABASE_URL: given, TEST_POSTGRES: kind } = process.env
  const own = await openServer(await startServer())
  const other = given
    ? await openServer({ url: given, copying: "", stop: async () => {} })
    : kind === "machine"
      ? await openServer(await startServer(machineBinaries()))
      : null
  project.provide("databases", { own: own.given, other: (other ?? own).given })
  return async () => {
    await other?.close()
    await own.close()
  }
}

interface Running {
  readonly url: string
  readonly copying: string
  readonly stop: () => Promise<void>
}

/** With a migrated template on it. */
async function openServer({ url, copying, stop }: Running): Promise<{ given: TestServer; close: () => Promise<void> }> {
  const template = `search_simple_test_${randomUUID().slice(0, 8)}`
  const close = async () => {
    await dropAll(url, template)
    await stop()
  }
  try {
    await runOn(url, `create database "${template}" template template0`)
    await migrateDatabase({ url: urlOfDatabase(url, template) })
    await runOn(url, `alter database "${template}" with allow_connections false`)
  } catch (error) {
    await stop()
    throw error
  }
  return { given: { url, template, copying }, close }
}

async function startServer(binaries?: Binaries): Promise<Running> {
  const dataDir = makeTestFolder()
  const embedded = await startEmbedded({
    dataDir,
    ...(binaries && { binaries }),
    // Nobody misses these data after a power cut.
    settings: {
      fsync: "off",
      full_page_writes: "off",
      synchronous_commit: "off",
      wal_level: "minimal",
      max_wal_senders: "0",
      shared_buffers: "256MB",
      max_connections: "300",
    },
  })
  return {
    url: embedded.url,
    // Fast where nothing is flushed to a disk, and slow elsewhere.
    copying: "strategy file_copy",
    async stop() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function machineBinaries(): Binaries {
  const root = "/usr/lib/postgresql"
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Number.isInteger) : []
  if (versions.length === 0) throw new Error(`TEST_POSTGRES=machine: there is no PostgreSQL in ${root}.`)
  const major = Math.max(...versions)
  return { folder: join(root, String(major), "bin"), major }
}

async function dropAll(server: string, template: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [template],
  )
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
  await client.end()
}

/** Servers and folders of runs that were killed before they could tidy up. */
async function removeLeftovers(): Promise<void> {
  const folders = testFolderRoots().flatMap((root) => readdirSync(root).map((name) => join(root, name)))
  for (const folder of folders) {
    const maker = makerOf(basename(folder))
    if (maker === undefined || isAlive(maker)) continue
    await shutDown(join(folder, "postgres"))
    // Another run may be tidying up the same folder.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
