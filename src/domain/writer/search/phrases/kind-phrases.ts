import { onFirstUse } from "../../../on-first-use.ts"
import type { Genre } from "../../../rule-book/genre.ts"
import { isCommonWord } from "../../../text/spell/right-words.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import { properNames } from "../../../text/words/proper-names.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { nameIn } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { isModelWord } from "../attributes/fit.ts"
import { bareNameOf, firstOfTwo } from "../attributes/thing-names.ts"
import { isTrait } from "../attributes/told-traits.ts"
import { appKinds } from "../kinds/app-kinds.ts"
import { broaderTerms, type KindTerms } from "../kinds/broader-terms.ts"
import { goodsKinds } from "../kinds/goods-kinds.ts"
import type { KindRows } from "../kinds/kind-rows.ts"
import { petsKinds } from "../kinds/pets-kinds.ts"
import { tradeKinds } from "../kinds/trade-kinds.ts"
import { videoKinds } from "../kinds/video-kinds.ts"
import { calledToo } from "./called-too.ts"
import { saysTwice } from "./is-phrase.ts"
import { kindOfThing } from "./kind-of-thing.ts"
import { ownKeywords } from "./own-keywords.ts"
import { toldPhrases } from "./told-phrases.ts"
import { townOf } from "./towns.ts"

/** What is true of every thing with this name, and of this one because the seller said so. */
export interface KindPhrases {
  readonly plain: readonly string[]
  readonly joined: readonly string[]
}

export const noKinds: KindPhrases = { plain: [], joined: [] }

export function kindPhrases(u: Understanding, subject: Subject): KindPhrases {
  const told = toldInTown(u)
  const found = u.language === "en" ? termsOf(u, subject) : null
  // What a business says that it does says more than a noun in it: a thatcher is no roofer.
  const terms = found !== null && (isSame(found.key, told) || isTyped(found.key, u)) ? withoutPremises(found, u) : null
  return terms === null
    ? { plain: told, joined: [] }
    : {
        plain: [
          ...inTown(terms, u),
          ...wordsLast([...terms.names, ...(takesSorts(u) ? terms.sorts.filter(isNaming) : [])]),
          ...told,
        ],
        joined: joins(terms, subject),
      }
}

/** Who comes to the customer has no shop: a mobile barber is no "barber shop". */
const withoutPremises = (terms: KindTerms, { genre, thing, brief }: Understanding): KindTerms =>
  genre === "service" && visits.test([thing.name, brief.serviceType, brief.description].join(". "))
    ? {
        ...terms,
        names: terms.names.filter((name) => !premises.test(name)),
        sorts: terms.sorts.filter((sort) => !premises.test(sort)),
      }
    : terms

const visits =
  /\b(?:mobile|home visits?|house calls?|(?:in|at|to) your (?:own )?(?:home|house|place|door|yard|office)|comes? to you)\b/i
const premises = /(?:shop|salon|studio|parlou?r|clinic|store)s?$/

const isSame = (key: string, told: readonly string[]): boolean =>
  told.length === 0 || told.some((phrase) => contentWords(phrase).some((stem) => contentWords(key).includes(stem)))

/** "Chimney sweeping" of "chimney sweeping and stove servicing" */
const isTyped = (key: string, { genre, brief }: Understanding): boolean =>
  genre !== "service" ||
  brief.serviceType
    .toLowerCase()
    .split(/, | and /)
    .includes(key)

/** "Farrier Ballarat", of a business; an app has no town. */
function toldInTown(u: Understanding): string[] {
  const town = u.genre === "service" ? townOf(u) : ""
  const told = toldPhrases(u)
  return [...(town === "" ? [] : told.slice(0, maxInTown).map((phrase) => `${phrase} ${town}`)), ...told]
}

const maxInTown = 3

/** "Bookkeeping Hull": people look for a business in their town. */
function inTown({ key, names }: KindTerms, u: Understanding): string[] {
  const town = u.genre === "service" ? townOf(u) : ""
  // A stand for hoof trimming trims no hooves.
  const isWork = calledBy(u).some((name) => {
    const low = singular(name.toLowerCase())
    return low.endsWith(key) || low.startsWith(`${key} ${town}`)
  })
  return town === "" || !isWork ? [] : [key, ...names].slice(0, maxInTown).map((name) => `${name} ${town}`)
}

