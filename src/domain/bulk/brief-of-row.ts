import type { BriefText, Product } from "../seo/brief.ts"

interface Row {
  readonly product: Product
  readonly texts: Readonly<Partial<Record<BriefText, string>>>
}

/** The form that one row is written from: what all share, what is true of this one alone, and the product. */
export const briefOfRow = <Form extends object>(shared: Form, { product, texts }: Row) => ({
  ...shared,
  ...texts,
  products: [product],
})
