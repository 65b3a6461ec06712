import { isMaterial } from "../../text/words/materials.ts"
import { headNoun, isPlural, singular } from "../../text/words/plural.ts"
import { canBeBase, kindOf } from "../../text/words/word-kinds.ts"
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
    const named = at === 0 ? worksOf(text) : []
    if (named.length > 0) return named
    const said = soldIn(withWhoDoes(text))
    const sold = said?.isService === true ? said : at === 0 && shape === "noun" ? soldAs(text) : null
    if (sold === null || (sold !== said && sold.each.some((each) => !isDone(each)))) return []
    // "I tune, regulate and repair pianos": a verb is no thing.
    const things = sold.each.filter((each) => !isVerb(each) && !isRowOfVerbs(each, sold.rest[0]))
    return sold.deed === null
      ? sold.each
      : [...withSharedNoun(things).map((each) => `${singular(withoutState(each))} ${sold.deed}`), ...jobsIn(sold.rest)]
  })
  return [...new Set(found)]
}

/** Who has an old headstone cleaned looks for headstone cleaning. */
const withoutState = (thing: string): string =>
  thing.replace(/^(?:old|existing|broken|damaged|worn|dirty|tired|faded|your|all) (?=\p{L})/iu, "")

const works = [...new Set(deeds.values()), "repairs", "hire", "rental", "maintenance"].join("|")
const workOfThings = new RegExp(
  `^((?:${works})(?:(?:,| and| &) (?:${works}))*) (?:of|for) ((?:[^,.;]+?, )*?[^,.;]+? and [^,.;]+|[^,.;]+)`,
  "i",
)

/** "Concertina repair" and "melodeon tuning" of "repair and tuning of concertinas and melodeons". */
function worksOf(text: string): string[] {
  const [, done = "", things = ""] = workOfThings.exec(text) ?? []
  const row = things.split(/, (?:and )?| and /).filter((thing) => thing !== "" && thing.split(" ").length <= maxThing)
  return done
    .toLowerCase()
    .split(/, | and | & /)
    .flatMap((work) => (row.every((thing) => isPlural(thing)) ? row.map((thing) => `${singular(thing)} ${work}`) : []))
}

/** "Tap replacement" and "toilet replacement" of "replace taps", "toilets"; of "clear blocked sinks" and what follows it, nothing. */
function jobsIn(rest: readonly string[]): string[] {
  let job: string | undefined
  return withNouns(rest).flatMap((part, at) => {
    const [verb = "", ...thing] = part.split(" ")
    const isOfVerb = thing.length > 0 && (canBeBase(verb) || !namesAThing(verb))
    if (isOfVerb) job = deeds.get(verb.toLowerCase())
    const named = isOfVerb ? thing.join(" ") : part
    // "Ease sashes" may be more work, and no sashes.
    const isSure = isOfVerb || thing.length === 0
    return job === undefined ||
      !isSure ||
      isVerb(part) ||
      isRowOfVerbs(part, rest[at + 1]) ||
      named.split(" ").length > maxThing
      ? []
      : [`${singular(named)} ${job}`]
  })
}

const isVerb = (word: string): boolean => deeds.has(word.toLowerCase()) || kindOf(word) === "base"

/** "Regulate" before "repair pianos" */
const isRowOfVerbs = (part: string, next = ""): boolean =>
  !/ /.test(part) && !isPlural(part) && / /.test(next) && deeds.has(next.split(" ")[0] ?? "")

const maxThing = 2

/** "Repair upright", "grand pianos": the first has the noun of the second. */
const withNouns = (parts: readonly string[]): string[] =>
  parts.map((part, at) => {
    const [first = "", noun = "", ...more] = (parts[at + 1] ?? "").split(" ")
    const last = part.split(" ").at(-1) ?? ""
    const isShared = more.length === 0 && isPlural(noun) && !canBeBase(first) && part.split(" ").length <= maxThing + 1
    return isShared && !isPlural(last) && !namesAThing(last) ? `${part} ${noun}` : part
  })

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
