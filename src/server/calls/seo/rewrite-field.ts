import type { ProductResult } from "../../../contract/seo/listing.ts"
import { subjectsOf } from "../../../domain/seo/brief.ts"
import { addUse } from "../../db/generations/generations.ts"
import { countVersions } from "../../db/history/listings.ts"
import type { StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { changeProducts } from "../history/change-products.ts"
import { openItem } from "../history/open-item.ts"
import { mustFindPlatform } from "./fill.ts"
import { mustFindSlot, putInPlace, writeAgain } from "./write-again.ts"

interface Wish {
  readonly historyId: string
  readonly productId: string
  readonly field: string
  readonly instruction: string
}

/** Asks the writer for one field again and saves it, made to follow the rules; all others stay unchanged. */
export async function rewriteField(parts: Parts, userId: string, wish: Wish): Promise<ProductResult> {
  const { db, writer, workers } = parts
  const owned = { id: wish.historyId, userId }
  const { item, form, products } = await openItem(db, owned)
  const position = products.findIndex(({ id }) => id === wish.productId)
  const product = products[position]
  if (product === undefined || form === null) throw new Problem("not_found")
  const platform = mustFindPlatform(form.platform)
  const slot = mustFindSlot(platform, wish.field)
  const reason = `rewrite:${slot.key}`
  const again = {
    listing: product,
    field: slot.key,
    instruction: wish.instruction,
    times: await countVersions(db, product.id, reason),
  }
  const subject = subjectsOf(form)[position] ?? { name: product.productName, category: "", description: "" }
  const { value, written } = await writeAgain(writer, { userId, brief: form, subject, platform, again })
  if (item.generationId !== null) await addUse(db, item.generationId, written)

  const change = (before: StoredProduct): Promise<StoredProduct> =>
    putInPlace(workers, { before, slot: slot.key, value, brief: form, platform }, userId)
  const changed = await changeProducts(parts, owned, { reason, change: new Map([[product.id, change]]) })
  const after = changed.products[position]
  if (after === undefined) throw new Problem("not_found")
  return after
}
