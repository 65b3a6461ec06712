import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import { mustFindPlatform } from "../seo/fill.ts"
import { changeProducts } from "./change-products.ts"
import { findListings } from "./find-listings.ts"
import type { OpenItem, Owned } from "./open-item.ts"

/** Mends slots that break today's rule book; all others stay unchanged. */
export async function fixRules(parts: Pick<Parts, "db" | "now" | "workers">, owned: Owned): Promise<OpenItem> {
  const { products } = await findListings(parts, owned)
  const mend = async (before: StoredProduct, form: StoredForm): Promise<StoredProduct> => {
    const platform = mustFindPlatform(form.platform)
    const mended = await parts.workers.run("mendListing", { before, brief: form, platform }, owned)
    return mended === null ? before : { ...before, ...mended }
  }
  const change = new Map(products.map(({ id }) => [id, mend]))
  return changeProducts(parts, owned, { reason: "rules", change })
}
