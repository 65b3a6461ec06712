import { asc, getTableColumns, getTableName, inArray, is, type SQL, sql } from "drizzle-orm"
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Db } from "../open.ts"
import * as schema from "../schema.ts"

const pageSize = 200

/** Secrets and their hashes, and columns that only repeat others for search. */
const hiddenColumns = new Set([
  ...[
    "passwordHash",
    "usernameKey",
    "secretEncrypted",
    "lastStep",
    "codeHash",
    "tokenHash",
    "keyHash",
    "sid",
    "sessionSid",
  ],
  ...["payerEmailEncrypted", "payerEmailHash", "searchText", "searchVector", "requestHash", "dedupeKey"],
])

/** Tables where a column may hold a secret that was emailed, or that a browser has. */
const hiddenIn: Readonly<Record<string, readonly string[]>> = { outbox: ["data"], sessions: ["sess"] }

/** Deleted content, and text that only repeats other tables. */
const hiddenTables = new Set(["removed_items", "search_words"])

export interface OwnedRows {
  readonly table: string
  /** In pages, so that a large history need not fit into memory. */
  readonly pages: () => AsyncGenerator<readonly Readonly<Record<string, unknown>>[]>
}

/** Every table with data about a user, found from the schema, so that a new one cannot be forgotten. */
export function listOwnedRows(db: Db, userId: string): OwnedRows[] {
  return allTables().flatMap((table) => {
    const owned = ownedBy(table, userId)
    return owned === null || hiddenTables.has(getTableName(table))
      ? []
      : [{ table: getTableName(table), pages: () => readPages(db, table, owned) }]
  })
}

/** The tables without data about a single user. */
export const listUnownedTables = (): string[] =>
  allTables()
    .filter((table) => ownedBy(table, "") === null)
    .map(getTableName)

const allTables = (): PgTable[] => Object.values(schema).filter((value) => is(value, PgTable))

/** By the owner's id in the table itself, or through the row of another table that it belongs to. */
export function ownedBy(table: PgTable, userId: string): SQL | null {
  if (table === schema.users) return sql`${schema.users.id} = ${userId}`
  if (table === schema.sessions) return sql`${schema.sessions.sess}->>'userId' = ${userId}`
  const { userId: owner } = columnsOf(table)
  if (owner !== undefined) return sql`${owner} = ${userId}`
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const [from] = columns
    const [to] = foreignColumns
    const parent = from === undefined || to === undefined ? null : ownedBy(foreignTable, userId)
    if (from !== undefined && to !== undefined && parent !== null)
      return inArray(from, sql`(select ${to} from ${foreignTable} where ${parent})`)
  }
  return null
}

export const columnsOf = (table: PgTable): Readonly<Record<string, PgColumn>> => getTableColumns(table)

async function* readPages(db: Db, table: PgTable, owned: SQL) {
  const hidden = hiddenIn[getTableName(table)] ?? []
  const shown = Object.entries(columnsOf(table)).filter(([name]) => !hiddenColumns.has(name) && !hidden.includes(name))
  const order = primaryKeyOf(table).map((column) => asc(column))
  for (let offset = 0; ; offset += pageSize) {
    const query = db.select(Object.fromEntries(shown)).from(table).where(owned)
    const rows = await query
      .orderBy(...order)
      .limit(pageSize)
      .offset(offset)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
  }
}

/** Rows that share part of their key are still ordered, so that no page repeats or skips any. */
function primaryKeyOf(table: PgTable): readonly PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}
