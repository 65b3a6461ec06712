import { type Brief, isProductName, type Product } from "../seo/brief.ts"

/** What is written about is one of the seller's products, not the shop itself. */
export const isProduct = ({ brief, subject }: { readonly brief: Brief; readonly subject: Product }): boolean =>
  isProductName(brief, subject.name)
