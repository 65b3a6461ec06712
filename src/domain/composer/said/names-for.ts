import { isPlural } from "../../text/plural.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import type { Understanding } from "../understand/understand.ts"
import type { Names } from "./things.ts"

/** What a page of one thing to book calls it: "the design", and "it" where it is none or several. */
export function namesFor(u: Understanding): Names {
  const isProduct = u.brief.products.some(({ name }) => name === u.subject.name)
  const noun = isProduct
    ? (readNounPhrase(u.name).head.split(" of ")[0]?.split(" ").at(-1) ?? u.noun).toLowerCase()
    : ""
  return { it: "it", the: noun === "" || isPlural(noun) ? "it" : `the ${noun}` }
}
