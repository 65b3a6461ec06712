import { formSchema } from "../../../../contract/seo/form.ts"
import type { ColumnUse } from "../../../../domain/bulk/files/column-uses.ts"
import type { FileProduct } from "../../../../domain/bulk/files/join-products.ts"
import { columnUseOf, placeProduct } from "../../../../domain/bulk/files/place-product.ts"

/** What is wrong with one cell of a product, in the words of the form. */
export interface CellFault {
  readonly use: ColumnUse
  readonly message: string
}

/** What every product shares is asked for later; here it stands in, so that only the product's own faults are found. */
const shared = { platform: "website", businessName: "-", industry: "-", description: "-" } as const

/** The faults that the form would find, were the product typed into it. */
export function checkProduct(product: FileProduct): readonly CellFault[] {
  const { name, category, description, texts } = placeProduct(product, shared.platform, "")
  const isEmpty = name === "" && category === "" && description === ""
  // The form takes an empty row for none; in a file it is a row without a name.
  const products = [{ name, category: isEmpty ? "-" : category, description }]
  const parsed = formSchema.safeParse({ ...shared, ...texts, products })
  if (parsed.success) return []
  const faults = parsed.error.issues.flatMap(({ path, message }): CellFault[] => {
    const field = path.at(-1)
    const use = typeof field === "string" ? columnUseOf(field) : null
    return use === null ? [] : [{ use, message }]
  })
  return faults.filter(({ use }, at) => faults.findIndex((other) => other.use === use) === at)
}
