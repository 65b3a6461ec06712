import type { Way } from "../teller.ts"
import type { Understanding } from "../understand/understand.ts"

/**
 * Of what is true of all products of a brief, the way that this product's text takes, so that no two say the same. What
 * can be said in one way only is said of one of them.
 */
export function forPlace({ brief, subject }: Understanding, ways: readonly Way[], index: number): readonly Way[] {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  if (products.length < 2) return ways
  const place = Math.max(
    0,
    products.findIndex(({ name }) => name === subject.name),
  )
  const possible = ways.filter((way) => typeof way === "string" && way !== "")
  if (possible.length < products.length) return index % products.length === place ? possible : []
  return [possible[(index + place) % possible.length]]
}
