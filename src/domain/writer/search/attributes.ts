import { contentWords } from "../../text/content-words.ts"
import { isMaterialWord } from "../../text/materials.ts"
import { singular } from "../../text/plural.ts"
import type { Fact, Topic } from "../fact.ts"
import { nameIn, shapeOf } from "../type/shape.ts"
import { isThingPhrase, namesAThing } from "../type/thing-phrase.ts"
import type { Understanding } from "../understanding.ts"
import { withoutEnd } from "../write/grammar.ts"
import { isLimited } from "./limits.ts"
import { type Modifier, type ModifierKind, type NounPhrase, readNounPhrase } from "./noun-phrase.ts"
import { tailsOf } from "./tails.ts"
import { amountsIn, madeOfIn, traitsIn } from "./told-traits.ts"
import { isBareHead, isColour } from "./word-classes.ts"

export type AttributeKind = ModifierKind | "count" | "trait" | "has" | "use" | "phrase"

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
    /(?:\s+(?:A\d|\d[\d.,]*(?:\s?x\s?\d[\d.,]*)*\s?(?:mm|cm|m|in|inch|inches|ft|oz|ml|cl|l|g|kg|lbs?|pack|pieces?|pcs|ply|gb|tb|w|v)?))+$/i,
    "",
  )

function readSubject(u: Understanding): Subject {
  const phrase = readNounPhrase(bareNameOf(u.thing.name))
  const isKnown = namesAThing(phrase.head) && !isMaterialWord(phrase.head) && !isColour(phrase.head)
  const named = phrase.modifiers.map((modifier) => fromModifier(modifier, null))
  if (!isKnown || u.language !== "en" || isNamedOnly(u))
    return { modifiers: [], core: "", head: "", isCalled: false, attributes: once(fromFeatures(u, phrase)) }
  const usable = u.facts.filter(({ isEnglish, text }) => isEnglish && !isLimited(text))
  const said = usable.flatMap((fact) => fromFact(fact, phrase, named))
  const open = limitsOf(u, phrase)
  const attributes = once([...named, ...said, ...fromFeatures(u, phrase)]).filter(
    ({ text, fact }) => fact === null || contentWords(text).every((stem) => !open.has(stem)),
  )
  return { ...phrase, isCalled: isCalled(u, phrase), attributes: withoutChoices(attributes, u) }
}

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
    return isPlainSize(bare) ? [make("measure", bare.toLowerCase(), fact, -1)] : []
  if (fact.topic === "colour") return colourOf(bare).map((text) => make("colour", text, fact))
  const hasMaterial = named.some(({ kind }) => kind === "material")
  if (fact.topic === "material")
    return hasMaterial || bare.split(" ").length > 3
      ? []
      : [make("material", bare.toLowerCase().replace(/^\d+ ?% ?/, ""), fact)]
  if (!ofThing.has(fact.topic)) return []
  const told = [
    ...traitsIn(fact, phrase.head).map((text) => make("trait", text, fact)),
    ...amountsIn(bare, false).map((text) => make("measure", text, fact)),
    ...(hasMaterial ? [] : madeOfIn(bare).map((text) => make("material", text, fact))),
  ]
  return [...told, ...(isSameThing(fact, phrase) ? fromPhrase(fact, bare) : [])]
}

const isSame = (one: string, other: string): boolean => one === other || singular(one) === singular(other)

/** Another phrase for the thing: it ends in the thing's own noun. */
function isSameThing({ shape, text }: Fact, { head }: NounPhrase): boolean {
  if (!/^(?:noun|other|adjective)$/.test(shape) || /^(?:no|any|other|another|most)\s/i.test(text)) return false
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
function fromFeatures(u: Understanding, phrase: NounPhrase): Attribute[] {
  const limits = limitsOf(u, phrase)
  return u.facts
    .filter(
      ({ topic, shape, isCertain, isEnglish, text }) =>
        isEnglish && isCertain && shape === "noun" && /^(?:what|feature|included)$/.test(topic) && !isLimited(text),
    )
    .filter((fact) => !isSameThing(fact, phrase))
    .flatMap((fact) => {
      const bare = withoutEnd(fact.text)
      const name = nameIn(bare).replace(/^(?:an?|the|our|each|every) /i, "")
      const after = bare.slice(nameIn(bare).length)
      // A pot of beans is no pot.
      const isOpen = /^\s*(?:of|or|to|up|on|off|out)\b/i.test(after)
      const isFit =
        !isOpen &&
        isThingPhrase(name.toLowerCase()) &&
        !/^\d/.test(name) &&
        contentWords(name).every((stem) => !limits.has(stem)) &&
        shapeOf(name).shape === "noun"
      return isFit ? [make("has", inSmall(name), fact, /Features$/.test(fact.field) ? 0.5 : 0)] : []
    })
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
