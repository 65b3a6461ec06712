import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { mustFindPlatform } from "../seo/fill.ts"
import type { ExportedItem } from "./export-item.ts"
import { type Owned, openItem } from "./open-item.ts"

/** An item that has listings, with what exporting them needs; a draft has none. */
export async function findListings({ db }: Pick<Parts, "db">, owned: Owned): Promise<ExportedItem> {
  const { form, products } = await openItem(db, owned)
  if (form === null || products.length === 0) throw new Problem("not_found", { message: "There are no listings here." })
  return { platform: mustFindPlatform(form.platform), form, products }
}
