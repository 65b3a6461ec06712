import { onceFor } from "../../../once-for.ts"
import { isCommonWord } from "../../../text/spell/right-words.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isGrowing, isMaterialWord, namesTimber, withoutColourBehind } from "../../../text/words/materials.ts"
import { isGivenName } from "../../../text/words/names.ts"
import { plainLetters } from "../../../text/words/plain-letters.ts"
import { singular } from "../../../text/words/plural.ts"
import { isProduct } from "../../is-product.ts"
import { endsKind } from "../../read/known-end.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { type NounPhrase, readNounPhrase } from "../phrases/noun-phrase.ts"
import { tailsOf } from "../phrases/tails.ts"
import { isColour, unitWord } from "../phrases/word-classes.ts"
import { nameWithSort, sortBehind } from "../sort-in-title.ts"
import { withField } from "../with-field.ts"
import { type Attribute, fromModifier, makeAttribute, weightOfKind } from "./attribute.ts"
import { withoutDetails } from "./behind-name.ts"
import { canBeHead } from "./can-be-head.ts"
import { isSame, readTraits } from "./fact-attributes.ts"
import { piecesOf } from "./fact-pieces.ts"
import { fullNameIn } from "./full-name.ts"
import { isConditional, isLimited, limitedIn, statementsOf } from "./limits.ts"
import { madeByHand } from "./made-by-hand.ts"
import { makingOf } from "./made-of.ts"
import { namedInCapitals } from "./named-in-capitals.ts"
import { partsOf } from "./parts-of-thing.ts"
import { bareNameOf, calledFor, firstPartOf, withoutMaker } from "./thing-names.ts"

export interface Subject extends NounPhrase {
  /** The noun with the nouns before it, which say what it is for: "hearing aid tube charms", "cat wand toy". */
  readonly full: string
  /** A physical product; an app, a video and a business are not. */
  readonly isThing: boolean
  readonly attributes: readonly Attribute[]
}

/** The thing and its certain qualities: every search phrase is made of them. */
export const subjectOf = onceFor(readSubject)

const ofOthers =
  /^(?:works|fits|goes|sticks|attaches|clips|use|used|suits|suitable|good|great|ideal|perfect) (?:on|onto|with|for|to) [^,]+,|^for (?!sale\b)[^,]+,/i

function readSubject(u: Understanding): Subject {
  const name = calledFor(firstPartOf(withoutMaker({ ...u.thing, name: fullerName(u) })))
  const bare = withoutDetails(bareNameOf(name))
  // "Wild Blueberry Habanero" in the category of hot sauces is a hot sauce.
  const said = sortBehind(u)
  const sort = said.includes(" ") || isGoodsKind(singular(said)) ? said : ""
  const called = sort === "" ? namedInCapitals(u) : ""
  const phrase = withoutGivenNames(withName(readNounPhrase(sort || bare.replace(called, ""), saidIn(u)), called))
  if (!canBeHead(phrase.head, sort || name) || !isTrusted(u, phrase.head) || u.language !== "en" || isNamedOnly(u))
    return {
      modifiers: [],
      core: "",
      head: "",
      full: "",
      isThing: !isNamedOnly(u),
      attributes: [],
    }
  const behind = (sort === "" ? tailsOf(withoutColourBehind(name).slice(nameIn(name).length)) : []).map(
    ({ kind, text }) => ({
      kind,
      text,
      weight: weightOfKind[kind],
      fact: null,
    }),
  )
  const named = [...phrase.modifiers.map((each) => fromModifier(each, null)), ...behind]
  // "Works on tarps, ice shack canvas, boat covers"
  const told = u.facts.filter(({ text, topic, isCareful }) => !ofOthers.test(text) && (topic !== "shop" || isCareful))
  const usable = piecesOf(told).filter(
    // A story tells of other things too: "my wife kept snapping thin plywood shuttles".
    ({ isEnglish, text, field }) => isEnglish && !isLimited(text) && !/Story$/.test(field),
  )
  const ofName = called.toLowerCase().split(" ")
  const traits = usable
    .flatMap((fact) => readTraits(fact, phrase, named))
    .filter(({ text }) => !text.split(" ").every((word) => ofName.includes(word)))
  const qualities = [...traits, ...madeByHand(u), ...madeOf(u, phrase)]
  const limits = limitsOf(u, phrase)
  const attributes = once([...named, ...qualities, ...partsOf(u, phrase, limits)]).filter(
    ({ text, fact, kind }) =>
      !(kind === "material" && isGrowing(phrase.head)) &&
      (fact === null ||
        contentWords(text).every((stem) => !limits.has(stem) || (kind === "material" && !isDeniedStuff(stem, u)))),
  )
  return {
    ...phrase,
    full: fullNameIn(phrase, u),
    isThing: true,
    attributes: withoutChoices(
      attributes.filter((each) => !isLessOf(each, attributes)),
      u,
    ),
  }
}

const withName = (phrase: NounPhrase, name: string): NounPhrase =>
  name === ""
    ? phrase
    : { ...phrase, modifiers: [{ text: name.toLowerCase().replaceAll(".", ""), kind: "name" }, ...phrase.modifiers] }

