import { sql } from "drizzle-orm"
import type { Db } from "./open.ts"
import { readiness } from "./schema.ts"

/** Whether data can be stored, and if not, why. */
export type DatabaseState = "ok" | "full" | "read-only" | "does not answer" | "away"

/**
 * Stores data as every save does. One row fits into an existing page even on a full disk; so a megabyte is sorted as
 * well, for which the server needs a new file.
 */
export async function noteReady(db: Db): Promise<DatabaseState> {
  try {
    await db.transaction(async (tx) => {
      await tx
        .insert(readiness)
        .values({ id: 1 })
        .onConflictDoUpdate({ target: readiness.id, set: { notedAt: sql`now()` } })
      await tx.execute(sql`set local work_mem = '64kB'`)
      await tx.execute(
        sql`select max(place) from (select row_number() over (order by repeat(md5(n::text), 10)) as place
            from generate_series(1, 3000) as n) as sorted`,
      )
    })
    return "ok"
  } catch (error) {
    return stateBy(error)
  }
}

function stateBy(error: unknown): DatabaseState {
  if (!(error instanceof Error)) return "away"
  if ("code" in error && error.code === "53100") return "full"
  if ("code" in error && error.code === "25006") return "read-only"
  if (/timeout exceeded when trying to connect|connection timeout|read timeout/i.test(error.message))
    return "does not answer"
  return stateBy(error.cause)
}
