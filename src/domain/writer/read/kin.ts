import type { Product } from "../../seo/brief.ts"
import { shareIn, stemsOf } from "./merge.ts"
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

/** Whether it is not what the description is about: what is said of a nappy is true of a set of six nappies. */
export function isAnotherThing(
  product: Product,
  { name: main, category: mainCategory, description: mainText }: Product,
): boolean {
  const { name, category, description } = product
  const called = stemsOf([name, category, calledBy(description)].join(" "))
  // A "ThinkPad dock" among docking stations is no ThinkPad, which is filed among laptops.
  const isApart = (filed: string, text: string): boolean => filed.trim() !== "" && !stemsOf(text).has(headOf(filed))
  if (
    isApart(mainCategory, `${name} ${category} ${description}`) &&
    isApart(category, `${main} ${mainCategory} ${mainText}`)
  )
    return true
  // "Biltong hooks" are no biltong box, and "a pair of boats" is a boat kit.
  const isSpare =
    shareIn(stemsOf(lastIn(name)), stemsOf(main)) === 0 && !stemsOf(calledBy(name)).has(headOf(lastIn(main)))
  return isSpare || !called.has(headOf(main))
}

/** "Box" of "biltong box 4kg", "hooks" of "hooks pack of 25" */
const lastIn = (name: string): string =>
  /(\p{L}{3,})[^\p{L}]*(?:(?:pack|set|box) of \d+)?(?:\P{L}*\d\S*)?$/iu.exec(calledBy(name))?.[1] ?? name
