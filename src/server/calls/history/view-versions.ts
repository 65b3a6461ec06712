import type { ListingVersion } from "../../../contract/history.ts"
import { listVersions } from "../../db/history/listings.ts"
import type { Db } from "../../db/open.ts"
import { Problem } from "../../problem.ts"
import { type Owned, openItem } from "./open-item.ts"

const maxVersions = 100

/** A listing's text before each change. */
export async function viewVersions(db: Db, owned: Owned, productId: string): Promise<readonly ListingVersion[]> {
  const { products } = await openItem(db, owned)
  if (!products.some(({ id }) => id === productId)) throw new Problem("not_found")
  const versions = await listVersions(db, productId, maxVersions)
  return versions.map(({ id, reason, createdAt, content }) => ({
    id,
    reason,
    createdAt: createdAt.toISOString(),
    listing: content,
  }))
}
