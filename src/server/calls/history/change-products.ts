import { updateItem } from "../../db/history.ts"
import { changeListing } from "../../db/listings.ts"
import type { Db } from "../../db/open.ts"
import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import { Problem } from "../../problem.ts"
import { type OpenItem, type Owned, openItem } from "./open-item.ts"

interface Changing {
  /** Why, for the list of versions. */
  readonly reason: string
  /** What becomes of a product, by its id; it is given the product as it is at that moment. */
  readonly change: ReadonlyMap<string, (before: StoredProduct, form: StoredForm) => StoredProduct>
}

/** Changes products of an item, keeps what they said before, and lets search find the new words: all of it or nothing. */
export function changeProducts(db: Db, owned: Owned, { reason, change }: Changing): Promise<OpenItem> {
  return db.transaction(async (tx) => {
    const { item, products, form, writer } = await openItem(tx, owned, { isLocked: true })
    const known = new Set(products.map(({ id }) => id))
    if (form === null || [...change.keys()].some((id) => !known.has(id))) throw new Problem("not_found")
    const next = products.map((before) => change.get(before.id)?.(before, form) ?? before)
    for (const [position, after] of next.entries()) {
      const before = products[position]
      if (before !== undefined && before !== after) await changeListing(tx, { before, after, reason })
    }
    return { item: await updateItem(tx, item, { change: {}, products: next }), products: next, form, writer }
  })
}
