import type { BriefText, Product } from "../seo/brief.ts"

interface Row {
  readonly product: Product
  readonly texts: Readonly<Partial<Record<BriefText, string>>>
}

/** The form for one row: the shared part, the row's own details, and the product. */
export const briefOfRow = <Form extends object>(shared: Form, { product, texts }: Row) => ({
  ...shared,
  ...texts,
  products: [product],
})
