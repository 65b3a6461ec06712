import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { sql } from "drizzle-orm"
import { expect, it, onTestFinished } from "vitest"
import { ads } from "../../src/contract/ads.ts"
import { auth } from "../../src/contract/auth.ts"
import { history } from "../../src/contract/history.ts"
import { seo } from "../../src/contract/seo.ts"
import { templates } from "../../src/contract/templates.ts"
import { exampleFor } from "../../src/domain/ads/examples.ts"
import { readConfig } from "../../src/server/config.ts"
import { startEmbedded } from "../../src/server/db/embedded/embedded-postgres.ts"
import { migrateDatabase } from "../../src/server/db/migrate.ts"
import { openDatabase } from "../../src/server/db/open.ts"
import { operatorLog, users } from "../../src/server/db/schema.ts"
import { assembleParts } from "../../src/server/parts.ts"
import { openApp, type TestApp } from "../../test/app.ts"
import { makeTestFolder } from "../../test/database.ts"
import { makeForm, makeMember, makeSubscriber } from "../../test/make.ts"
import { pay } from "../../test/payer.ts"
import { runCommand } from "../admin.ts"

/**
 * Every row of every table and the position of each sequence, as text. The operators' log differs by the command just
 * typed.
 */
async function dump({ db }: Pick<TestApp, "db">) {
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'operator_log' order by 1`,
  )
  const kept: Record<string, unknown> = {}
  for (const { name } of names) {
    const { rows } = await db.execute(sql`select t::text as line from ${sql.identifier(name)} t order by 1`)
    kept[name] = rows
  }
  const { rows: sequences } = await db.execute(sql`select nextval('sync_seq') as next`)
  const { rows: foreignKeys } = await db.execute(
    sql`select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as c from pg_constraint where contype = 'f' order by 1`,
  )
  return { ...kept, sequences, foreignKeys }
}

async function open() {
  const app = await openApp()
  const parts = assembleParts({ config: readConfig({}), db: app.db, now: app.clock.now })
  const type = (line: string) => runCommand({ ...parts, url: app.url }, "op", line.split(" "))
  return { app, type }
}

async function openFilled() {
  const opened = await open()
  const { browser, registration } = await makeSubscriber(opened.app)
  const form = { ...makeForm(2), businessName: 'Line\u2028"sep" \\ {curly}, (round)\ttab \u{1F3FA}' }
  await browser.call(seo.generate, { body: form, query: {} })
  await browser.call(templates.create, { body: { name: "Mugs", form: makeForm(), isPublic: true } })
  await browser.call(ads.generate, { body: exampleFor("retail") })
  await pay(opened.app.browser())
  return { ...opened, registration }
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "search-simple-backup-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it("restores every row and every sequence into an empty database unchanged", async () => {
  const filled = await openFilled()
  const file = join(await emptyFolder(), "night.backup")
  expect(await filled.type(`backup ${file}`)).toMatch(
    /^Saved \d+ rows from \d+ tables to .*night\.backup\. Store APP_KEY/,
  )
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const before = await dump(filled.app)
  const fresh = await open()
  expect(await fresh.type(`restore ${file}`)).toMatch(/^Restored \d+ rows from /)
  expect(await dump(fresh.app)).toEqual(before)
  const log = (await fresh.app.db.select().from(operatorLog)).map(({ command }) => command)
  expect(log).toContain(`restore ${file}`)
  const browser = fresh.app.browser()
  const { username, password } = filled.registration
  expect((await browser.call(auth.signIn, { body: { username, password } })).statusCode).toBe(200)
  expect((await browser.call(history.list, { query: { search: "curly" } })).json()).toHaveLength(1)
})

it("saves one moment: a user who signs up meanwhile is not in it and does not wait", async () => {
  const { app, type } = await open()
  const file = join(await emptyFolder(), "night.backup")
  const holder = await openDatabase({ url: app.url })
  onTestFinished(holder.close)
  let written: Promise<unknown> = Promise.resolve()
  await holder.db.transaction(async (tx) => {
    await tx.execute(sql`lock table billing_actions in access exclusive mode`)
    written = type(`backup ${file}`)
    const waiting = sql`select 1 from pg_stat_activity where application_name = 'search-simple backup'
      and datname = current_database() and wait_event_type = 'Lock'`
    while ((await app.db.execute(waiting)).rows.length === 0);
    await makeMember(app)
  })
  await written
  expect(gunzipSync(await readFile(file)).toString("utf8")).not.toContain("@shop.example")
  expect(await app.db.select().from(users)).toHaveLength(1)
})

it("deletes existing data only when told to, and then all of it", async () => {
  const filled = await openFilled()
  const file = join(await emptyFolder(), "night.backup")
  await filled.type(`backup ${file}`)
  const before = await dump(filled.app)
  const other = await open()
  const stranger = await makeSubscriber(other.app)
  await expect(other.type(`restore ${file}`)).rejects.toThrow(/not empty.*add --replace/)
  expect(await other.app.db.select().from(users)).toMatchObject([{ id: stranger.id }])
  await other.type(`restore ${file} --replace`)
  expect(await dump(other.app)).toEqual(before)
})

const damages: readonly { name: string; damage: (packed: Buffer) => Uint8Array }[] = [
  { name: "cut off", damage: (packed) => packed.subarray(0, packed.length - 40) },
  {
    name: "with a byte changed",
    damage: (packed) => packed.with(packed.length >> 1, (packed[packed.length >> 1] ?? 0) ^ 1),
  },
  { name: "with a row less", damage: (packed) => edit(packed, (lines) => lines.filter((_, at) => at !== 2)) },
  {
    name: "with another word",
    damage: (packed) => edit(packed, (lines) => lines.map((line) => line.replace("Mara", "Nora"))),
  },
  { name: "without its end", damage: (packed) => edit(packed, (lines) => lines.slice(0, -2)) },
]

function edit(packed: Buffer, change: (lines: readonly string[]) => readonly string[]): Uint8Array {
  return gzipSync(change(gunzipSync(packed).toString("utf8").split("\n")).join("\n"))
}

it.each(damages)("refuses a $name file and leaves everything as it was", async ({ damage }) => {
  const filled = await openFilled()
  const file = join(await emptyFolder(), "night.backup")
  await filled.type(`backup ${file}`)
  await writeFile(file, damage(await readFile(file)))
  const before = await filled.app.db.select().from(users)
  await expect(filled.type(`restore ${file} --replace`)).rejects.toThrow(/is damaged.*Nothing was changed/)
  expect(await filled.app.db.select().from(users)).toEqual(before)
})

it("refuses a file that is not a backup, was made by another version, already exists or is missing", async () => {
  const { type } = await open()
  const folder = await emptyFolder()
  const file = join(folder, "night.backup")
  await type(`backup ${file}`)
  await expect(type(`backup ${file}`)).rejects.toThrow(/is there already/)
  await expect(type(`restore ${file}.gone`)).rejects.toThrow(/There is no file/)
  const other = join(folder, "other")
  await appendFile(other, "a letter")
  await expect(type(`restore ${other}`)).rejects.toThrow(/is damaged|is no backup/)
  await writeFile(other, gzipSync('{"backup":"search-simple","format":2}\n'))
  await expect(type(`restore ${other}`)).rejects.toThrow(/is no backup that this version can read|is damaged/)
  const older = (line: string, at: number) =>
    at === 0 ? line.replace(/"migrations":\["[0-9a-f]+",/, '"migrations":[') : line
  await writeFile(
    other,
    edit(await readFile(file), (lines) => lines.map(older)),
  )
  await expect(type(`restore ${other}`)).rejects.toThrow(/another version of the program: it has \d+ migrations/)
})

it("refuses while a server runs on the database", async () => {
  const { app, type } = await open()
  const file = join(await emptyFolder(), "night.backup")
  await type(`backup ${file}`)
  const server = await openDatabase({ url: app.url, applicationName: "search-simple jobs" })
  onTestFinished(server.close)
  await server.db.execute(sql`select 1`)
  await expect(type(`restore ${file} --replace`)).rejects.toThrow(/A server is running on this database/)
})

it("moves data from one embedded database to another", async () => {
  const filled = await openFilled()
  const file = join(await emptyFolder(), "night.backup")
  await filled.type(`backup ${file}`)
  const before = await dump(filled.app)
  const dataDir = makeTestFolder()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const embedded = await startEmbedded({ dataDir })
  onTestFinished(embedded.stop)
  await migrateDatabase({ url: embedded.url })
  const { db, close } = await openDatabase({ url: embedded.url })
  onTestFinished(close)
  const desk = { ...assembleParts({ config: readConfig({}), db }), url: embedded.url }
  await runCommand(desk, "op", ["restore", file])
  expect(await dump({ db })).toEqual(before)
  await runCommand(desk, "op", ["backup", `${file}.again`])
  const rows = async (path: string) =>
    gunzipSync(await readFile(path))
      .toString("utf8")
      .split("\n")
      .filter((line) => line.startsWith('"'))
  expect((await rows(`${file}.again`)).length).toBeGreaterThanOrEqual((await rows(file)).length)
}, 60_000)
