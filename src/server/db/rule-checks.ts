import { eq, sql } from "drizzle-orm"
import { countBroken } from "../../domain/history/count-broken.ts"
import { findGeneration } from "./generations.ts"
import { listListings } from "./listings.ts"
import type { Db } from "./open.ts"
import { contentHistory } from "./schema.ts"

interface Unchecked {
  readonly platform: string
  /** The version that an item has to be checked by. */
  readonly version: string
  readonly limit: number
}

/** Checks some items that another version of their platform's rules was the last to check. Says how many. */
export function checkSome(db: Db, { platform, version, limit }: Unchecked): Promise<number> {
  return db.transaction(async (tx) => {
    const { id, userId, generationId } = contentHistory
    // Two ends of an index, and not all between them: that nothing is left to do must be quickly known.
    const [older, later] = [sql`<`, sql`>`].map(
      (than) => sql`(
        select ${id} from ${contentHistory}
        where ${contentHistory.platform} = ${platform} and ${contentHistory.checkedRuleBook} ${than} ${version}
          and ${generationId} is not null
        limit ${limit})`,
    )
    const rows = await tx
      .select({ id, userId, generationId })
      .from(contentHistory)
      .where(sql`${id} in (${older} union all ${later})`)
      .limit(limit)
      // Whoever changes an item checks it as well, and is not waited for.
      .for("update", { skipLocked: true })
    for (const row of rows) {
      const generation = await findGeneration(tx, { id: row.generationId ?? "", userId: row.userId })
      const listings = await listListings(tx, [row.generationId ?? ""])
      const products = listings.map(({ product }) => product)
      const { brokenRules } = countBroken(generation?.form ?? null, products)
      // What cannot be checked, because its form is gone, counts as checked, or it would come again for ever.
      await tx.update(contentHistory).set({ brokenRules, checkedRuleBook: version }).where(eq(id, row.id))
    }
    return rows.length
  })
}
