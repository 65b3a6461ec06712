import { isRightWord } from "../../../text/spell/right-words.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { nameIn } from "../../type/shape.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { type NounPhrase, readNounPhrase } from "../phrases/noun-phrase.ts"
import { tailsOf } from "../phrases/tails.ts"
import { isBareHead, isColour } from "../phrases/word-classes.ts"
import { type Attribute, fromModifier, makeAttribute, weightOfKind } from "./attribute.ts"
import { isSame, readTraits } from "./fact-attributes.ts"
import { piecesOf } from "./fact-pieces.ts"
import { isConditional, isLimited } from "./limits.ts"
import { partsOf, partsOfNamed } from "./parts-of-thing.ts"

export interface Subject extends NounPhrase {
  /** Whether the head says by itself what is sold: "mug" does, "set" does not. */
  readonly isCalled: boolean
  /** Something that is handed over; an app, a video and a business are not. */
  readonly isThing: boolean
  readonly attributes: readonly Attribute[]
}

const read = new WeakMap<Understanding, Subject>()

/** The thing and what is certain of it: everything that is searched is made of this. */
export function subjectOf(u: Understanding): Subject {
  const known = read.get(u) ?? readSubject(u)
  read.set(u, known)
  return known
}

/** Before the first mark that parts: "1,080 pieces" has none. */
export const firstPartOf = (name: string): string => name.split(/,\s+|\s*[|:(]\s*|\s[-–]\s/)[0] ?? name

/** What a name is without what stands behind it: "Bugaboo Fox Pram, Grey" is a pram. */
export const bareNameOf = (name: string): string => {
  const first = firstPartOf(name)
  // "USB-C to HDMI cable" and "two-tier under sink organizer" are one name.
  if (/ to \p{L}| (?:under|over|behind) (?:\p{L}+ ){1,2}\p{L}+$/iu.test(first)) return withoutSize(first)
  const bare = withoutSize(first.replace(/\s\d[\d.,-]* in (?=\p{Lu})/u, " in "))
  return nameIn(bare) || bare
}

const withoutSize = (name: string): string =>
  name
    .replace(/\s+size \S{1,4}$/i, "")
    .replace(
      /(?:\s+(?:A\d|\d[\d.,]*(?:\s?x\s?\d[\d.,]*)*\s?(?:mm|cm|m|in|inch|inches|ft|oz|ml|cl|l|g|kg|lbs?|pack|pieces?|pcs|ply|w|v|count|ct)))+$/i,
      "",
    )

const setOf =
  /^(?:sets?|packs?|pairs?|box(?:es)?|bundles?|lots?) of (?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+)?(?=\p{L})/iu
const asFile = /^(.*\b(?:pattern|planner|template|printable|chart|guide|tracker|journal|worksheet)s?) PDF (\p{L}.*)$/iu
const bedSize =
  /(?<=\b(?:bed|mattress|sheets?|duvet|quilt|comforter|frame|futon|bedding|topper|headboard|blanket|protector)) (?:twin xl|twin|full|queen|super king|king|single|double)$/i

/** "Press-on nails 24 pieces short almond": what stands behind the count tells more and names nothing. */
const counted = /(?<=\p{L}s) \d+ ?(?:pieces?|pcs|pack|count|ct)\b.*$/iu

/** "24pc ned rig kit 12 jigheads": a count before the name, and what is in it. */
const holding = /^\d+ ?(?:pcs?|pieces?|pack|pk)\b\s+|(?<=\b(?:kit|set|bundle)) \d+ .*$/giu
/** "Extending dining table and six chairs" */
const andMore = /\s+(?:and|&|\+|plus)\s+(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s.*$/iu

/** What is counted and not the count, what is drawn before the file it is sold as, and no size of a bed. */
const calledFor = (name: string): string => {
  const [, first = "", second = ""] = /^(\S.* \S+) (?:and|&|\+|plus) (\p{L}+)$/iu.exec(name) ?? []
  // "Country cot and mattress" is a cot.
  const isTwo = namesAThing(first.split(" ").at(-1) ?? "") && namesAThing(second)
  return [setOf, bedSize, counted, holding, andMore].reduce(
    (rest, each) => rest.replace(each, ""),
    (isTwo ? first : name).replace(asFile, "$2 $1"),
  )
}

/** "Fernhill Copper Slug Tape" by Fernhill is a copper slug tape; a brand before one word may be part of what it is called. */
export function withoutBrand(name: string, { brief }: Understanding): string {
  const brands = [brief.amazonBrand, brief.shopifyVendor, brief.businessName].map((each) => each.trim().toLowerCase())
  const brand = brands.find((each) => each !== "" && name.toLowerCase().startsWith(`${each} `))
  const rest = brand === undefined ? "" : name.slice(brand.length + 1)
  return (rest.match(/\p{L}{3,}/gu)?.length ?? 0) > 1 ? rest.trim() : name
}

function readSubject(u: Understanding): Subject {
  const name = withoutBrand(calledFor(firstPartOf(u.thing.name)), u)
  const bare = bareNameOf(name)
  const phrase = / to /.test(bare) ? wholeName(bare) : readNounPhrase(bare, saidIn(u))
  if (!canBeHead(phrase.head, name) || !isTrusted(u, phrase.head) || u.language !== "en" || isNamedOnly(u))
    return {
      modifiers: [],
      core: "",
      head: "",
      isCalled: false,
      isThing: !isNamedOnly(u),
      attributes: once([...valuesOf(u, phrase), ...partsOfNamed(u, phrase, limitsOf(u, phrase))]),
    }
  const behind = tailsOf(name.slice(nameIn(name).length)).map(({ kind, text }) => ({
    kind,
    text,
    weight: weightOfKind[kind],
    fact: null,
  }))
  const named = [...phrase.modifiers.map((modifier) => fromModifier(modifier, null)), ...behind]
  const usable = piecesOf(u.facts).filter(({ isEnglish, text }) => isEnglish && !isLimited(text))
  // "Sons Xbox": in a private sale the first word may be whose it was.
  const told = usable.flatMap((fact) => readTraits(fact, phrase, named))
  const said = [...told.filter(({ kind }) => kind !== "name" || u.genre !== "local"), ...madeByHand(u)]
  const limits = limitsOf(u, phrase)
  const attributes = once([...named, ...said, ...partsOf(u, phrase, limits)]).filter(
    ({ text, fact }) => fact === null || contentWords(text).every((stem) => !limits.has(stem)),
  )
  return { ...phrase, isCalled: isCalled(u, phrase), isThing: true, attributes: withoutChoices(attributes, u) }
}

/** Figures and codes are certain of a thing also where its noun is not. */
const valuesOf = (u: Understanding, phrase: NounPhrase): Attribute[] =>
  isNamedOnly(u)
    ? []
    : piecesOf(u.facts)
        .filter(({ isEnglish, text }) => isEnglish && !isLimited(text))
        .flatMap((fact) => readTraits(fact, { ...phrase, head: "" }, []))
        .filter(({ kind }) => /^(?:code|measure|size|count)$/.test(kind))

const digital = /\b(?:digital|download|printable|pdf|template|e-?book)\b/i

/** A shop that tells how it makes its things sells handmade ones, but for files. */
function madeByHand({ brief, facts }: Understanding): Attribute[] {
  const story = facts.find(({ field }) => field === "handmadeStory")
  const isFile = digital.test([brief.description, ...brief.products.map(({ description }) => description)].join(" "))
  return story === undefined || isFile ? [] : [makeAttribute("trait", "handmade", story)]
}

/** "USB-C to HDMI cable" is nothing without all of its words. */
const wholeName = (name: string): NounPhrase => {
  const core = name.toLowerCase()
  return { modifiers: [], core, head: core.split(" ").at(-1) ?? core }
}

/** The words that the seller uses by themselves: as a keyword or a category, or in several of them. */
function saidIn({ brief, subject, clean, thing }: Understanding): (phrase: string) => boolean {
  const sorts = [
    subject.category,
    brief.targetKeywords,
    brief.shopifyTags,
    brief.shopifyProductType,
    brief.amazonCategory,
  ]
  const said = sorts.flatMap((raw) => splitList(clean(raw))).map((each) => singular(each.toLowerCase()))
  const all = [thing.name.toLowerCase(), ...said].map((each) => ` ${each} `)
  return (phrase) => {
    const one = singular(phrase)
    if (isColour(phrase.split(" ")[0] ?? "") || isMaterialWord(phrase.split(" ")[0] ?? "")) return false
    // Behind the same word each time it is a part of something longer: "wooden wick candle" twice is no wick candle.
    const before = all.flatMap((each) =>
      each.includes(` ${one} `) ? [each.split(` ${one} `)[0]?.split(" ").at(-1)] : [],
    )
    return said.includes(one) || new Set(before).size > 1
  }
}

const noHead = /^(?:piece|lot|size|item|product|thing|sale|offer|price|use|type|kind|part|more|other|only|one)s?$/

/** Materials and traits that are also things. */
const alsoThings = /^(?:tin|glass|canvas|paper|net|iron|lace|print|light|flat)$/

/** The last word of a product's name names it, unless it is none of the words that can. */
const canBeHead = (head: string, name: string): boolean =>
  /^\p{L}[\p{L}'-]{2,}$/u.test(head) &&
  !noHead.test(head) &&
  (!/(?:[^aeiou]|[aeiou]{2})ed$/.test(head) || /(?:bed|shed|weed|seed|feed|thread|spread|sled)$/.test(head)) &&
  (!isMaterialWord(head) || alsoThings.test(head)) &&
  !isColour(head) &&
  (alsoThings.test(head) ||
    !/^(?:adjective|adverb|participle|past|preposition|auxiliary|determiner|number)$/.test(kindOf(head))) &&
  (isRightWord(head) || /\p{Lu}/u.test(name.split(" ").find((word) => word.toLowerCase() === head) ?? ""))

/** Names at auctions are rows of words: only what the seller calls it elsewhere too is the thing. */
function isTrusted({ genre, facts, brief, subject }: Understanding, head: string): boolean {
  if (genre !== "auction") return true
  // "Fairport Convention" is no convention: a thing is written small somewhere.
  const texts = `${brief.description} ${brief.products.map(({ description }) => description).join(" ")}`
  if (/\p{Ll} \p{Lu}\p{Ll}/u.test(texts) && !texts.split(/[^\p{L}\d'-]+/u).some((word) => isSame(word, head)))
    return false
  const fields = new Set<string>()
  const heads = piecesOf(facts)
    .filter(({ field }) => !fields.has(field) && fields.add(field))
    .map(({ text }) => readNounPhrase(nameIn(text)).head)
  const typed = splitList(brief.targetKeywords).map((phrase) => phrase.split(" ").at(-1))
  const said = [subject.category, brief.industry, ...typed, ...heads].join(" ").toLowerCase()
  return said.split(/[^\p{L}\d'-]+/u).some((word) => isSame(word, head))
}

/** An app, a video and a business have a name, and the word that it ends in says nothing. */
const isNamedOnly = ({ genre, brief, subject }: Understanding): boolean =>
  genre === "app" ||
  genre === "video" ||
  (genre === "service" && !brief.products.some(({ name }) => name === subject.name))

/** What some fact limits, but for the thing itself. */
function limitsOf({ facts, genre }: Understanding, { core, head }: NounPhrase): ReadonlySet<string> {
  // What is told of marks is told of a used thing; of a new one it says that there are none.
  const isUsed = genre === "auction" || genre === "local"
  const own = new Set(contentWords(`${core} ${head}`))
  const found = new Set<string>()
  for (const { text } of piecesOf(facts))
    if (isUsed ? isLimited(text) : isConditional(text))
      for (const stem of contentWords(text)) if (!own.has(stem)) found.add(stem)
  return found
}

/** Whether its last word alone tells what it is: "mug" does; "feeder" only where the seller says "the feeder". */
function isCalled(u: Understanding, { head, core }: NounPhrase): boolean {
  if (!isBareHead(head)) return !core.includes(" to ")
  if (core === head) return false
  const words = u.facts
    .map(({ text }) => text.toLowerCase())
    .join(" \n ")
    .split(/[^\p{L}\d'-]+/u)
  return words.some((word, at) => determiner.has(word) && isSame(words[at + 1] ?? "", head))
}

const determiner = new Set("a an the this each every our my these one".split(" "))

/** Of "in ochre or slate" the thing is neither. */
const isChoiceIn = (text: string, fact: string): boolean => {
  const said = ` ${fact.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `
  return said.includes(` or ${text} `) || said.includes(` ${text} or `)
}

/** A choice of colours or materials is told by none of them. */
function withoutChoices(all: readonly Attribute[], u: Understanding): Attribute[] {
  const attributes = all.filter(
    ({ kind, text, fact }) =>
      !(fact !== null && /^(?:colour|material|name)$/.test(kind) && isChoiceIn(text, fact.text)),
  )
  const isChoice =
    u.facts.some(({ text }) => /\bcolou?rs\b|\bpick (?:a |your )?colou?r|\bchoose/i.test(text) || namesColours(text)) ||
    u.facts.filter(({ topic, isEcho }) => topic === "colour" && !isEcho).length > 1
  return attributes.filter(({ kind, fact }) => kind !== "colour" || fact === null || !isChoice)
}

/** "sage green, oat or black"; "black and white" may be one pattern, a row of three is none. */
const namesColours = (text: string): boolean =>
  coloursIn(text, /,\s*|\s(?:or)\s|\s?\/\s?/) > 1 || coloursIn(text, /,\s*|\s(?:and|&)\s/) > 2

const coloursIn = (text: string, between: RegExp): number =>
  text
    .toLowerCase()
    .split(between)
    .filter((part) => isColour(part.replace(/[.]$/, "").split(" ").at(-1) ?? "")).length

const maxAttributes = 40

/** The same said twice counts once, with the greater weight. */
function once(attributes: readonly Attribute[]): Attribute[] {
  const found = new Map<string, Attribute>()
  for (const attribute of attributes) {
    const key = [...contentWords(attribute.text)].sort().join(" ")
    const known = found.get(key)
    if (key !== "" && (known === undefined || known.weight < attribute.weight)) found.set(key, attribute)
    if (found.size >= maxAttributes) break
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight)
}
