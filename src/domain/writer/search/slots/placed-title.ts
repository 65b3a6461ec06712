import { hasTownElsewhere, withoutLast } from "../../../brief/town-elsewhere.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { isWorkAlone, namesWork, upToWork } from "../../read/names-in-row.ts"
import { firstText, isBehindRun, type Understanding } from "../../understanding.ts"
import { titled, withoutEnd } from "../../write/grammar.ts"
import { tradeKinds } from "../kinds/trade-kinds.ts"
import { endsWithPlace } from "../phrases/places.ts"
import { toldPhrases } from "../phrases/told-phrases.ts"
import { townOf } from "../phrases/towns.ts"
import { namesOnlyTheWay, tradeInName, tradeOf, tradeSaid } from "../phrases/trade-of.ts"
import type { Room } from "./room.ts"

export const hasAll = (text: string, name: string): boolean => {
  const known = new Set(contentWords(text))
  return contentWords(name).every((stem) => known.has(stem))
}

/** How many stems of the second text are in the first. */
export const shared = (one: string, other: string): number => {
  const known = new Set(contentWords(one))
  return contentWords(other).filter((stem) => known.has(stem)).length
}

const maxPhrase = 60

/** A business's services and town, for the heading of its page; its own name if nothing else is certain. */
export function servicePhrase(u: Understanding, room: Room): string {
  const { thing } = u
  const keyword = keywordOf(u)
  const phrase = withItsRow(tradeInName(u) || serviceOf(u) || firstPhraseOr(keyword, u) || calledOf(u) || tradeOf(u), u)
  const isPlaced = townOf(u) === "" || hasAll(thing.name, townOf(u))
  // "We re-cane and re-rush old chairs in Kilkenny", of somebody without a name
  if (phrase === "" && thing.name === "") return titled(firstText(u).split(/[,;.] /)[0] ?? "", u.language)
  if (phrase === "") return isPlaced ? thing.name : `${thing.name}, ${titled(townOf(u), u.language)}`
  const placed = withTown(titled(phrase, u.language), u)
  const whole = withTown(titled(withBuyers(phrase, u), u.language), u)
  const isShort = countUnits(whole, room.unit) <= maxPhrase
  return (
    [...(isShort ? [whole] : []), placed, titled(phrase, u.language)].find(
      (text) => countUnits(text, room.unit) <= room.max,
    ) ?? placed
  )
}

const maxBuyers = 3

/** "Tax adviser for landlords", as typed before its place. */
function withBuyers(phrase: string, u: Understanding): string {
  const first = firstText(u)
  const rest = first.toLowerCase().startsWith(`${phrase.toLowerCase()} for `) ? first.slice(phrase.length + 5) : ""
  const [, buyers = ""] = /^([^,]+?) (?:in|near|around|across) \p{Lu}/u.exec(rest) ?? []
  const isShort = buyers !== "" && buyers.split(" ").length <= maxBuyers && !/ (?:and|or|&) /.test(buyers)
  return isShort ? `${phrase} for ${buyers}` : phrase
}

/** "Bedbugs, cockroaches, rats" are the first words of a business that people find as "fumigation Mombasa". */
function firstPhraseOr(keyword: string, u: Understanding): string {
  const phrase = firstPhraseOf(u)
  const isOfRow = !phrase.includes(" ") && (u.thing.sold?.each.length ?? 0) > 2
  // "Box braids" says more than "braids decatur".
  const own = contentWords(`${phrase} ${townOf(u)}`)
  const isMore = contentWords(keyword).some((stem) => !own.includes(stem))
  return (isOfRow || (isNoWork(phrase) && isMore)) && keyword.includes(" ") ? keyword : phrase || keyword
}

/** A business for "termites" or a "white horse" is found by what it does with them, and "learn to drive" is no name. */
const isNoWork = (phrase: string): boolean =>
  phrase.split(" ").length <= 2 &&
  !namesWork(phrase) &&
  !isWorkAlone(phrase) &&
  ![phrase, phrase.split(" ").at(-1) ?? ""].some((name) => Object.hasOwn(tradeKinds, singular(name.toLowerCase())))

const maxRow = 5

/** "BAS and tax returns": one word of a short row says too little. */
function withItsRow(phrase: string, { thing: { sold } }: Understanding): string {
  const isOfRow = sold !== null && sold.each.length > 1 && sold.each[0]?.toLowerCase() === phrase.toLowerCase()
  return isOfRow && !phrase.includes(" ") && sold.name.split(" ").length <= maxRow ? sold.name : phrase
}

/** The service, and its place: "Elopement Photography in Savannah". Work by mail or online has no place. */
export function placedName(name: string, u: Understanding, room: Room): string {
  const { facts } = u
  const isAnywhere = facts.some(
    ({ text, topic }) =>
      topic === "delivery" ||
      /\b(?:online|by post|by mail|postal|remote(?:ly)?|nationwide|worldwide|zoom)\b/i.test(text),
  )
  const placed = withTown(name, u)
  return isAnywhere || countUnits(placed, room.unit) > Math.min(room.max, maxPhrase) ? name : placed
}

const placing = / (?:in|near|of|around|across|from|outside|beside|above|below|beyond|off|along|throughout|at|by) /i

