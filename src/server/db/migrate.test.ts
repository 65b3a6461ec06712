import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, afterEach, beforeEach, expect, test } from "vitest"
import { emptyDatabase, type FreshDatabase, makeTestFolder, runOn } from "../../../test/database.ts"
import { makeProcesses } from "../../../test/faults/postgres-processes.ts"
import { migrateDatabase } from "./migrate.ts"

const ownMigrations = join(import.meta.dirname, "migrations")
const ownCount: number = JSON.parse(readFileSync(join(ownMigrations, "meta/_journal.json"), "utf8")).entries.length

const workFolder = makeTestFolder()
afterAll(() => rmSync(workFolder, { recursive: true }))

let database: FreshDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

/** Our migrations and more, in a separate folder. */
function withMigrations(...added: { tag: string; when: number; sql: string }[]): string {
  const folder = mkdtempSync(join(workFolder, "migrations-"))
  cpSync(ownMigrations, folder, { recursive: true })
  const journalFile = join(folder, "meta/_journal.json")
  const journal = JSON.parse(readFileSync(journalFile, "utf8"))
  for (const { tag, when, sql } of added) {
    journal.entries.push({ idx: journal.entries.length, version: "7", when, tag, breakpoints: true })
    writeFileSync(join(folder, `${tag}.sql`), sql)
  }
  writeFileSync(journalFile, JSON.stringify(journal))
  return folder
}

const later = { tag: "9999_later", when: 4e12, sql: "create table later (id text)" }

test("four processes at once migrate once", async () => {
  const processes = await makeProcesses(4)
  await Promise.all(processes.map((process) => process.loadMigrations()))
  const answers = await Promise.all(processes.map((process) => process.migrate(database.url)))
  await Promise.all(processes.map((process) => process.end()))
  expect(answers.map(({ applied }) => applied).toSorted()).toEqual([0, 0, 0, ownCount])
})

test("a migrated database has nothing left to do", async () => {
  expect(await migrateDatabase({ url: database.url })).toEqual({ applied: ownCount })
  expect(await migrateDatabase({ url: database.url })).toEqual({ applied: 0 })
})

test("a later version updates an older database", async () => {
  await migrateDatabase({ url: database.url })
  expect(await migrateDatabase({ url: database.url, migrationsFolder: withMigrations(later) })).toEqual({ applied: 1 })
})

test("a database newer than the code is refused and left as it is", async () => {
  await migrateDatabase({ url: database.url, migrationsFolder: withMigrations(later) })
  await expect(migrateDatabase({ url: database.url })).rejects.toThrow(/database is newer than this version/)
})

test("a migration dated before an applied one is not silently skipped", async () => {
  await migrateDatabase({ url: database.url, migrationsFolder: withMigrations(later) })
  const early = { tag: "9998_early", when: 3.9e12, sql: "create table early (id text)" }
  const both = withMigrations(early, later)
  await expect(migrateDatabase({ url: database.url, migrationsFolder: both })).rejects.toThrow(/skipped/)
})

test("a migration that fails leaves nothing behind", async () => {
  const broken = {
    tag: "9999_broken",
    when: 4e12,
    sql: "create table half (id text);--> statement-breakpoint\nselect 1/0",
  }
  await expect(migrateDatabase({ url: database.url, migrationsFolder: withMigrations(broken) })).rejects.toThrow()
  await expect(runOn(database.url, "select * from half")).rejects.toThrow(/does not exist/)
  await expect(runOn(database.url, "select * from users")).rejects.toThrow(/does not exist/)
})

test("a process that migrates forever does not make the others wait forever", async () => {
  const holder = new Client({ connectionString: database.url })
  await holder.connect()
  await holder.query("select pg_advisory_lock(7305881264)")
  await expect(migrateDatabase({ url: database.url, lockWaitMs: 50 })).rejects.toThrow(
    /migrating the database for too long/,
  )
  await holder.end()
  expect(await migrateDatabase({ url: database.url })).toEqual({ applied: ownCount })
})
