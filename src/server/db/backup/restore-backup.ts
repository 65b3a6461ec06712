import { getTableName } from "drizzle-orm"
import { Client, DatabaseError } from "pg"
import { operatorLog, readiness, servedMinutes, trustMetrics } from "../schema.ts"
import { type BackupHead, type BackupPart, BackupRefused, type BackupTable, openBackup } from "./backup-file.ts"
import { listColumns, listMigrations, ownSequences, ownTables, sayTheSame } from "./own-tables.ts"

const batchChars = 1_000_000
const lockWaitMs = 5000
/** Rows created by running the server: a database with only these counts as empty. */
const housekeeping: readonly string[] = [operatorLog, readiness, servedMinutes, trustMetrics].map(getTableName)

interface Restoring {
  readonly url: string
  readonly file: string
  /** Existing rows are deleted first. */
  readonly mayReplace: boolean
}

/** The whole file or nothing, in one transaction. The database must be migrated, and no server may run on it. */
export async function restoreBackup({ url, file, mayReplace }: Restoring): Promise<{ rows: number }> {
  const { head, parts, close } = await openBackup(file)
  const client = new Client({ connectionString: url, application_name: "search-simple restore" })
  // Between two queries nobody hears that the connection broke; the next query says so.
  client.on("error", () => {})
  try {
    await client.connect()
    await client.query("begin")
    await client.query(sayTheSame)
    refuseOtherVersion(head, await listMigrations(client))
    await lockTables(client)
    if (!mayReplace) await refuseFull(client)
    const checks = await dropForeignKeys(client)
    await client.query(`truncate ${allTables(client)}`)
    const rows = await takeParts(client, parts, file)
    for (const add of checks) await client.query(add)
    await client.query("commit")
    return { rows }
  } finally {
    await close()
    await client.end()
  }
}

function refuseOtherVersion({ migrations }: BackupHead, own: readonly string[]): void {
  if (migrations.length === own.length && migrations.every((hash, at) => hash === own[at])) return
  throw new BackupRefused(
    `The backup was made by another version of the program: it has ${migrations.length} migrations, this one ${own.length}. ` +
      "Restore it with the version that made it, and upgrade after that.",
  )
}

const allTables = (client: Client) => ownTables.map((table) => `public.${client.escapeIdentifier(table)}`).join(", ")

async function lockTables(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'search-simple jobs'`,
  )
  const isRunning = new BackupRefused("A server is running on this database. Stop it, and restore then.")
  if (rows.length > 0) throw isRunning
  try {
    await client.query(`set local lock_timeout = ${lockWaitMs}`)
    await client.query(`lock table ${allTables(client)} in access exclusive mode`)
  } catch (error) {
    throw error instanceof DatabaseError && error.code === "55P03" ? isRunning : error
  }
}

async function refuseFull(client: Client): Promise<void> {
  for (const table of ownTables.filter((name) => !housekeeping.includes(name))) {
    const { rows } = await client.query(`select 1 from public.${client.escapeIdentifier(table)} limit 1`)
    if (rows.length > 0)
      throw new BackupRefused(
        "The database is not empty. To delete what is in it and take the backup in its place, add --replace.",
      )
  }
}

/**
 * Rows arrive table by table, so their references may come later. Returns the statements that check them at the end.
 */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ on_table: string; name: string; meaning: string }>(
    `select conrelid::regclass::text as on_table, quote_ident(conname) as name, pg_get_constraintdef(oid) as meaning
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
    [ownTables.map((table) => `public.${client.escapeIdentifier(table)}`)],
  )
  for (const { on_table, name } of rows) await client.query(`alter table ${on_table} drop constraint ${name}`)
  return rows.map(({ on_table, name, meaning }) => `alter table ${on_table} add constraint ${name} ${meaning}`)
}

async function takeParts(client: Client, parts: AsyncIterable<BackupPart>, file: string): Promise<number> {
  let insert: ((lines: readonly string[]) => Promise<void>) | null = null
  let waiting: string[] = []
  let chars = 0
  let rows = 0
  const flush = async () => {
    if (waiting.length > 0) await insert?.(waiting)
    rows += waiting.length
    waiting = []
    chars = 0
  }
  for await (const part of parts) {
    if (typeof part === "string") {
      if (insert === null) throw new BackupRefused(`${file} has a row before any table.`)
      waiting.push(part)
      chars += part.length
      if (chars >= batchChars) await flush()
      continue
    }
    await flush()
    if ("table" in part) insert = await openTable(client, part, file)
    else {
      if (!ownSequences.includes(part.sequence)) throw unknownIn(file, part.sequence)
      const name = client.escapeIdentifier(part.sequence)
      await client.query(`alter sequence public.${name} restart with ${part.next}`)
    }
  }
  await flush()
  return rows
}

const unknownIn = (file: string, name: string) => new BackupRefused(`${file} has ${name}, which is not known here.`)

/** The insert statement of a table, which reads records of the saved columns. */
async function openTable(client: Client, { table, columns }: BackupTable, file: string) {
  if (!ownTables.includes(table)) throw unknownIn(file, table)
  const own = await listColumns(client, table)
  const strange = columns.find((name) => !own.includes(name))
  if (strange !== undefined || columns.length !== own.length) throw unknownIn(file, `${table}.${strange ?? "…"}`)
  const target = `public.${client.escapeIdentifier(table)}`
  const names = columns.map((name) => client.escapeIdentifier(name))
  await client.query("drop table if exists pg_temp.kept_row")
  await client.query(
    `create temporary table kept_row on commit drop as select ${names.join(", ")} from ${target} with no data`,
  )
  const insert =
    `insert into ${target} (${names.join(", ")}) select ${names.map((name) => `(kept).${name}`).join(", ")} ` +
    "from (select line::pg_temp.kept_row as kept from unnest($1::text[]) as line offset 0) as lines"
  return async (lines: readonly string[]) => void (await client.query(insert, [lines]))
}
