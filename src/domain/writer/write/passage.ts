import { onceFor } from "../../once-for.ts"
import { hasMoney } from "../../text/measure/money.ts"
import type { Fact } from "../fact.ts"
import { isOfDescription } from "../read/merge.ts"
import type { Understanding } from "../understanding.ts"

/** Placed where a buyer looks for it, and not among the sentences around it. */
const apart: ReadonlySet<Fact["topic"]> = new Set(["chapter", "pain", "shop", "story"])

const maxValueWords = 5

/** "18 x 7 inches." is a line of a list, though it ends with a period. */
const isValue = ({ topic, shape, text }: Fact): boolean =>
  /^(?:size|weight|capacity|count)$/.test(topic) && shape === "noun" && text.split(" ").length <= maxValueWords

/** "Each folder is cut from elk bone" is true of all goods and does not mention the seller. */
const isOfGoods = ({ topic, shape, text, isCareful, field }: Fact): boolean =>
  isCareful &&
  topic === "shop" &&
  shape === "sentence" &&
  /^(?:description|bodyText)$/.test(field) &&
  !/^(?:all|both|everything)\b|\b(?:I|we|us|our|my|me)\b/i.test(text)

/** What is true of all goods is told with the goods; "the water is drawn at night" only behind a sentence that is. */
export const goodsTold = onceFor((facts: readonly Fact[]): ReadonlySet<Fact> => {
  const found = new Set<Fact>()
  let isTold = false
  for (const fact of facts) {
    isTold = isOfGoods(fact) && (isTold || !/^the\b/i.test(fact.text))
    if (isTold) found.add(fact)
  }
  return found
})

/**
 * A careful seller's sentences are told in their own order and whole, whatever they are about. A product's description that
 * only names it again is a line of a list.
 */
export function isOfPassage(fact: Fact, { facts }: Pick<Understanding, "facts">): boolean {
  const { isCareful, field, shape, topic, isApart } = fact
  if (!isCareful || isApart === true || shape === "labelled" || isValue(fact)) return false
  if (apart.has(topic)) return goodsTold(facts).has(fact)
  if (isOfDescription(fact) || field === "bodyText") return true
  if (field !== "productDescription") return false
  return shape === "sentence" || !facts.some(isOfDescription) || (isToldBeforeShop(fact, facts) && !hasMoney(fact.text))
}

/** The product's own words come first where the description begins with the shop. */
export const isToldBeforeShop = ({ field, place }: Fact, facts: readonly Fact[]): boolean =>
  field === "productDescription" && facts.some((fact) => isOfDescription(fact) && fact.place > place)

/** "We make trousers for tall women", behind the product's own words, says nothing about this one. */
export function shopOpeningOf(facts: readonly Fact[]): Fact | undefined {
  const [first] = facts.filter(({ isEcho }) => !isEcho)
  const opening = facts.find(isOfDescription)
  const isSeller = /^(?:we|i|our (?:shop|range|store|studio|family)|\p{Lu}\p{L}+ (?:makes|sells|builds))\b/iu.test(
    opening?.text ?? "",
  )
  return first?.field === "productDescription" && isSeller ? opening : undefined
}
