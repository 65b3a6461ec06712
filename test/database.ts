// A database of its own for every test that wants one: a copy of a template that the global setup has migrated once.
import { randomUUID } from "node:crypto"
import { chmodSync, existsSync, mkdtempSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { inject } from "vitest"
import { onFirstUse } from "../src/domain/on-first-use.ts"

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: string
    databaseTemplate: string
    /** How the template is copied the fastest on this server. */
    databaseCopying: string
  }
}

export type FreshDatabase = { url: string; drop: () => Promise<void> }

/** A migrated, empty database, made in tens of milliseconds. */
export function freshDatabase(): Promise<FreshDatabase> {
  return makeDatabase(`template "${inject("databaseTemplate")}" ${inject("databaseCopying")}`)
}

/** A database without any table, for tests of the migrations themselves. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return makeDatabase("template template0")
}

async function makeDatabase(from: string): Promise<FreshDatabase> {
  const name = `${inject("databaseTemplate")}_${randomUUID().slice(0, 8)}`
  const admin = await openAdmin()
  await admin.query(`create database "${name}" ${from}`)
  return {
    url: urlOfDatabase(inject("databaseServer"), name),
    drop: async () => void (await admin.query(`drop database if exists "${name}" with (force)`)),
  }
}

/** One for all databases that a worker makes: opening a connection takes as long as copying a database. */
const openAdmin = onFirstUse(async () => {
  const client = new Client({ connectionString: inject("databaseServer") })
  // A broken one says so at its next query.
  client.on("error", () => {})
  await client.connect()
  return client
})

export async function runOn(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export function urlOfDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const folderPrefix = "search-simple-test-"

const memory = "/dev/shm"

/** Containers often have 64 MB there. */
export function hasRoomInMemory(): boolean {
  const free = existsSync(memory) ? statfsSync(memory) : undefined
  return free !== undefined && free.bavail * free.bsize > 2e9
}

/** Where test folders are: in memory where there is room, because a database is hundreds of files, and then on the disk. */
export const testFolderRoots = (): string[] => (hasRoomInMemory() ? [memory, tmpdir()] : [tmpdir()])

/** A temporary folder whose name says who made it, so that the next run finds what a killed one has left. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(testFolderRoots()[0] ?? tmpdir(), `${folderPrefix}${process.pid}-`))
  chmodSync(folder, 0o711)
  return folder
}

/** The process that made a test folder, or undefined for any other folder. */
export function makerOf(folderName: string): number | undefined {
  if (!folderName.startsWith(folderPrefix)) return undefined
  return Number.parseInt(folderName.slice(folderPrefix.length), 10)
}
