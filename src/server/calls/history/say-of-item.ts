import { isDeepStrictEqual } from "node:util"
import { updateItem } from "../../db/history/history.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { indexOpenItem, saysTheSame } from "./index-open-item.ts"
import { type OpenItem, type Owned, openItem } from "./open-item.ts"

type Change = Parameters<typeof updateItem>[2]["change"]

/** How often to retry after losing a race. */
const maxTries = 5

/** Changes an item's details and its search index. The index is computed first, while no row is locked. */
export async function sayOfItem(parts: Pick<Parts, "db" | "workers">, owned: Owned, change: Change): Promise<OpenItem> {
  for (let tries = 0; tries < maxTries; tries++) {
    const open = await openItem(parts.db, owned)
    const index = await indexOpenItem(parts, open, change)
    const saved = await parts.db.transaction(async (tx) => {
      const locked = await openItem(tx, owned, { isLocked: true })
      if (!saysTheSame(locked.item, open.item) || !isDeepStrictEqual(locked.products, open.products)) return null
      return { ...locked, item: await updateItem(tx, locked.item, { change, index }) }
    })
    if (saved !== null) return saved
  }
  throw new Problem("overloaded", { retryAfterSeconds: 1 })
}
