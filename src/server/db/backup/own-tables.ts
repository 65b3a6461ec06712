import { getTableName, is } from "drizzle-orm"
import { isPgSequence, PgTable } from "drizzle-orm/pg-core"
import type { Client } from "pg"
import * as schema from "../schema.ts"

const parts: readonly unknown[] = Object.values(schema)

/** Only our own tables: the database may hold others, such as the job queue's. */
export const ownTables: readonly string[] = parts.flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : []))

export const ownSequences: readonly string[] = parts.flatMap((part) =>
  isPgSequence(part) && part.seqName !== undefined ? [part.seqName] : [],
)

/** Computed columns cannot be written, and need not be saved. */
export async function listColumns(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${client.escapeIdentifier(table)}`],
  )
  return rows.map(({ name }) => name)
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id")
  return rows.map(({ hash }) => hash)
}

/** The same settings both ways, so that a value is read as it was written. */
export const sayTheSame =
  "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; " +
  "set local bytea_output = 'hex'; set local extra_float_digits = 3; set local statement_timeout = 0; " +
  "set local idle_in_transaction_session_timeout = 0"
