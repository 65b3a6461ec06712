import type { Fact } from "../fact.ts"
import type { Understanding } from "../understanding.ts"

/** Placed where a buyer looks for it, and not among the sentences around it. */
const apart: ReadonlySet<Fact["topic"]> = new Set(["chapter", "pain", "shop", "story", "question"])

const isDescribed = ({ isCareful, field }: Fact): boolean =>
  isCareful && /^(?:description|videoDescription)$/.test(field)

/**
 * A careful seller's sentences are told in their own order and whole, whatever they are about. A product's description that
 * only names it again is a line of a list.
 */
export function isOfPassage(fact: Fact, { facts }: Pick<Understanding, "facts">): boolean {
  const { isCareful, field, shape, topic } = fact
  if (!isCareful || shape === "labelled" || apart.has(topic)) return false
  if (isDescribed(fact) || field === "bodyText") return true
  return field === "productDescription" && (shape === "sentence" || !facts.some(isDescribed))
}
