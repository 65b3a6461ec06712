import { isCommonWord } from "../../../text/spell/right-words.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isPlural } from "../../../text/words/plural.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { canBeBase, kindOf } from "../../../text/words/word-kinds.ts"
import type { Fact } from "../../fact.ts"
import { isProduct } from "../../is-product.ts"
import { isDoneOnThings, namesWork } from "../../read/names-in-row.ts"
import { deeds, eachWork, soldIn } from "../../read/sold.ts"
import { isBeside } from "../../read/work-offered.ts"
import { nameIn, shapeOf } from "../../type/shape.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import { isBehindRun, type Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { isConditional } from "../attributes/limits.ts"
import { makerOf } from "../attributes/maker-specifics.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { tradeKinds } from "../kinds/trade-kinds.ts"
import { agentOf } from "./agent-of.ts"
import { calledOf } from "./joined-forms.ts"
import { kindOfThing } from "./kind-of-thing.ts"
import { makerPhrases } from "./maker-phrases.ts"
import { namedWork } from "./named-work.ts"
import { ownKeywords } from "./own-keywords.ts"
import { workOnPests } from "./pests.ts"
import { placesServed, townOf } from "./towns.ts"
import { tradeSaid } from "./trade-of.ts"
import { isWork, typesOf } from "./types-typed.ts"
import { worksTold } from "./works-told.ts"

/** "Knife sharpening hobart" */
export const endsWithPlace = (phrase: string): boolean => {
  const last = (phrase.split(" ").at(-1) ?? "").toLowerCase()
  return phrase.includes(" ") && placeName(last) !== undefined && !isCommonWord(last)
}

/** With the town, if buyers come from there, and with "used" on a platform for used things. */
export function placedPhrases(u: Understanding, subject: Subject): string[][] {
  const { genre, brief } = u
  const called = calledOf(subject)
  const town = townOf(u)
  if (genre === "service") return servicePhrases(u, town)
  const isUsed =
    /^used\b/i.test(brief.facebookCondition || brief.itemCondition) && !saysUsed.test(u.thing.name) && !isOld(u)
  if (genre !== "local" && genre !== "auction") return []
  if (called === "") return makerPhrases(u)
  return [
    ...makerPhrases(u),
    ...(isUsed ? [[`used ${withMaker(called, u)}`]] : []),
    ...(genre === "local" && town !== "" ? [[`${isGoodsKind(called) ? called : withMaker(called, u)} ${town}`]] : []),
  ]
}

const saysUsed =
  /\b(?:used|second[- ]?hand|pre-?owned|pre-?loved|reclaimed|recondition\p{L}*|refurbished|salvaged|vintage|antique)\b/iu

/** Nobody looks for a "used wagon plate" of 1938. */
const isOld = ({ thing, brief, subject }: Understanding): boolean =>
  /\b(?:18\d\ds?|19[0-7]\ds?|vintage|antiques?|retro|victorian|edwardian|georgian|art deco|mid-century|pre-?war|collect(?:a|i)bles?|railwayana|militaria|memorabilia|reclaimed|salvage)\b/iu.test(
    [thing.name, subject.category, brief.industry, brief.businessName].join(" "),
  )

/** A "used foot pedal" may be a guitar's. */
function withMaker(called: string, u: Understanding): string {
  const maker = makerOf(u)
  return maker === "" || called.startsWith(maker) ? called : `${maker} ${called}`
}

const firstText = ({ facts }: Understanding): string => facts.find(({ topic }) => topic === "what")?.text ?? ""

const making = /^(?:we|i) (?:\p{L}+ly )?(?:make|build|bake|sew|sell|weave|print|brew|forge|grow)\b/iu

const maxServices = 6
const maxWorkWords = 4

const deedNames = new Set([...deeds.values(), "re-lettering"])
/** What is mended, and nobody wants. */
const damage =
  /^(?:dents?|scratch(?:es)?|leaks?|cracks?|gaps?|collapses?|stains?|chips?|rust|mou?ld|damp|weeds?|rubbish|junk|waste|dirt|moss|graffiti)$/

/** "Reed tuning and bellows patches" of a workshop are two things to look for. */
export function eachOf(kind: string): readonly string[] {
  const each = eachWork(kind).filter(
    (name) => isThingPhrase(name) || / \p{L}{3,}ing$/u.test(name) || Object.hasOwn(tradeKinds, name.toLowerCase()),
  )
  return each.length < 2 ? [kind].filter(Boolean) : each.filter((name) => !ofAnySort.test(name))
}