/** "Double-Ended Bodhrán Tipper" of a "Double-Ended Tipper" in the section of bodhrán tippers. */
function fullerName(u: Understanding): string {
  const named = withField(nameWithSort(u), u)
  const [words, own] = [named, u.thing.name].map((each) => each.split(" "))
  const isSameNoun = words?.at(-1) === own?.at(-1) && (words?.length ?? 0) > (own?.length ?? 0)
  return isSameNoun && !named.includes(",") ? named : u.thing.name
}

/** The one material that the seller says it is made of. */
function madeOf(u: Understanding, phrase: NounPhrase): Attribute[] {
  const said = makingOf(u, phrase).filter(({ stuffs }) => stuffs.length > 0)
  const [first] = said
  const [stuff = ""] = first?.stuffs ?? []
  const isOne = said.every(
    ({ stuffs }) => stuffs.length === 1 && (stuffs[0] === stuff || stuff.endsWith(` ${stuffs[0]}`)),
  )
  return first !== undefined && isOne ? [makeAttribute("material", stuff, first.fact)] : []
}

/** "Steel" beside "stainless steel", "timber" beside "huon pine". */
const isLessOf = ({ kind, text, fact }: Attribute, all: readonly Attribute[]): boolean =>
  kind === "material" &&
  fact !== null &&
  all.some(
    (other) =>
      other.kind === "material" &&
      (other.text.endsWith(` ${text}`) || (/^(?:timber|wood)$/.test(text) && namesTimber(other.text))),
  )

/** Nobody types the "Betsy" of a dress. */
const withoutGivenNames = (phrase: NounPhrase): NounPhrase => ({
  ...phrase,
  modifiers: phrase.modifiers.filter(({ kind, text }) => kind !== "name" || !isGivenName(text) || isCommonWord(text)),
})

/** The words that the seller uses on their own: as a keyword or a category, or in several of them. */
function saidIn({ brief, subject, clean, thing }: Understanding): (phrase: string) => boolean {
  const sorts = [
    subject.category,
    brief.targetKeywords,
    brief.shopifyTags,
    brief.shopifyProductType,
    brief.shopifyCollections,
    brief.amazonCategory,
  ]
  // "Bodhran tipper" is typed of a bodhrán.
  const said = sorts.flatMap((raw) => splitList(clean(raw))).map((each) => plainLetters(singular(each.toLowerCase())))
  const all = [plainLetters(thing.name.toLowerCase()), ...said].map((each) => ` ${each} `)
  return (phrase) => {
    const one = plainLetters(singular(phrase))
    if (isColour(phrase.split(" ")[0] ?? "") || isMaterialWord(phrase.split(" ")[0] ?? "")) return false
    // After the same word every time, it is part of a longer name: "wooden wick candle" twice does not mean a wick candle.
    const before = all.flatMap((each) =>
      each.includes(` ${one} `) ? [each.split(` ${one} `)[0]?.split(" ").at(-1)] : [],
    )
    return said.includes(one) || new Set(before).size > 1
  }
}

