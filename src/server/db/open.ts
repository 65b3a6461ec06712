import type { Logger } from "drizzle-orm"
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres"
import type { PgDatabase } from "drizzle-orm/pg-core"
import { Pool } from "pg"
import { refuseOldServer } from "./server-version.ts"
import { watchConnections } from "./watch-connections.ts"

/** The database, or a transaction in it: functions accept either. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type OpenDatabase = { db: Db; pool: Pool; close: () => Promise<void> }

export type OpenOptions = {
  url: string
  maxConnections?: number
  applicationName?: string
  /** Connections that break while idle, as all do when the database restarts. The next query gets a new one. */
  onError?: (error: Error) => void
}

export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: options.url,
    application_name: options.applicationName ?? "search-simple",
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    // The server ends its statements itself; this is for a frozen one.
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  // Without a listener, a restart of the database would crash this process.
  pool.on("error", (error) => options.onError?.(error))
  // Nor does the pool listen to a connection in use: if it breaks between two queries, the next one says so.
  pool.on("connect", (client) => client.on("error", () => {}))
  watchConnections(pool, options.url)
  try {
    await refuseOldServer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: queriesOn(pool), pool, close: () => pool.end() }
}

export function queriesOn(pool: Pool, logger?: Logger): Db {
  const options = { casing: "snake_case", ...(logger && { logger }) } as const
  const db: Db = drizzle(pool, options)
  // Drizzle itself never releases a connection that breaks before the transaction begins, and after ten of those nobody
  // would get one.
  db.transaction = async (work, settings) => {
    const client = await pool.connect()
    try {
      return await drizzle(client, options).transaction(work, settings)
    } finally {
      client.release()
    }
  }
  return db
}
