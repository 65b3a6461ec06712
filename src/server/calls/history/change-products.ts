import { isDeepStrictEqual } from "node:util"
import { currentVersion } from "../../../domain/history/count-broken.ts"
import type { ItemIndex } from "../../../domain/history/index-item.ts"
import { updateItem } from "../../db/history/history.ts"
import { insertVersion, listVersions, updateListing } from "../../db/history/listings.ts"
import type { Db } from "../../db/open.ts"
import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { indexOpenItem, saysTheSame } from "./index-open-item.ts"
import { type OpenItem, type Owned, openItem } from "./open-item.ts"

type Change = (before: StoredProduct, form: StoredForm) => Promise<StoredProduct>

interface Changing {
  /** The reason, for the version list. */
  readonly reason: string
  /** A product's new state, by its id. It may be called again if the product was changed meanwhile. */
  readonly change: ReadonlyMap<string, Change>
}

/** How often to retry after losing a race. */
const maxTries = 5

/**
 * Changes products of an item, saves their previous versions, and updates the search index, all in one transaction. The
 * result is computed first, so that no row is locked while a worker runs.
 */
export async function changeProducts(
  parts: Pick<Parts, "db" | "now" | "workers">,
  owned: Owned,
  { reason, change }: Changing,
): Promise<OpenItem> {
  for (let tries = 0; tries < maxTries; tries++) {
    const open = await openItem(parts.db, owned)
    const next = await changeAll(open, change)
    const index = await indexOpenItem(parts, { ...open, products: next })
    const saved = await save(parts, owned, { open, next, reason, index })
    if (saved !== null) return saved
  }
  throw new Problem("overloaded", { retryAfterSeconds: 1 })
}

async function changeAll({ form, products }: OpenItem, change: Changing["change"]): Promise<readonly StoredProduct[]> {
  const known = new Set(products.map(({ id }) => id))
  if (form === null || [...change.keys()].some((id) => !known.has(id))) throw new Problem("not_found")
  const next: StoredProduct[] = []
  for (const before of products) next.push((await change.get(before.id)?.(before, form)) ?? before)
  return next
}

interface Changed {
  readonly open: OpenItem
  readonly next: readonly StoredProduct[]
  readonly reason: string
  readonly index: ItemIndex
}

/** Null: the item has changed since the change was computed. */
function save(
  { db, now }: Pick<Parts, "db" | "now">,
  owned: Owned,
  { open, next, reason, index }: Changed,
): Promise<OpenItem | null> {
  const at = now()
  return db.transaction(async (tx) => {
    const locked = await openItem(tx, owned, { isLocked: true })
    const { item, products, form } = locked
    if (form === null || !saysTheSame(item, open.item) || !isDeepStrictEqual(products, open.products)) return null
    const ruleBookVersions = new Map(locked.ruleBookVersions)
    for (const [position, after] of next.entries()) {
      const before = products[position]
      if (before === undefined || after === open.products[position]) continue
      if (!(await isGoingOn(tx, { id: before.id, reason, at })))
        await insertVersion(tx, { content: before, reason, createdAt: at })
      await updateListing(tx, form.platform, after)
      ruleBookVersions.set(after.id, currentVersion(form.platform))
    }
    const changed = { ...locked, products: next, ruleBookVersions }
    return { ...changed, item: await updateItem(tx, item, { change: {}, index }) }
  })
}

const sessionMs = 10 * 60 * 1000

/**
 * Whether an edit continues one that began shortly before: the previous text is already saved, and a half-typed text is
 * not a version. An edit after a rewrite is new, so that the rewritten text is saved as well.
 */
async function isGoingOn(tx: Db, { id, reason, at }: { id: string; reason: string; at: Date }): Promise<boolean> {
  if (reason !== "edit") return false
  const [latest] = await listVersions(tx, id, 1)
  return latest?.reason === "edit" && at.getTime() - latest.createdAt.getTime() < sessionMs
}
