import { hasSeveralProducts } from "../../../seo/brief.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Fact } from "../../fact.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import { topicOf } from "../../type/topic.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import type { NounPhrase } from "../phrases/noun-phrase.ts"
import { isColour, isOfSeveral, packaging } from "../phrases/word-classes.ts"
import { type Attribute, makeAttribute } from "./attribute.ts"
import { isSame, isSameThing } from "./fact-attributes.ts"
import { isLimited, statementsOf } from "./limits.ts"

/** "Used bikes with seized brakes" are what people complain of. */
const ofOthers = /^(?:pain|audience|story|shop|occasion)$/

const maxParts = 6
const maxWords = 5
const maxListed = 5

/** Parts that a sentence says the thing has, in the seller's order: "padded waistband", "two satin scrunchies". */
export function partsSaid({ facts, brief }: Understanding, phrase: NounPhrase): Attribute[] {
  const isOneOfMany = hasSeveralProducts(brief)
  return facts
    .filter(
      ({ isEnglish, isCareful, text, field, topic }) =>
        isEnglish &&
        isCareful &&
        !ofOthers.test(topic) &&
        !/Story$/.test(field) &&
        (!isOneOfMany || field === "productDescription") &&
        !isLimited(statementsOf(text)[0] ?? ""),
    )
    .flatMap((fact) => itemsIn(listIn(fact, phrase), phrase).map((text) => makeAttribute("has", text, fact)))
    .slice(0, maxParts)
}

/** What "has been stripped, then rebuilt" has no part of that name. */
const having = /^(.{2,60}?) (?:(?:has|have)(?! been\b)|features?) (.+)$/iu
const getting = /^you (?:will )?(?:get|receive) (.+)$/iu

/** The list behind "has" or "with", if it is the thing that has it. */
function listIn(fact: Fact, phrase: NounPhrase): string {
  const text = statementsOf(withoutEnd(fact.text))[0] ?? ""
  const name = nameIn(text)
  if (fact.shape === "noun" && isSameThing(fact, phrase))
    return / with (.+)$/iu.exec(text.slice(name.length))?.[1] ?? ""
  const [, got = ""] = getting.exec(text) ?? []
  if (got !== "") return got
  const [, subject = "", had = ""] = having.exec(text) ?? []
  return isThing(subject, phrase) ? had : ""
}

/** "It", "each set", "the Hilary trousers" */
const isThing = (subject: string, { head }: NounPhrase): boolean =>
  /^(?:it|they|each(?: one)?|both|this|these)$/i.test(subject) ||
  (/^(?:the|our|each|every|this|these|all) [^,;]+$/i.test(subject) &&
    isSame(subject.toLowerCase().split(" ").at(-1) ?? "", head))

/** The items of a list up to the first that says more than a name. */
function itemsIn(list: string, { head }: NounPhrase): string[] {
  // One of seven ingredients would seem to be the variety.
  if (list.split(", ").length > maxListed) return []
  const found: string[] = []
  let isOpen = true
  for (const [, item = "", mark = ""] of list.matchAll(/(.+?)(,\s*(?:and |plus )?|\s(?:and|plus|&)\s|;|$)/giu)) {
    // Behind "a gusset for climbing ladders", only an article shows that the list goes on.
    const begins = /^(?:an?|one|two|three|four|five|six|eight)\s/i.test(item)
    if (!isOpen && !begins) break
    // "Red and clear glass spangles": neither alone.
    if (isColour(item.toLowerCase()) || (!item.includes(" ") && kindOf(item.toLowerCase()) === "adjective")) break
    const cut = nameIn(item)
    // "No FM, and long wave picks up little"
    if (/^no /i.test(item) || /^ (?:up|out|off|down|away|over)\b/i.test(item.slice(cut.length))) break
    const bare = cut.replace(/^(?:an?|the|its|their|one) /i, "")
    if (!/^\p{L}|^\d/u.test(bare) || kindOf(bare.split(" ")[0] ?? "") === "relative") break
    // "One left hand and one right hand hinge"
    if (isPart(bare) && !isSame(bare.split(" ").at(-1) ?? "", head)) found.push(bare)
    // Of a kit, what comes second would look like the main thing.
    else if (found.length === 0 && /^(?:sets?|kits?|bundles?|packs?|box(?:es)?)$/.test(head)) break
    isOpen = cut === item && !/\sthe\s/i.test(item) && mark !== ";"
  }
  return found
}

function isPart(text: string): boolean {
  const words = text.split(" ")
  const last = words.at(-1) ?? ""
  const [, rest = text] = /^(?:\d+|two|three|four|five|six|eight|ten|twelve) (.+)$/iu.exec(text) ?? []
  return (
    words.length > 1 &&
    words.length <= maxWords &&
    (rest === text || rest.includes(" ")) &&
    isThingPhrase(rest.toLowerCase()) &&
    /^(?:what|feature|included|material|size)$/.test(topicOf(rest, "noun", "what")) &&
    !isColour(last) &&
    !packaging.test(text) &&
    !words.some(
      (word) => isOfSeveral(word) || isCompared(word) || /^(?:adverb|auxiliary|third|base)$/.test(kindOf(word)),
    )
  )
}

/** "A higher back" says nothing without what it is higher than. */
const isCompared = (word: string): boolean =>
  /^(?:more|less|extra|same|other|own|better|proper|real|normal|standard|usual|matching|spare|new|clean(?:ed)?)$/i.test(
    word,
  ) ||
  (/er$/i.test(word) && ["", "e"].some((end) => kindOf(word.slice(0, -2) + end) === "adjective"))
