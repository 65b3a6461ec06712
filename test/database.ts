// A database of its own for every test that wants one: a copy of a template that the global setup has migrated once.
import { randomUUID } from "node:crypto"
import { chmodSync, existsSync, mkdtempSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { expect, inject } from "vitest"

/** A PostgreSQL server of the tests, with a migrated template. */
export interface TestServer {
  readonly url: string
  readonly template: string
  /** How the template is copied the fastest on this server. */
  readonly copying: string
}

declare module "vitest" {
  interface ProvidedContext {
    /** The one that npm brings, and another one, if the run has one. */
    databases: { readonly own: TestServer; readonly other: TestServer }
  }
}

/** What asks a database the most is tested on the other one: the journeys and the faults make the same calls on ours. */
const onOther = /\/src\/server\/(?:calls|http|jobs|db\/(?:migrate|schema))\b/

export const serverHere = (): TestServer =>
  inject("databases")[onOther.test(expect.getState().testPath ?? "") ? "other" : "own"]

export type FreshDatabase = { url: string; drop: () => Promise<void> }

/** A migrated, empty database, made in tens of milliseconds. */
export function freshDatabase(): Promise<FreshDatabase> {
  const { template, copying } = serverHere()
  return makeDatabase(`template "${template}" ${copying}`)
}

/** A database without any table, for tests of the migrations themselves. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return makeDatabase("template template0")
}

async function makeDatabase(from: string): Promise<FreshDatabase> {
  const { url, template } = serverHere()
  const name = `${template}_${randomUUID().slice(0, 8)}`
  const admin = await openAdmin(url)
  await admin.query(`create database "${name}" ${from}`)
  return {
    url: urlOfDatabase(url, name),
    drop: async () => void (await admin.query(`drop database if exists "${name}" with (force)`)),
  }
}

const admins = new Map<string, Promise<Client>>()

/** One for all databases that a worker makes: opening a connection takes as long as copying a database. */
function openAdmin(server: string): Promise<Client> {
  const admin = admins.get(server) ?? connectTo(server)
  admins.set(server, admin)
  return admin
}

async function connectTo(server: string): Promise<Client> {
  const client = new Client({ connectionString: server })
  // A broken one says so at its next query.
  client.on("error", () => {})
  await client.connect()
  return client
}

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
