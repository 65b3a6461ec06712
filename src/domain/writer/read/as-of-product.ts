import type { Brief, Product } from "../../seo/brief.ts"
import { headNoun } from "../../text/words/plural.ts"
import { areKin } from "./kin.ts"
import { stemsOf } from "./merge.ts"

const known = new WeakMap<Brief, Map<string, Brief>>()

/** The form has one type and one category for a whole shop: those of a coffee filter are not those of the tumblers beside it. */
export function asOfProduct(brief: Brief, subject: Product): Brief {
  const [first] = brief.products
  const isBeside = first !== undefined && brief.products.includes(subject) && !areKin(first, subject)
  if (!isBeside || subject.category.trim() === "") return brief
  const ofBrief = known.get(brief) ?? new Map<string, Brief>()
  known.set(brief, ofBrief)
  const own = stemsOf(`${subject.name} ${subject.category}`)
  const ofOwn = (typed: string): string => ([...stemsOf(headNoun(typed))].some((stem) => own.has(stem)) ? typed : "")
  const found = ofBrief.get(subject.name) ?? {
    ...brief,
    shopifyProductType: ofOwn(brief.shopifyProductType),
    amazonCategory: ofOwn(brief.amazonCategory),
  }
  ofBrief.set(subject.name, found)
  return found
}