/** Names at auctions are rows of words: only a word that the seller also uses elsewhere is the thing. */
function isTrusted({ genre, facts, brief, subject, thing }: Understanding, head: string): boolean {
  if ((genre !== "auction" && genre !== "local") || endsKind(withoutDetails(bareNameOf(thing.name)).split(" ")))
    return true
  if (saysAgain(brief.description, withoutDetails(bareNameOf(thing.name)))) return true
  // "Fairport Convention" is not a convention: a real noun appears in lowercase somewhere.
  const texts = `${brief.description} ${brief.products.map(({ description }) => description).join(" ")}`
  if (/\p{Ll} \p{Lu}\p{Ll}/u.test(texts) && !texts.split(/[^\p{L}\d'-]+/u).some((word) => isSame(word, head)))
    return false
  if (isBehindName(texts, head)) return true
  const fields = new Set<string>()
  // "One chair has a wobbly leg" does not say what the table is.
  const heads = piecesOf(facts.filter(({ shape }) => shape !== "sentence"))
    .filter(({ field }) => !fields.has(field) && fields.add(field))
    .map(({ text }) => readNounPhrase(nameIn(text)).head)
  const typed = splitList(brief.targetKeywords).map((phrase) => phrase.split(" ").at(-1))
  const sort = subject.category.toLowerCase().split(" ").at(-1) ?? ""
  // "Canon AE-1 Program" in the film cameras is no program.
  if (!isGoodsKind(head) && [sort, ...heads, ...thing.name.toLowerCase().split(" ")].some(isGoodsKind)) return false
  if (genre === "local") return true
  const said = [subject.category, brief.industry, ...typed, ...heads].join(" ").toLowerCase()
  return said.split(/[^\p{L}\d'-]+/u).some((word) => isSame(word, head))
}

/** "Air Max 90 trainers": a seller who writes the names of makers and models with capitals does not write the thing so. */
function isBehindName(text: string, head: string): boolean {
  const words = text.split(/[^\p{L}\d'’-]+/u)
  const at = words.findIndex((word) => /^\p{Ll}/u.test(word) && isSame(word, head))
  const [name = "", before = ""] = words.slice(Math.max(0, at - 2), Math.max(0, at))
  return namesAThing(head) && /^\p{Lu}/u.test(/^\d/.test(before) ? name : before)
}

/** "Brother KH-860 Punchcard Knitting Machine" and "brother kh860 knitting machine was my moms": the same two nouns at the end. */
function saysAgain(text: string, name: string): boolean {
  const [before = "", last = ""] = name.toLowerCase().split(" ").slice(-2)
  const inSentences = text.replace(/(?<=^|[.!?]\s)\p{Lu}/gu, (letter) => letter.toLowerCase())
  return (
    /^\p{L}{3,}$/u.test(before) &&
    (isThingPhrase(`${before} ${last}`) || (namesAThing(before) && namesAThing(last))) &&
    ` ${inSentences}`.includes(` ${before} ${last}`)
  )
}

/** An app, a video and a business have a proper name, and its last word says nothing. */
const isNamedOnly = ({ genre, brief, subject }: Understanding): boolean =>
  genre === "app" || genre === "video" || (genre === "service" && !isProduct({ brief, subject }))

/** The words that a fact limits, except the thing itself. */
function limitsOf({ facts, genre }: Understanding, { core, head }: NounPhrase): ReadonlySet<string> {
  // On a used thing, marks are its flaws. On a new one, the text says that it has none.
  const isUsed = genre === "auction" || genre === "local"
  const own = new Set(contentWords(`${core} ${head}`))
  const found = new Set<string>()
  for (const text of piecesOf(facts).flatMap((piece) => statementsOf(piece.text)))
    if (isUsed ? isLimited(text) : isConditional(text))
      for (const stem of contentWords(text)) if (!own.has(stem)) found.add(stem)
  return found
}

/** "The leather is not real", and not "streaks are natural in cherry and are no defect" */
const isDeniedStuff = (stem: string, { facts }: Understanding): boolean =>
  piecesOf(facts).some(({ text }) => contentWords(limitedIn(text)).includes(stem))

/** Of "in ochre or slate" the thing is neither. */
const isChoiceIn = (text: string, fact: string): boolean => {
  const said = ` ${fact.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `
  return said.includes(` or ${text} `) || said.includes(` ${text} or `)
}

/** Of sporrans "in cowhide and deerskin", each is of one. */
const isOneOfStuffs = ({ kind, text, fact }: Attribute): boolean => {
  const words = fact?.text.toLowerCase().split(/[^\p{L}-]+/u) ?? []
  const at = words.indexOf(text)
  return kind === "material" && at >= 0 && words[at + 1] === "and" && isMaterialWord(words[at + 2] ?? "")
}

/** A choice of colors or materials is told by none of them. */
function withoutChoices(all: readonly Attribute[], u: Understanding): Attribute[] {
  const attributes = all
    .filter(
      ({ kind, text, fact }) =>
        !(fact !== null && /^(?:colour|material|name)$/.test(kind) && isChoiceIn(text, fact.text)),
    )
    .filter((each) => !isOneOfStuffs(each))
  const isChoice =
    [...u.facts, ...u.runs].some(
      ({ text }) => /\bcolou?rs\b|\bpick (?:a |your )?colou?r|\bchoose/i.test(text) || namesColours(text),
    ) || u.facts.filter(({ topic, isEcho }) => topic === "colour" && !isEcho).length > 1
  // Gold is a material and a color.
  const isColoured = ({ kind, text }: Attribute): boolean =>
    kind === "colour" || (kind === "material" && isColour(text.split(" ").at(-1) ?? ""))
  return attributes.filter((each) => !isColoured(each) || each.fact === null || !isChoice)
}

/** "sage green, oat or black"; "black and white" may be one pattern, a row of three is not. */
const namesColours = (text: string): boolean =>
  coloursIn(text, /,\s*|\s(?:or)\s|\s?\/\s?/) > 1 ||
  coloursIn(text, /,\s*|\s(?:and|&)\s/) > 2 ||
  (shortNames.test(text) && coloursIn(text, /,\s*/) > 0)

/** "Green pumpkin, junebug, watermelon red" */
const shortNames = /(?:^|, )(?:\S+(?: \S+)?, ){2,}\S+(?: \S+)?$/

const coloursIn = (text: string, between: RegExp): number =>
  text
    .toLowerCase()
    .split(between)
    .filter((part) => isColour(part.replace(/[.]$/, "").split(" ").at(-1) ?? "")).length

const maxAttributes = 40

/** The same words twice count once, with the higher weight. */
function once(attributes: readonly Attribute[]): Attribute[] {
  const found = new Map<string, Attribute>()
  for (const attribute of attributes) {
    const key = [...contentWords(attribute.text)].sort().join(" ")
    const known = found.get(key)
    if (key !== "" && !unitWord.test(key) && (known === undefined || known.weight < attribute.weight))
      found.set(key, attribute)
    if (found.size >= maxAttributes) break
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight)
}
