import { eq, lte, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { prepareOnce } from "../prepare-once.ts"
import { throttles } from "../schema.ts"

interface Window {
  readonly key: string
  readonly seconds: number
  readonly now: Date
}

const countingOne = prepareOnce((db) => {
  const { placeholder } = sql
  const isOver = sql`${throttles.expiresAt} <= excluded.window_start`
  return db
    .insert(throttles)
    .values({ key: placeholder("key"), count: 1, windowStart: placeholder("now"), expiresAt: placeholder("expiresAt") })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${throttles.windowStart} end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${throttles.expiresAt} end`,
      },
    })
    .returning({ count: throttles.count, expiresAt: throttles.expiresAt })
    .prepare("count_one")
})

/**
 * Counts one more in the key's window, which starts with the first and expires by itself. One statement, so that
 * concurrent processes each see a different number.
 */
export async function countOne(db: Db, { key, seconds, now }: Window): Promise<{ count: number; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  const [row] = await countingOne(db).execute({ key, now, expiresAt })
  if (!row) throw new Error("the count returned no row")
  return row
}

export async function hasOpenWindow(db: Db, { key, now }: { key: string; now: Date }): Promise<boolean> {
  const [row] = await db.select({ expiresAt: throttles.expiresAt }).from(throttles).where(eq(throttles.key, key))
  return row !== undefined && row.expiresAt > now
}

/** Uncounts an attempt. */
export async function uncountOne(db: Db, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key))
}

export async function closeWindow(db: Db, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key))
}

export async function deleteClosedWindows(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(throttles).where(lte(throttles.expiresAt, now)).returning({ one: sql`1` })
  return gone.length
}
