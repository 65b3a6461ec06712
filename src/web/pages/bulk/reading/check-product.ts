import { formSchema } from "../../../../contract/seo/form.ts"
import type { ColumnUse } from "../../../../domain/bulk/files/column-uses.ts"
import type { FileProduct } from "../../../../domain/bulk/files/join-products.ts"
import { columnUseOf, placeProduct } from "../../../../domain/bulk/files/place-product.ts"

/** The error of one cell of a product, in the form's words. */
export interface CellFault {
  readonly use: ColumnUse
  readonly message: string
}

/** The shared fields are asked for later; placeholders here make sure that only the product's own errors are found. */
const shared = { platform: "website", businessName: "-", industry: "-", description: "-" } as const

/** The errors that the form would find if the product were typed into it. */
export function checkProduct(product: FileProduct): readonly CellFault[] {
  const { name, category, description, texts } = placeProduct(product, shared.platform, "")
  const isEmpty = name === "" && category === "" && description === ""
  // The form ignores an empty row; in a file, it is a row without a name.
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
