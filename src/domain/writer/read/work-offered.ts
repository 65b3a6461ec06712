import { isMaterial } from "../../text/words/materials.ts"
import { headNoun, isPlural, singular } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import { deeds, soldAs, soldIn, withWhoDoes } from "./sold.ts"

const maxTries = 4

/** A service that the field for it names. */
export const isServiceTyped = ({ field, topic }: Fact): boolean => field === "serviceType" && topic === "what"

/** "I also fit bulbs" is said by somebody whose trade is another. */
export const isBeside = (text: string): boolean => /^(?:i|we) (?:can |do |will )?also\b/i.test(text)

/** "we do boilers, leaks" is two services; "we repair laptops" is laptop repair. */
export function servicesOf(facts: readonly Fact[]): readonly string[] {
  const told = facts.filter(({ topic, isEnglish, text }) => isEnglish && topic === "what" && !isBeside(text))
  const found = told.slice(0, maxTries).flatMap(({ text, shape }, at) => {
    const said = soldIn(withWhoDoes(text))
    const sold = said?.isService === true ? said : at === 0 && shape === "noun" ? soldAs(text) : null
    if (sold === null || (sold !== said && sold.each.some((each) => !isDone(each)))) return []
    // "I tune, regulate and repair pianos": a verb is no thing.
    const things = sold.each.filter((each) => !isVerb(each) && !isRowOfVerbs(each, sold.rest[0]))
    return sold.deed === null
      ? sold.each
      : withSharedNoun(things).map((each) => `${singular(withoutState(each))} ${sold.deed}`)
  })
  return [...new Set(found)]
}

/** Who has an old headstone cleaned looks for headstone cleaning. */
const withoutState = (thing: string): string =>
  thing.replace(/^(?:old|existing|broken|damaged|worn|dirty|tired|faded|your|all) (?=\p{L})/iu, "")

const isVerb = (word: string): boolean => deeds.has(word.toLowerCase()) || kindOf(word) === "base"

/** "Regulate" before "repair pianos" */
const isRowOfVerbs = (part: string, next = ""): boolean =>
  !/ /.test(part) && !isPlural(part) && / /.test(next) && deeds.has(next.split(" ")[0] ?? "")

/** "Sectional, roller and tilt garage doors" are all garage doors. */
function withSharedNoun(each: readonly string[]): readonly string[] {
  const last = each.at(-1)?.split(" ") ?? []
  const isShared =
    last.length > 2 &&
    isPlural(last.at(-1) ?? "") &&
    each.slice(0, -1).every((one) => !/[ ]/.test(one) && !isPlural(one))
  return each.length > 1 && isShared ? [last.slice(1).join(" ")] : each
}

/** A row without a verb lists services only if each item may be one. */
const isDone = (each: string): boolean => namesAThing(headNoun(each)) && !isMaterial(each)
