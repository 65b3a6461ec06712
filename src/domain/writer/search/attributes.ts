import { contentWords } from "../../text/content-words.ts"
import { isMaterialWord } from "../../text/materials.ts"
import { singular } from "../../text/plural.ts"
import { isRightWord } from "../../text/right-words.ts"
import { splitList } from "../../text/split-list.ts"
import type { Fact, Topic } from "../fact.ts"
import { nameIn } from "../type/shape.ts"
import { isThingPhrase } from "../type/thing-phrase.ts"
import { kindOf } from "../type/word-kinds.ts"
import type { Understanding } from "../understanding.ts"
import { withoutEnd } from "../write/grammar.ts"
import { isLimited } from "./limits.ts"
import { type Modifier, type ModifierKind, type NounPhrase, readNounPhrase } from "./noun-phrase.ts"
import { tailsOf } from "./tails.ts"
import { amountsIn, isTrait, madeOfIn, traitsIn } from "./told-traits.ts"
import { isBareHead, isColour } from "./word-classes.ts"

export type AttributeKind = ModifierKind | "count" | "trait" | "has" | "use" | "size" | "code" | "phrase"

/** One thing that is certain of what is sold, as short as it can be said and still be understood. */
export interface Attribute {
  readonly kind: AttributeKind
  /** In small letters, but for names and models. */
  readonly text: string
  readonly weight: number
  /** What the seller said; null where it is the name. */
  readonly fact: Fact | null
}

export interface Subject extends NounPhrase {
  /** Whether the head says by itself what is sold: "mug" does, "set" does not. */
  readonly isCalled: boolean
  readonly attributes: readonly Attribute[]
}

const weights: Readonly<Record<AttributeKind, number>> = {
  material: 9,
  style: 8,
  name: 8,
  trait: 7,
  has: 6,
  measure: 6,
  count: 5,
  size: 4,
  code: 7,
  phrase: 5,
  colour: 4,
  use: 3,
}

const read = new WeakMap<Understanding, Subject>()

/** The thing and what is certain of it: everything that is searched is made of this. */
export function subjectOf(u: Understanding): Subject {
  const known = read.get(u) ?? readSubject(u)
  read.set(u, known)
  return known
}