/** "Wall art" is what somebody looks for; "hair protection" and "sewing supplies" are departments. */
const isNaming = (sort: string): boolean => sort.includes(" ") && !department.test(sort)
const department =
  / (?:care|protection|supplies|supply|decor|furnishings|textiles|accessories|essentials|storage|gear|making|baking|ingredients?|tools?|parts|equipment|fashion|improvement|goods|needs|items|products|organization|organisation|maintenance|safety|training|cleaning|wear|fittings|fixings|hardware|fixtures|services|handling)$/

/** "Aroma beads" of a "car freshie" are what it is made of. */
const ofName = (called: string, { thing }: Understanding): string =>
  contentWords(called).some((stem) => contentWords(thing.name).includes(stem)) ? called : ""

/** A wider word finds too much for a place with little room: a chemistry tutor teaches no other science. */
const takesSorts = ({ genre, writing }: Understanding): boolean => writing.wantsManyPhrases || genre === "video"

const wordsLast = (phrases: readonly string[]): string[] =>
  phrases.toSorted((a, b) => Number(b.includes(" ")) - Number(a.includes(" ")))

const otherRows: Partial<Record<Genre, KindRows>> = { app: appKinds, video: videoKinds, service: tradeKinds }

/** "Marquee hire", where the first words do not mention it. */
const typesTyped = ({ genre, brief, clean }: Understanding): string[] =>
  genre === "service"
    ? splitList(clean(brief.serviceType))
        .map((each) => each.toLowerCase())
        .slice(0, 2)
    : []

/** An app and a business are named for what they are, a video for what it shows. */
const calledBy = (u: Understanding): string[] =>
  u.genre === "video"
    ? [u.thing.name]
    : [kindOfThing(u), ...typesTyped(u), ...ownKeywords(u).slice(0, 1)].filter(Boolean)

function termsOf(u: Understanding, subject: Subject): KindTerms | null {
  const { brief, isBritish } = u
  const rows = otherRows[u.genre]
  if (rows !== undefined) {
    const terms = broaderTerms({ rows, called: calledBy(u), context: "", isBritish, isAnywhere: true })
    return u.genre === "app" && terms !== null && isOfOther(terms.key, kindOfThing(u)) ? null : terms
  }
  const context = [u.thing.name, subjectTexts(u), brief.industry].join(" ")
  if (small.test([u.thing.name, u.subject.category, brief.industry].join(" "))) return null
  const goods = ofPets.test(`${u.subject.category} ${brief.industry}`) ? kindsForPets() : goodsKinds
  const termsFor = (called: readonly string[]) => broaderTerms({ rows: goods, called, context, isBritish })
  const found = termsFor(namesOf(u, subject)) ?? termsFor([ofName(calledToo(u), u)])
  const sorts = sortsOf(u, subject)
  // "The Short Robe" among changing robes is no dressing gown.
  const named = (found === null ? null : termsFor(sorts.filter((sort) => isLonger(sort, found.key)))) ?? found
  if (named !== null)
    return isWholeName(named.key, subject) || isNamedIn(u.thing.name, named)
      ? named
      : { ...named, names: named.names.filter((name) => isSpelling(name, named.key)) }
  // A product in the category of dog beds may be a cover for one.
  const filed = termsFor(sorts)
  return filed === null || subject.core === "" ? filed : { ...filed, names: [] }
}

/** "Medicine reminders" are reminders of one sort, and no "task reminder"; a "Swahili crossword" is any crossword. */
const isOfOther = (key: string, kind: string): boolean =>
  ofAnySort.test(key) &&
  nameIn(kind)
    .toLowerCase()
    .split(" ")
    .some((word) => word !== "app" && singular(word) !== key && /^(?:noun|plural)$/.test(kindOf(word)))

const ofAnySort = /^(?:reminder|calendar|checklist|timer|clock|dictionary|encyclopedia|flashcard|notepad|scoreboard)$/

/** A category is as certain as a name if it has two words, or if the name is an unknown word. */
const sortsOf = ({ brief, subject: { category }, clean }: Understanding, subject: Subject): string[] =>
  [category, brief.amazonCategory, brief.shopifyProductType]
    .map(
      (raw) =>
        clean(raw)
          .split(/\s*[>/|]\s*/)
          .at(-1) ?? "",
    )
    .filter((sort) => sort !== "" && !/[&,]/.test(sort) && (subject.core === "" || sort.includes(" ")))

const isLonger = (sort: string, key: string): boolean => singular(sort.toLowerCase()).endsWith(` ${key}`)

