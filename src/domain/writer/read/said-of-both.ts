import type { Product } from "../../seo/brief.ts"
import { headNoun, isPlural } from "../../text/words/plural.ts"
import { thirdPerson, verbForms } from "../../text/words/verbs.ts"
import type { Fact } from "../fact.ts"
import { nameIn } from "../type/shape.ts"
import { stemsOf } from "./merge.ts"

const ofBoth = /^(both|each)(?: of (?:them|these|the two))? (\p{L}+) (?=\p{L}|\d)(?!.*\bboth\b)/iu

/** "Both have a drawstring" is true of each of two nets: "The net has a drawstring". */
export function saidOfBoth(fact: Fact, products: readonly Product[], { name }: Product): Fact {
  const [opening, who = "", verb = ""] = ofBoth.exec(fact.text) ?? []
  if (opening === undefined || products.length !== 2 || !fact.isCareful || fact.field !== "description") return fact
  const head = headNoun(nameIn(name.split(",")[0] ?? "")).toLowerCase()
  // "Each sling is 127 cm long"
  const isOfEach = /^each$/i.test(who)
  const base = /^are$/i.test(verb) ? "be" : baseOf(verb, isOfEach ? "third" : "base")
  if (head === "" || base === undefined) return fact
  const text = `The ${head} ${isPlural(head) ? severalDo(base) : thirdPerson(base)} ${fact.text.slice(opening.length)}`
  return { ...fact, text, stems: stemsOf(text) }
}

const baseOf = (verb: string, form: "base" | "third"): string | undefined =>
  verbForms(verb).find((each) => each.form === form)?.base

const severalDo = (base: string): string => (base === "be" ? "are" : base)
