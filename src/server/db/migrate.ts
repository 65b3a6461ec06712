import { join } from "node:path"
import { readMigrationFiles } from "drizzle-orm/migrator"
import { drizzle } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import { Client } from "pg"
import { refuseOldServer } from "./server-version.ts"

export type MigrateOptions = {
  url: string
  migrationsFolder?: string
  /** How long to wait for another process that is migrating. */
  lockWaitMs?: number
}

// Any number, as long as it is always this one.
const lockId = 7_305_881_264

/** Updates the database to this code. Of several concurrent processes, one does it and the others find it done. */
export async function migrateDatabase(options: MigrateOptions): Promise<{ applied: number }> {
  const migrationsFolder = options.migrationsFolder ?? join(import.meta.dirname, "migrations")
  // One connection for lock and migrations: the lock belongs to the session, and ends if we are killed.
  const client = new Client({
    connectionString: options.url,
    application_name: "search-simple migrations",
    connectionTimeoutMillis: 10_000,
  })
  client.on("error", () => {})
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query(`set lock_timeout = ${Math.ceil(options.lockWaitMs ?? 60_000)}`)
    await takeLock(client)
    // While we wait for a table, everybody else waits behind us: it is better to fail and restart.
    await client.query("set lock_timeout = 5000")
    const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash)
    const before = await readApplied(client)
    refuseUnknown(before, known)
    await migrate(drizzle(client), { migrationsFolder })
    const after = await readApplied(client)
    refuseSkipped(after, known)
    return { applied: after.length - before.length }
  } finally {
    await client.end()
  }
}

async function takeLock(client: Client): Promise<void> {
  try {
    await client.query("select pg_advisory_lock($1)", [lockId])
  } catch (cause) {
    throw new Error(
      "Another process has been migrating the database for too long. Look whether it hangs, and start again.",
      { cause },
    )
  }
}

async function readApplied(client: Client): Promise<string[]> {
  const table = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as found",
  )
  if (!table.rows[0]?.found) return []
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id")
  return rows.map((row) => row.hash)
}

function refuseUnknown(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((hash) => !known.includes(hash))
  if (unknown.length === 0) return
  throw new Error(
    `The database is newer than this version of the program: it has ${unknown.length} migration(s) that are not known here. ` +
      "Start the version that made it, or a later one.",
  )
}

/** Drizzle applies migrations later than the last one, so one with an earlier date would be silently skipped. */
function refuseSkipped(applied: readonly string[], known: readonly string[]): void {
  const skipped = known.filter((hash) => !applied.includes(hash))
  if (skipped.length === 0) return
  throw new Error(
    `${skipped.length} migration(s) were skipped, because later ones are already applied. Generate them again.`,
  )
}
