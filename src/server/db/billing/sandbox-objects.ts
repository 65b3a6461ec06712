import { and, eq, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { sandboxObjects } from "../schema.ts"

interface SandboxObject {
  readonly id: string
  readonly kind: string
  readonly data: unknown
}

/** One at a time across all processes: the sandbox is small, and its money must add up. */
export const inSandbox = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payment sandbox'))`)
    return work(tx)
  })

export async function findSandboxObject(db: Db, id: string): Promise<unknown> {
  const [row] = await db.select({ data: sandboxObjects.data }).from(sandboxObjects).where(eq(sandboxObjects.id, id))
  return row?.data ?? null
}

/** Objects of a kind whose data contain this, oldest first. */
export async function listSandboxObjects(db: Db, kind: string, containing: object = {}): Promise<unknown[]> {
  const rows = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, kind), sql`${sandboxObjects.data} @> ${JSON.stringify(containing)}::jsonb`))
    .orderBy(sandboxObjects.createdAt, sandboxObjects.id)
  return rows.map(({ data }) => data)
}

export async function saveSandboxObject(db: Db, { id, kind, data }: SandboxObject): Promise<void> {
  await db
    .insert(sandboxObjects)
    .values({ id, kind, data })
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { data, updatedAt: sql`now()` } })
}
