import { currentVersion } from "../../../domain/history/count-broken.ts"
import { updateItem } from "../../db/history.ts"
import { insertVersion, listVersions, updateListing } from "../../db/listings.ts"
import type { Db } from "../../db/open.ts"
import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { type OpenItem, type Owned, openItem } from "./open-item.ts"

interface Changing {
  /** Why, for the list of versions. */
  readonly reason: string
  /** What becomes of a product, by its id; it is given the product as it is at that moment. */
  readonly change: ReadonlyMap<string, (before: StoredProduct, form: StoredForm) => StoredProduct>
}

/** Changes products of an item, keeps what they said before, and lets search find the new words: all of it or nothing. */
export function changeProducts(
  { db, now }: Pick<Parts, "db" | "now">,
  owned: Owned,
  { reason, change }: Changing,
): Promise<OpenItem> {
  const at = now()
  return db.transaction(async (tx) => {
    const open = await openItem(tx, owned, { isLocked: true })
    const { item, products, form } = open
    const known = new Set(products.map(({ id }) => id))
    if (form === null || [...change.keys()].some((id) => !known.has(id))) throw new Problem("not_found")
    const ruleBookVersions = new Map(open.ruleBookVersions)
    const next = products.map((before) => change.get(before.id)?.(before, form) ?? before)
    for (const [position, after] of next.entries()) {
      const before = products[position]
      if (before === undefined || before === after) continue
      if (!(await isGoingOn(tx, { id: before.id, reason, at })))
        await insertVersion(tx, { content: before, reason, createdAt: at })
      await updateListing(tx, form.platform, after)
      ruleBookVersions.set(after.id, currentVersion(form.platform))
    }
    const changed = { ...open, products: next, ruleBookVersions }
    return { ...changed, item: await updateItem(tx, item, { change: {}, products: next, form }) }
  })
}

const sessionMs = 10 * 60 * 1000

/**
 * Whether an edit goes on with one that began a short while ago: what stood there before is kept already, and what was
 * saved half-typed is no version. After a rewrite an edit is a new one, so that the rewritten text is kept as well.
 */
async function isGoingOn(tx: Db, { id, reason, at }: { id: string; reason: string; at: Date }): Promise<boolean> {
  if (reason !== "edit") return false
  const [latest] = await listVersions(tx, id, 1)
  return latest?.reason === "edit" && at.getTime() - latest.createdAt.getTime() < sessionMs
}