/** Adds "in" before the town even if a keyword does without: "Plumber Leeds". */
function withTown(phrase: string, u: Understanding): string {
  const town = titled(townOf(u), u.language)
  if (u.language !== "en") return town === "" || hasAll(phrase, town) ? phrase : `${phrase}, ${town}`
  const [lead, place] = placeTypedIn(phrase, u)
  if (place !== "" && !placing.test(phrase)) return `${lead} in ${place}`
  if (endsWithPlace(phrase) && !placing.test(phrase)) {
    const own = hasTownElsewhere(phrase, u.brief) ? town : (phrase.split(" ").at(-1) ?? "")
    return own === "" ? phrase : `${withoutLast(phrase)} in ${withArticleSaid(own, u)}`
  }
  if (town === "") return phrase
  // "Clock Repair Hebden Bridge"
  if (phrase.toLowerCase().endsWith(` ${town.toLowerCase()}`) && !placing.test(phrase))
    return `${phrase.slice(0, -town.length - 1)} in ${withArticleSaid(town, u)}`
  const isNear = u.facts.some(({ text }) => text.toLowerCase().includes(`near ${town.toLowerCase()}`))
  return / (?:in|near|around|across|outside) |\d/i.test(phrase) || shared(town, phrase) > 0
    ? phrase
    : `${phrase} ${isNear ? "near" : "in"} ${town}`
}

/** "Bee removal" and "Cape Town" of the keyword "bee removal Cape Town", of a seller who says that this is a place. */
function placeTypedIn(phrase: string, { brief, clean }: Understanding): readonly [lead: string, place: string] {
  const typed = splitList(clean(brief.targetKeywords)).find((each) => each.toLowerCase() === phrase.toLowerCase()) ?? ""
  const [, lead = "", place = ""] = /^(.*\p{Ll}) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+)$/u.exec(typed) ?? []
  const said = [brief.location, brief.description, brief.targetAudience].map((text) => ` of ${text}`).join(" ")
  const isPlace = place !== "" && new RegExp(`\\b(?:in|of|near|around|across|from|to) ${place}\\b`, "i").test(said)
  return isPlace ? [phrase.slice(0, lead.length), place] : [phrase, ""]
}

/** "The Riverland", of a seller who says it so. */
const withArticleSaid = (place: string, { facts }: Understanding): string =>
  facts.some(({ text }) => text.toLowerCase().includes(` the ${place.toLowerCase()}`)) ? `the ${place}` : place

const maxServiceWords = 6

/** What the form says the business does, in a few words that name one thing. */
function serviceOf(u: Understanding): string {
  const { brief, clean, language } = u
  const typed = withoutEnd(clean(brief.serviceType))
  const isShort = typed.split(" ").length <= maxServiceWords
  // "Installation, rental and repair" does not say of what.
  const deeds = typed.split(/, (?:and )?| and | & /)
  const isOfNothing = deeds.length > 1 && deeds.every((deed) => isWorkAlone(deed))
  return language === "en" && isShort && !isOfNothing && !namesOnlyTheWay(typed, u) ? typed : ""
}

/** "Harmonium repair" of "We repair and tune harmoniums"; "pianos organs harmoniums" are three things. */
function deedOf({ thing: { sold, services } }: Understanding): string {
  const [thing = "", ...more] = sold === null || sold.deed === null ? [] : sold.each
  const isOne = more.length === 0 && sold?.rest.length === 0 && !thing.split(" ").slice(0, -1).some(isPlural)
  return isOne ? (services[0] ?? "") : ""
}

/** "Farrier" of "I trim and shoe horses"; "sign language interpreting" says more than "interpreter". */
function calledOf(u: Understanding): string {
  const deed = deedOf(u)
  const [told = ""] = toldPhrases(u)
  const isSaid = contentWords(told).some((stem) => contentWords(deed).some((each) => each.startsWith(stem.slice(0, 4))))
  return told === "" || isSaid ? deed : told
}

/** The business in the seller's first words, up to where details follow. */
function firstPhraseOf(u: Understanding): string {
  const first = u.facts.find(({ topic, isEcho }) => topic === "what" && !isEcho)
  // Of a run nothing is certain but the name that it begins with.
  if (first === undefined || isBehindRun(first, u)) return tradeSaid(u.thing)
  // "One dog at a time" tells how it is done.
  const isPlaced = placed.test(first.text) && first.isCareful
  const [opening = ""] = first.text.split(/,| in /)
  const isKnown = first.isCertain || isPlaced || namesWork(withoutEnd(opening))
  if ((first.shape !== "noun" && !isPlaced) || !isKnown) return ""
  const text = withoutEnd(first.text)
  const said = first.isCareful ? text : upToWork(text.split(",")[0] ?? "")
  const [phrase = ""] = said.split(/,|\s(?:that|which|offering|with|serving|covering|for)\s/)
  // "I go round care homes" is no heading.
  return phrase.length < maxPhrase && !/[£$€]|^(?:i|we) /iu.test(phrase) ? phrase : ""
}

/** "Leaving Cert maths grinds in Douglas" */
const placed = /^(?!(?:we|i|our|my|you|it|the|based|located)\b)(?:[\p{L}&'-]+ ){1,6}in \p{Lu}/iu

const keywordOf = ({ brief, clean }: Understanding): string =>
  splitList(clean(brief.targetKeywords)).find((each) => each.split(" ").length < 6) ?? ""
