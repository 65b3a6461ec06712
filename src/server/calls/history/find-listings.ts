import type { Platform } from "../../../domain/platforms/platform.ts"
import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { mustFindPlatform } from "../seo/fill.ts"
import { type Owned, openItem } from "./open-item.ts"

interface FoundListings {
  readonly platform: Platform
  readonly form: StoredForm
  readonly products: readonly StoredProduct[]
}

/** An item with listings, and the data for exporting them; a draft has none. */
export async function findListings({ db }: Pick<Parts, "db">, owned: Owned): Promise<FoundListings> {
  const { form, products } = await openItem(db, owned)
  if (form === null || products.length === 0) throw new Problem("not_found", { message: "There are no listings here." })
  return { platform: mustFindPlatform(form.platform), form, products }
}