/** What a name is without what stands behind it: "Bugaboo Fox Pram, Grey" is a pram. */
export const bareNameOf = (name: string): string => {
  const [first = ""] = name.split(/\s*[,|:(]\s*|\s[-–]\s/)
  return withoutSize(nameIn(first) || first)
}

const withoutSize = (name: string): string =>
  name.replace(
    /(?:\s+(?:A\d|\d[\d.,]*(?:\s?x\s?\d[\d.,]*)*\s?(?:mm|cm|m|in|inch|inches|ft|oz|ml|cl|l|g|kg|lbs?|pack|pieces?|pcs|ply|w|v)))+$/i,
    "",
  )

function readSubject(u: Understanding): Subject {
  const name = u.thing.name.split(/\s*[,|:(]\s*|\s[-–]\s/)[0] ?? ""
  const bare = bareNameOf(name)
  const phrase = readNounPhrase(bare, saidIn(u))
  if (!canBeHead(phrase.head, name) || u.language !== "en" || isNamedOnly(u))
    return { modifiers: [], core: "", head: "", isCalled: false, attributes: once(partsOf(u, phrase)) }
  const behind = tailsOf(name.slice(nameIn(name).length)).map(({ kind, text }) => ({
    kind,
    text,
    weight: weights[kind],
    fact: null,
  }))
  const named = [...phrase.modifiers.map((modifier) => fromModifier(modifier, null)), ...behind]
  const usable = u.facts.filter(({ isEnglish, text }) => isEnglish && !isLimited(text))
  const said = usable.flatMap((fact) => fromFact(fact, phrase, named))
  const limits = limitsOf(u, phrase)
  const attributes = once([...named, ...said, ...partsOf(u, phrase)]).filter(
    ({ text, fact }) => fact === null || contentWords(text).every((stem) => !limits.has(stem)),
  )
  return { ...phrase, isCalled: isCalled(u, phrase), attributes: withoutChoices(attributes, u) }
}

/** The words that the seller uses by themselves: keywords, and what the thing is filed under. */
function saidIn({ brief, subject, clean }: Understanding): (phrase: string) => boolean {
  const sorts = [
    subject.category,
    brief.targetKeywords,
    brief.shopifyTags,
    brief.shopifyProductType,
    brief.amazonCategory,
  ]
  const said = new Set(sorts.flatMap((raw) => splitList(clean(raw))).map((each) => singular(each.toLowerCase())))
  return (phrase) => said.has(singular(phrase))
}

const noHead =
  /^(?:set|pair|pack|piece|lot|size|item|product|thing|sale|offer|price|use|type|kind|part|more|other|only|one)s?$/

/** The last word of a product's name names it, unless it is none of the words that can. */
const canBeHead = (head: string, name: string): boolean =>
  /^\p{L}[\p{L}'-]{2,}$/u.test(head) &&
  !noHead.test(head) &&
  !isMaterialWord(head) &&
  !isColour(head) &&
  !/^(?:adjective|adverb|participle|past|preposition|auxiliary|determiner|number)$/.test(kindOf(head)) &&
  (isRightWord(head) || /\p{Lu}/u.test(name.split(" ").find((word) => word.toLowerCase() === head) ?? ""))

/** An app, a video and a business have a name, and the word that it ends in says nothing. */
const isNamedOnly = ({ genre, brief, subject }: Understanding): boolean =>
  genre === "app" ||
  genre === "video" ||
  (genre === "service" && !brief.products.some(({ name }) => name === subject.name))

/** What some fact limits, but for the thing itself. */
function limitsOf({ facts }: Understanding, { core, head }: NounPhrase): ReadonlySet<string> {
  const own = new Set(contentWords(`${core} ${head}`))
  const found = new Set<string>()
  for (const { text } of facts)
    if (isLimited(text)) for (const stem of contentWords(text)) if (!own.has(stem)) found.add(stem)
  return found
}

const fromModifier = ({ text, kind }: Modifier, fact: Fact | null): Attribute => ({
  kind,
  text,
  weight: weights[kind] + (fact === null ? 1 : 0),
  fact,
})

const make = (kind: AttributeKind, text: string, fact: Fact, more = 0): Attribute => ({
  kind,
  text,
  weight: weights[kind] + more,
  fact,
})

const ofThing: ReadonlySet<Topic> = new Set(["what", "feature", "promise", "method", "count", "made", "care"])

function fromFact(fact: Fact, phrase: NounPhrase, named: readonly Attribute[]): Attribute[] {
  const bare = withoutEnd(fact.text)
  if (fact.topic === "count" && bare.split(" ").length < 6) return [make("count", countOf(bare), fact)]
  if (fact.topic === "capacity") return amountsIn(bare, true).map((text) => make("measure", text, fact))
  if (fact.topic === "size" && fact.shape !== "sentence")
    return isPlainSize(bare) ? [make("size", bare.toLowerCase(), fact)] : []
  if (fact.topic === "colour") return colourOf(bare).map((text) => make("colour", text, fact))
  const hasMaterial = named.some(({ kind }) => kind === "material")
  if (fact.topic === "material")
    return hasMaterial || bare.split(" ").length > 3
      ? []
      : [make("material", bare.toLowerCase().replace(/^\d+ ?% ?/, ""), fact)]
  if (!ofThing.has(fact.topic)) return []
  if (isCode(bare)) return [make("code", bare, fact)]
  const told = [
    ...percentIn(bare).map((text) => make("material", text, fact)),
    ...traitsIn(fact, phrase.head).map((text) => make("trait", text, fact)),
    ...amountsIn(bare, false).map((text) => make("measure", text, fact)),
    ...(hasMaterial ? [] : madeOfIn(bare).map((text) => make("material", text, fact))),
  ]
  return [...told, ...(isSameThing(fact, phrase) ? fromPhrase(fact, bare) : [])]
}

/** "W34 L32", "USB-C": a short row of figures and capitals. */
const isCode = (text: string): boolean =>
  text.length < 20 &&
  /\d/.test(text) &&
  text.split(" ").every((word) => /^(?=.*\d)[\p{Lu}\d./-]+$/u.test(word)) &&
  /\p{Lu}/u.test(text)

/** "100% cotton gingham" at the beginning of a fact is what the whole thing is made of. */
function percentIn(text: string): string[] {
  const [, first = "", second = ""] = /^100 ?% (?:pure |organic )?(\p{L}+)(?: (\p{L}+))?/iu.exec(text) ?? []
  return isMaterialWord(first)
    ? [first.toLowerCase(), ...(isCloth(second) ? [`${first} ${second}`.toLowerCase()] : [])]
    : []
}

const isCloth = (word: string): boolean =>
  /^(?:gingham|jersey|canvas|flannel|muslin|twill|denim|poplin|corduroy|velvet|sateen|percale)$/i.test(word)

const isSame = (one: string, other: string): boolean => one === other || singular(one) === singular(other)

/** Another phrase for the thing: it ends in the thing's own noun. */
function isSameThing({ shape, text }: Fact, { head }: NounPhrase): boolean {
  if (/^(?:command|third|past|labelled)$/.test(shape) || /^(?:no|any|other|another|most)\s/i.test(text)) return false
  return isSame(readNounPhrase(nameIn(withoutEnd(text))).head, head)
}

function fromPhrase(fact: Fact, bare: string): Attribute[] {
  const name = nameIn(bare)
  const { modifiers } = readNounPhrase(name)
  const tails = tailsOf(bare.slice(name.length))
  return [
    ...modifiers.map((modifier) => fromModifier(modifier, fact)),
    ...tails.map(({ kind, text }) => make(kind, text, fact)),
  ]
}

/** "sets of three" as it is typed: "set of three". */
const countOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:sold|comes) (?:as|in) (?:an? )?/, "")
    .replace(/^(set|pack|pair|box|bundle)s of /, "$1 of ")
    .replace(/^an? /, "")
    .replace(/\s*\(.*\)$/, "")

const isPlainSize = (text: string): boolean =>
  /^\d[^,;:()]*$/.test(text) && text.split(" ").length < 7 && !/\b(?:to|for|about|approx)\b/i.test(text)

/** One colour, and no choice of several. */
function colourOf(bare: string): string[] {
  const text = bare.toLowerCase().replace(/^(?:colou?r:? |in )/, "")
  return text.split(" ").length < 3 && isColour(text.split(" ").at(-1) ?? "") ? [text] : []
}

/** Parts and abilities that the seller lists: "folding handles", "offline voice cues". */
function partsOf(u: Understanding, phrase: NounPhrase): Attribute[] {
  const limits = limitsOf(u, phrase)
  const isOneOfMany = u.brief.products.filter(({ name }) => name.trim() !== "").length > 1
  return u.facts
    .filter(
      ({ topic, shape, isCertain, isEnglish, text, field }) =>
        isEnglish &&
        isCertain &&
        shape === "noun" &&
        /^(?:what|feature|included)$/.test(topic) &&
        !isLimited(text) &&
        // What a shop says of all its things tells of none of their parts.
        (!isOneOfMany || field === "productDescription"),
    )
    .filter((fact) => !isSameThing(fact, phrase))
    .flatMap((fact) => partIn(fact, limits, u.genre === "app"))
}

/** A part stands by itself, or with what it is for. */
function partIn(fact: Fact, limits: ReadonlySet<string>, isApp: boolean): Attribute[] {
  const bare = withoutEnd(fact.text)
  const cut = nameIn(bare)
  const name = cut.replace(/^(?:an?|the|our|each|every) /i, "")
  const isWhole = /^(?:\s+(?:for|with|that|in the box|included)\b.*|\s+in \p{Ll}{2,3} and .*)?$/u.test(
    bare.slice(cut.length),
  )
  const low = name.toLowerCase()
  if (!isWhole || /^\d/.test(name) || contentWords(name).some((stem) => limits.has(stem))) return []
  if (isTrait(low.replace(" ", "-"))) return [make("trait", low.replace(" ", "-"), fact)]
  const isListed = /Features$/.test(fact.field)
  const isNamed = isThingPhrase(low) || (isApp && isListed && /^\p{L}+(?: \p{L}+){1,2}$/u.test(low))
  return isNamed ? [make("has", inSmall(name), fact, isListed ? 0.5 : 0)] : []
}

const inSmall = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** Whether the seller calls it by its last word alone: "every mug", "Mugs", "the bonnet". */
function isCalled(u: Understanding, { head, core }: NounPhrase): boolean {
  if (core === head) return !isBareHead(head)
  if (isBareHead(head)) return false
  const said = u.facts.map(({ text }) => text.toLowerCase()).join(" \n ")
  const sorts = [u.subject.category, u.brief.targetKeywords, u.brief.etsyShopSection].join(",").toLowerCase()
  const words = said.split(/[^\p{L}\d'-]+/u)
  const isTold = words.some((word, at) => determiner.has(word) && isSame(words[at + 1] ?? "", head))
  return isTold || sorts.split(/\s*[,>&;/]\s*/).some((sort) => isSame(sort.trim(), head))
}

const determiner = new Set("a an the this each every our my these one".split(" "))

/** A choice of colours is told by none of them. */
function withoutChoices(attributes: readonly Attribute[], u: Understanding): Attribute[] {
  const isChoice =
    u.facts.some(({ text }) => /\bcolou?rs\b|\bpick (?:a |your )?colou?r|\bchoose/i.test(text)) ||
    u.facts.filter(({ topic, isEcho }) => topic === "colour" && !isEcho).length > 1
  return attributes.filter(({ kind, fact }) => kind !== "colour" || fact === null || !isChoice)
}

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