const clients =
  /(?:^| )(?:farms|schools|churches|apartments|flats|homes|houses|offices|hotels|restaurants|shops|factories|hospitals|clubs|businesses|landlords|tenants|families|couples|councils|builders|estates|pubs|cafes)$/i

/** The services of a business, each with its town: people type a single word only with one. */
function servicePhrases(u: Understanding, town: string): string[][] {
  const placed = new Set(contentWords(u.thing.place))
  const own = ownKeywords(u).filter(
    (each) => !contentWords(each).some((stem) => placed.has(stem)) && !endsWithPlace(each),
  )
  const isNamed = isProduct(u)
  // If a service has a name, its description lists what is used and what the customer gets.
  const told = (isNamed ? [] : u.facts).filter(
    ({ topic, field, isEnglish, text }) =>
      isEnglish &&
      field !== "serviceType" &&
      /^(?:what|feature|offer)$/.test(topic) &&
      !isBound(text) &&
      !isBeside(text),
  )
  const offered = offeredIn(told, u)
  const works = isNamed ? [] : worksOf(u)
  const named = works.some(isHalfNamed) ? works.filter((each) => each.split(" ").length > 2) : works
  const types = isNamed ? [] : typesOf(u)
  const goods = isNamed ? [] : goodsOf(u)
  const served = isNamed || town === "" ? [] : placesServed(u, town)
  return [
    ...new Set([
      ...own,
      ...types,
      ...(isNamed
        ? [namedWork(u)]
        : eachOf((kindOfThing(u) || (u.runs.length > 0 ? tradeSaid(u.thing) : "")).toLowerCase())),
      ...named.map((each) => workOnPests(each, u)),
      ...offered.map((each) => workOnPests(each, u)),
      ...goods.map((each) => each.toLowerCase()),
    ]),
  ]
    .filter(
      (each) =>
        each !== "" &&
        !noService.test(each) &&
        !ofAnySort.test(each) &&
        !contentWords(each).some((stem) => placed.has(stem)),
    )
    .slice(0, maxServices)
    .flatMap((each, at) => {
      // The seller's kinds of service are some.
      const isPhrase =
        isThingPhrase(each) ||
        works.includes(each) ||
        (each.includes(" ") && Object.hasOwn(tradeKinds, each)) ||
        (each.includes(" ") && (types.includes(each) || (isDoneOnThings(each) && !/ (?:and|&|or) /.test(each))))
      if (town === "") return isPhrase ? [[each]] : []
      // "Tuning ireland" may be of cars.
      if (!isPhrase && (!namesAThing(each) || each.includes(" ") || deedNames.has(each) || damage.test(each))) return []
      const placed = isPhrase ? [`${each} ${town}`, each] : [`${each} ${town}`]
      const elsewhere = at === 0 && isPhrase && !own.includes(each) ? served.map((place) => [`${each} ${place}`]) : []
      return [
        own.includes(each) && isLong(each) ? [each] : placed,
        ...(at === 0 && (types.includes(each) || !works.includes(each)) ? doneBy(each, town) : []),
        ...elsewhere,
      ]
    })
}

/** What is done on what, by the words of the seller. */
const worksOf = (u: Understanding): string[] =>
  [...u.thing.services.filter(namesWork), ...worksTold(u)]
    .map((each) => each.toLowerCase())
    // "Proof original timber sash repair"
    .filter((each) => each.split(" ").length <= maxWorkWords && !isOfPart(each, u) && isInTrade(each, u))

/** Where the form's own field says what is offered, "cord replacement" of a sash window repairer is a part of it. */
function isInTrade(work: string, { brief }: Understanding): boolean {
  const offered = contentWords([brief.serviceType, brief.targetKeywords, brief.businessName].join(". "))
  const things = contentWords(work.split(" ").slice(0, -1).join(" "))
  return brief.serviceType.trim() === "" || things.some((stem) => offered.includes(stem))
}

