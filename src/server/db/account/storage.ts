import { and, eq, is, lt, type SQL, sql } from "drizzle-orm"
import { PgTable } from "drizzle-orm/pg-core"
import type { Db } from "../open.ts"
import * as schema from "../schema.ts"
import { columnsOf, ownedBy } from "./owned-rows.ts"

export interface StorageUse {
  readonly items: number
  readonly bytes: number
  readonly measuredAt: Date
}

const { storageUsed, contentHistory, contentTemplates } = schema

export async function findStorageUse(db: Db, userId: string): Promise<StorageUse | null> {
  const [row] = await db.select().from(storageUsed).where(eq(storageUsed.userId, userId))
  return row ?? null
}

/**
 * Adds up a user's data in every table, found from the schema, so that no table can be forgotten. Long texts count with
 * their compressed size and are not read.
 */
export async function measureStorage(db: Db, userId: string, now: Date): Promise<StorageUse> {
  const sums = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [bytesOf(table, userId)] : []))
  const total = sql.join(
    sums.filter((sum) => sum !== null),
    sql` + `,
  )
  const items = sql`(select count(*) from ${contentHistory} where ${contentHistory.userId} = ${userId})
    + (select count(*) from ${contentTemplates} where ${contentTemplates.userId} = ${userId})`
  const measured = { items: sql`${items}`, bytes: sql`${total}`, measuredAt: now }
  const [row] = await db
    .insert(storageUsed)
    .values({ userId, ...measured })
    .onConflictDoUpdate({ target: storageUsed.userId, set: measured })
    .returning()
  if (row === undefined) throw new Error("what is stored could not be measured")
  return row
}

interface Room {
  readonly bytes: number
  readonly maxItems: number
  readonly maxBytes: number
}

/**
 * Counts data about to be saved; null if there is no room. One statement, so that concurrent requests cannot exceed the
 * limit.
 */
export async function addStorageUse(db: Db, userId: string, { bytes, maxItems, maxBytes }: Room) {
  const [row] = await db
    .update(storageUsed)
    .set({ bytes: sql`${storageUsed.bytes} + ${bytes}`, items: sql`${storageUsed.items} + 1` })
    .where(
      and(
        eq(storageUsed.userId, userId),
        lt(storageUsed.items, maxItems),
        lt(sql`${storageUsed.bytes} + ${bytes}`, maxBytes),
      ),
    )
    .returning()
  return row ?? null
}

function bytesOf(table: PgTable, userId: string): SQL | null {
  const owned = ownedBy(table, userId)
  if (owned === null) return null
  const sizes = Object.values(columnsOf(table)).map((column) => sql`coalesce(pg_column_size(${column}), 0)`)
  return sql`(select coalesce(sum(${sql.join(sizes, sql` + `)}), 0) from ${table} where ${owned})`
}