/** A "lamp shade" is any lampshade. */
const isSpelling = (name: string, key: string): boolean => name.replace(/[\s-]/g, "") === key.replace(/[\s-]/g, "")

/** A proving basket is not a storage basket: other names for a basket apply only if no noun before it says which basket. */
const isWholeName = (key: string, { modifiers, core }: Subject): boolean => {
  const own = new Set(key.split(" "))
  const telling = [
    ...modifiers.filter(({ kind, text }) => kind === "name" || text.endsWith("ing")).map(({ text }) => text),
    core,
  ]
  const isOwn = (word: string): boolean => own.has(word) || own.has(singular(word))
  // A sycamore darning mushroom is a darning mushroom, but a tent peg bag is for no clothes pegs.
  if (own.size > 1) return !core.split(" ").some((word) => !isOwn(word) && saysWhich(word))
  return telling.every((text) =>
    text
      .toLowerCase()
      .split(" ")
      // A maker and a model do not say which basket.
      .every((word) => isOwn(word) || isTrait(word) || isModelWord(word)),
  )
}

const saysWhich = (word: string): boolean =>
  /^(?:noun|plural)$/.test(kindOf(word)) && isCommonWord(singular(word)) && !properNames.has(word)

/** A "brown fountain pen ink" ends with another name for an ink. */
const isNamedIn = (name: string, { names }: KindTerms): boolean =>
  names.some((each) => each.includes(" ") && name.toLowerCase().endsWith(` ${each}`))

/** A dog's snood is not a scarf, and its bed is not for people. */
const ofPets = /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|equine|equestrian|aquariums?|reptiles?)\b/i

/** Of all shelves, what is for animals: "turnout rug", "cat cave". */
const kindsForPets = onFirstUse(
  (): KindRows => ({
    ...Object.fromEntries(Object.entries(goodsKinds).filter(([key, row]) => ofPets.test(`${key} ${row}`))),
    ...petsKinds,
  }),
)

/** A dresser for a dollhouse is not furniture. */
const small = /\b(?:miniatures?|doll(?:'?s'?)? ?houses?|1:\d+|scale models?)(?!\w)/i

const subjectTexts = ({ brief, subject }: Understanding): string =>
  [subject.category, subject.description, brief.description, brief.targetKeywords].join(" ").slice(0, 2000)

/** The name as it is, its noun with each word before it, and the noun alone. */
function namesOf(u: Understanding, { core, full, attributes }: Subject): string[] {
  // An enamel "house number plate" is no enamel plate.
  const before = attributes
    .filter(({ fact }) => fact === null)
    .map(({ kind, text }) => `${text} ${kind === "name" || full.length < core.length ? core : full}`)
  const [whole = ""] = firstOfTwo(u.thing.name).split(/\s*[,|(]\s*|\s(?:with|plus|including|incl|for)\s/i)
  // "Baby bonnet merino wool" is no wool.
  const isOfThing = (name: string): boolean => {
    const words = name.toLowerCase().split(" ")
    return core === "" || words.join(" ").endsWith(core) || !isMaterialWord(words.at(-1) ?? "")
  }
  return [
    ...[whole, withoutMaker(whole), bareNameOf(whole)].filter(isOfThing),
    ...(core === "" ? [] : [...before, core]),
  ]
}

/** "VW T4 alternator 120A Bosch" is an alternator. */
function withoutMaker(name: string): string {
  const words = name.split(" ")
  while (words.length > 1 && isModelWord(words.at(-1) ?? "")) words.pop()
  return words.join(" ")
}

const joinable = /^(?:material|colour|style|trait)$/
const maxNames = 3
const maxJoins = 12

/** "gingham dog scarf": the thing's certain qualities also apply to its other names. */
function joins({ names, key }: KindTerms, { attributes }: Subject): string[] {
  const front = attributes.filter(
    ({ kind, text }) =>
      // A lace shuttle is another name for a tatting shuttle.
      !key.split(" ").includes(text) &&
      joinable.test(kind) &&
      !/\d| (?:safe|washable)$/.test(text) &&
      text.split(" ").length < 3,
  )
  return names
    .filter((name) => name.includes(" "))
    .slice(0, maxNames)
    .flatMap((name) => front.map(({ text }) => `${text} ${name}`))
    .filter((phrase) => !saysTwice(phrase.split(" ")))
    .slice(0, maxJoins)
}
