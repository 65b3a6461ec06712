import { onceFor } from "../../once-for.ts"
import type { Brief, Product } from "../../seo/brief.ts"
import { headNoun } from "../../text/words/plural.ts"
import { areKin } from "./kin.ts"
import { stemsOf } from "./merge.ts"

/** What is read once of a brief has to be the same object for a product each time. */
const versionsOf = onceFor((_brief: Brief) => new Map<string, Brief>())

/** The form has one type and one category for a whole shop: those of a coffee filter are not those of the tumblers beside it. */
export function asOfProduct(brief: Brief, subject: Product): Brief {
  const [first] = brief.products
  const isBeside = first !== undefined && brief.products.includes(subject) && !areKin(first, subject)
  if (!isBeside || subject.category.trim() === "") return brief
  const versions = versionsOf(brief)
  const known = versions.get(subject.name)
  if (known !== undefined) return known
  const own = stemsOf(`${subject.name} ${subject.category}`)
  const ofOwn = (typed: string): string => ([...stemsOf(headNoun(typed))].some((stem) => own.has(stem)) ? typed : "")
  const found = {
    ...brief,
    shopifyProductType: ofOwn(brief.shopifyProductType),
    amazonCategory: ofOwn(brief.amazonCategory),
  }
  versions.set(subject.name, found)
  return found
}
