import type { Product } from "../../seo/brief.ts"
import { sentenceCase } from "../../text/case/title-case.ts"
import { headNoun, isPlural } from "../../text/words/plural.ts"
import { thirdPerson, verbForms } from "../../text/words/verbs.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { nameIn } from "../type/shape.ts"
import { stemsOf } from "./merge.ts"

const ofBoth = /^(both|each)(?: of (?:them|these|the two))? (\p{L}+) (?=\p{L}|\d)(?!.*\bboth\b)/iu

/** "Both have a drawstring" is true of each of two nets: "The net has a drawstring". */
export function saidOfBoth(fact: Fact, products: readonly Product[], { name }: Product): Fact {
  const alone = products.length === 2 ? withoutBoth(fact) : fact.text
  if (alone !== fact.text) return { ...fact, text: alone, stems: stemsOf(alone) }
  const [opening, who = "", verb = ""] = ofBoth.exec(fact.text) ?? []
  if (opening === undefined || products.length !== 2 || !fact.isCareful || fact.field !== "description") return fact
  const head = headNoun(nameIn(name.split(",")[0] ?? "")).toLowerCase()
  // "Each sling is 127 cm long"
  const isOfEach = /^each$/i.test(who)
  const base = /^are$/i.test(verb) ? "be" : baseOf(verb, isOfEach ? "third" : "base")
  if (head === "" || base === undefined) return fact
  // "Both are bamboo, come in black and are one size": a later verb is for two as well.
  if (!isPlural(head) && /(?:,| and) (?:are|have|come|fit|do|were)\b/iu.test(fact.text)) return fact
  const text = `The ${head} ${isPlural(head) ? severalDo(base) : thirdPerson(base)} ${fact.text.slice(opening.length)}`
  return { ...fact, text, stems: stemsOf(text) }
}

/** "Both used and working", "300 kg load both": without a verb for two, each of them is so. A price or parcel may be for both. */
function withoutBoth({ text, topic }: Fact): string {
  if (/^(?:price|delivery|audience)$/.test(topic)) return text
  const [, next = ""] = /^both ([\p{L}\d]+)/iu.exec(text) ?? []
  if (/^\d/.test(next) || /^(?:past|participle|adjective|preposition|adverb)$/.test(kindOf(next.toLowerCase())))
    return sentenceCase(text.slice("both ".length))
  return text.replace(/(?<=\p{L}{2})(?<!\b(?:in|on|of|for|with|to|from|at|and|or)) both(?=[.]?$)/iu, "")
}

const baseOf = (verb: string, form: "base" | "third"): string | undefined =>
  verbForms(verb).find((each) => each.form === form)?.base

const severalDo = (base: string): string => (base === "be" ? "are" : base)
