import { isEmptyProduct, type ProductValues } from "./fields/brief-values.ts"

/** How many listings one click will write, in words. */
export function countListings(products: readonly ProductValues[], platformCount: number): string {
  const count = products.filter((row) => !isEmptyProduct(row)).length
  const where = platformCount === 1 ? "" : ` on ${platformCount} platforms`
  if (count === 0) return `A listing for your business${where}`
  if (platformCount === 1) return `${count} ${count === 1 ? "listing" : "listings"}`
  return `${count * platformCount} listings: ${count} ${count === 1 ? "product" : "products"}${where}`
}