/** How, when and for how much it is done, and what one gets beside it. */
const noService =
  /\d|^re-\p{L}+(?<!ing) |^(?:free|no|full|fixed|same|first|last|next|we|our|new|short|written)\b|\b(?:teams?|company|firm|business|studio|family|couple|duo|workshop|list|van|kitchen|home|fees?|costs?|prices?|charges?|deposit|mileage|extra|jobs?|work|tasks?|ones?|problems?|notes?|reports?|quotes?|receipts?|invoices?|certificates?|written)$|['’]s | new /u

/** "We service the movement where it stands": a part of what was named before. */
const isOfPart = (work: string, { brief }: Understanding): boolean =>
  brief.description.toLowerCase().includes(` the ${work.split(" ").slice(0, -1).join(" ")} `)

/** "Upright tuning", of somebody who tunes uprights and grands: the thing itself is not said. */
const isHalfNamed = (work: string): boolean => {
  const [first = "", last = "", ...more] = work.split(" ")
  return more.length === 0 && kindOf(first) === "adjective" && deedNames.has(last)
}

/** Nobody looks for "small repairs". */
const ofAnySort = /^(?:minor|small|general|basic|other|light|odd) /

/** What a hasty text lists behind its first words may be anything: "police checked staff", "single oven" before a price. */
const offeredIn = (told: readonly Fact[], u: Understanding): string[] =>
  told
    .filter((fact, at) => fact.isCareful || (at === 0 && !isBehindRun(fact, u)))
    .flatMap((fact) => {
      const names = servicesIn(fact)
      // Behind a careful text's first words, a single name is a detail: "Blood results in the same visit".
      // "Farms, schools, churches" are who calls.
      const isDetail = fact.isCareful && fact !== told[0] && fact.object === undefined && names.length < 2
      if (isDetail || names.some((name) => clients.test(name))) return []
      // The "weights" of a window are no work, and nor is the "rig" of a driller.
      const isAlone = (name: string): boolean => fact === told[0] && (fact.object === undefined || isPlural(name))
      return names.filter((name) => name.includes(" ") || isAlone(name))
    })

/** "Leaving cert irish oral" */
const isLong = (phrase: string): boolean => phrase.split(" ").length > 3

/** "piano tuner leeds" */
const doneBy = (work: string, town: string): string[][] => {
  const agent = agentOf(work)
  return agent === "" ? [] : [[`${agent} ${town}`]]
}

/** "We make fitted loose covers for sofas" */
function goodsOf(u: Understanding): readonly string[] {
  const { sold } = u.thing
  return sold?.isPlural === true && making.test(firstText(u)) && u.runs.length === 0 ? sold.each : []
}

/** With a condition, or said of each: "a permit if your street needs one", "every quote is written". */
const isBound = (text: string): boolean =>
  isConditional(text) || /\bif\b|\?$|^(?:every|each|all|most|some) /i.test(text)

const offering = /^.*?\b(?:offering|providing|including|specialising in|specializing in)\s/i

/** The names in a row of services: "cleanings", "crowns", "clear aligners". */
function servicesIn({ text, shape, object }: { text: string; shape: string; object?: string }): string[] {
  // "Sneak peek of 25 photos" is part of the service.
  if ((shape !== "noun" && object === undefined) || /[£$€]|\d/.test(text)) return []
  // The thing that gets repaired is not the name of a service: nobody searches for "sticking keys".
  if (object !== undefined && soldIn(text)?.deed) return []
  const row = object ?? text
  const parts = offering.test(row) ? [nameIn(row), row.replace(offering, "")] : [row]
  const names = parts.flatMap(servicesInRow)
  // "Mobile welding around Red Deer, gates, trailers": what is welded is no service.
  // "Tree removal, trimming, stump grinding": what is trimmed is said before.
  const isWhole = (name: string): boolean => isWork(name) && (name.includes(" ") || !names[0]?.includes(" "))
  const services = isWork(names[0] ?? "") ? names.filter(isWhole) : names
  return services.map((part) => part.toLowerCase())
}

/** In "birth, marriage and death records", single words are incomplete; in "sourdough, stotties, wedding cakes", they are not. */
function servicesInRow(row: string): string[] {
  const [listed = ""] = row.split(/\s(?:for|in|at|from|with|near|to|by|across|on|of)\s/)
  const names = eachWork(listed)
    .map((part) => nameIn(part.trim()).replace(/[.]+$/, ""))
    .filter((part) => part.split(" ").length < 5 && shapeOf(part).shape === "noun")
  const singles = names.filter((name) => !name.includes(" "))
  const isShared =
    /\s(?:and|&|or)\s/.test(row) && (names.at(-1) ?? "").includes(" ") && !singles.every((name) => isPlural(name))
  // "Drawn plan", "free visit": what the customer gets, not what is done.
  return names.filter((name, at) => {
    if (name.includes(" "))
      return !/^(?:participle|past|adverb|determiner|number)$/.test(kindOf(name.split(" ")[0] ?? ""))
    return (
      !isShared &&
      !canBeBase(name) &&
      !/^(?:participle|past)$/.test(kindOf(name.replace(/^re-?/, ""))) &&
      /^(?:noun|plural)$/.test(kindOf(name)) &&
      (at === 0 || !/^\p{Lu}/u.test(name))
    )
  })
}
