import { eq } from "drizzle-orm"
import type { Db } from "../open.ts"
import { generations } from "../schema.ts"

/** Over all of the user's generations; null if it had no key. */
export async function listIdempotencyKeys(db: Db, userId: string): Promise<(string | null)[]> {
  const rows = await db
    .select({ key: generations.idempotencyKey })
    .from(generations)
    .where(eq(generations.userId, userId))
  return rows.map(({ key }) => key)
}
