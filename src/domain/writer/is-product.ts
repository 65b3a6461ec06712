import type { Brief, Product } from "../seo/brief.ts"

/** What is written about is one of the seller's products, not the shop itself. */
export const isProduct = ({ brief, subject }: { readonly brief: Brief; readonly subject: Product }): boolean =>
  brief.products.some(({ name }) => name === subject.name)
