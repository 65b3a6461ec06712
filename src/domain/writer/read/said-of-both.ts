import type { Product } from "../../seo/brief.ts"
import { sentenceCase } from "../../text/case/title-case.ts"
import { isPlural } from "../../text/words/plural.ts"
import { thirdPerson, verbForms } from "../../text/words/verbs.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { nameIn } from "../type/shape.ts"
import { stemsOf } from "./merge.ts"
import { nounOf } from "./product-names.ts"

const ofBoth =
  /^(both|each|all(?= (?:of (?:them|these) )?(?:have|are|come|fit|use|need|take) ))(?: of (?:them|these|the two))? (\p{L}+) (?=\p{L}|\d)(?!.*\bboth\b)/iu
const ofNone = /^none(?: of (?:them|these))? (?:has|have) (?:any |an? )?(?=\p{L})/iu
const toBoth = /^(\p{L}+) (?:both|them both) (?=(?:in|with|by|before|after|on|at|and|to) )/iu

/** "Both have a drawstring" is true of each of two nets: "The net has a drawstring". */
export function saidOfBoth(fact: Fact, products: readonly Product[], { name }: Product): Fact {
  const alone = products.length === 2 ? withoutBoth(fact) : fact.text
  if (alone !== fact.text) return { ...fact, text: alone, stems: stemsOf(alone) }
  const head = nounOf(nameIn(name.split(",")[0] ?? ""))
  if (head === "" || !fact.isCareful || fact.field !== "description") return fact
  const text = ofOneThing(fact.text, head, products.length)
  return text === fact.text ? fact : { ...fact, text, stems: stemsOf(text) }
}

function ofOneThing(typed: string, head: string, count: number): string {
  const isMany = isPlural(head)
  const one = (text: string): string => (isMany ? text : text.replace(/(?<!\p{L})them(?!\p{L})/giu, "it"))
  // "None have cracks"
  if (ofNone.test(typed) && !isMany) return one(typed.replace(ofNone, `The ${head} has no `))
  // "Wash both in warm water and hang them up"
  if (toBoth.test(typed) && count === 2) return one(typed.replace(toBoth, isMany ? "$1 them " : "$1 it "))
  const said = typed.replace(/(?<=,| and) both(?= (?:will|can|may|must|should) )/gi, "")
  const [opening, who = "", verb = ""] = ofBoth.exec(said) ?? []
  if (opening === undefined || (count !== 2 && !/^all$/i.test(who))) return typed
  // "Each sling is 127 cm long"
  const isOfEach = /^each$/i.test(who)
  const base = /^are$/i.test(verb) ? "be" : baseOf(verb, isOfEach ? "third" : "base")
  if (base === undefined) return typed
  // "Both are bamboo, come in black and are one size": a later verb is for two as well.
  if (!isMany && /(?:,| and) (?:are|have|come|fit|do|were)\b/iu.test(said)) return typed
  return one(`The ${head} ${isMany ? severalDo(base) : thirdPerson(base)} ${said.slice(opening.length)}`)
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
