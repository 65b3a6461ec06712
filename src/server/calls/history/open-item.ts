import { findGeneration } from "../../db/generations/generations.ts"
import { findItem, type HistoryRow } from "../../db/history/history.ts"
import { type ListingRow, listListings } from "../../db/history/listings.ts"
import type { Db } from "../../db/open.ts"
import type { StoredForm, StoredProduct, StoredWriter } from "../../db/stored.ts"
import { Problem } from "../../problem.ts"

export interface Owned {
  readonly id: string
  readonly userId: string
}

/** An item with all its data. */
export interface OpenItem {
  readonly item: HistoryRow
  readonly products: readonly StoredProduct[]
  /** The version of the rules with which each product was last written, if known. */
  readonly ruleBookVersions: ReadonlyMap<string, string>
  /** The form of its listings; null if there are none. */
  readonly form: StoredForm | null
  readonly writer: StoredWriter | null
}

/** Another user's item is treated as missing. With a lock, nobody changes it meanwhile. */
export async function openItem(db: Db, owned: Owned, { isLocked = false } = {}): Promise<OpenItem> {
  const item = await findItem(db, owned, { isLocked })
  if (item === null) throw new Problem("not_found")
  if (item.generationId === null) return { item, products: [], ruleBookVersions: new Map(), form: null, writer: null }
  const generation = await findGeneration(db, { id: item.generationId, userId: owned.userId })
  const listings = await listListings(db, [item.generationId], { isLocked })
  return {
    item,
    products: listings.map(({ product }) => product),
    ruleBookVersions: versionsOf(listings),
    form: generation?.form ?? null,
    writer: generation?.writer ?? null,
  }
}

const versionsOf = (listings: readonly ListingRow[]): ReadonlyMap<string, string> =>
  new Map(
    listings.flatMap(({ product, ruleBookVersion }) =>
      ruleBookVersion === null ? [] : [[product.id, ruleBookVersion] as const],
    ),
  )
