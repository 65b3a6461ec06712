import type { Product } from "../../seo/brief.ts"
import { stemsOf } from "./merge.ts"
import { calledBy, countIn, headOf } from "./product-names.ts"

const alike = 0.5
type Named = Pick<Product, "name" | "description">

const vessel =
  /(?<!\p{L})(?:bags?|jars?|packets?|bottles?|tins?|sachets?|bars?|pots?|rolls?|skeins?) of (\p{L}+(?: \p{L}+)?)/giu

/** "Three bags of dulse" in a box: what is said of dulse is true of them. */
export const holds = (description: string, head: string): boolean =>
  [...description.matchAll(vessel)].some(([, item = ""]) => stemsOf(item).has(head))

/**
 * Whether two products are sorts of one thing: they have the same head noun, or one's is in the other's name beside more
 * of the same words. What is said of one may be true of the other.
 */
export function areKin({ name, description }: Named, other: Named): boolean {
  const [head, otherHead] = [headOf(name), headOf(other.name)]
  if (head === otherHead || holds(description, otherHead) || holds(other.description, head)) return true
  const [own, others] = [stemsOf(calledBy(name)), stemsOf(calledBy(other.name))]
  const isNamedAlike = own.has(otherHead) || others.has(head)
  return isNamedAlike && countIn(own, others) > 1 && countIn(own, others) >= Math.min(own.size, others.size) * alike
}

/** Whether all that a shop names are sorts of one thing. */
export const areAllKin = (products: readonly Named[]): boolean =>
  products.every((product) => areKin(products[0] ?? product, product))
