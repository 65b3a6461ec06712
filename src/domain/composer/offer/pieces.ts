import { type Brief, type Product, subjectsOf } from "../../seo/brief.ts"
import { splitList } from "../../text/split-list.ts"
import { splitSentences } from "../../text/split-sentences.ts"
import { isPastEvent, readFragment } from "../understand/fragment.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { makeRivalFinder } from "../understand/rivals.ts"
import { contentStems, shareIn, stem } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { isForm } from "../understand/verbs.ts"
import { isAdjective, isDeterminer, isNumber, isPredicate, plain } from "../understand/word-kinds.ts"
import type { Wording } from "../wording.ts"
import { hiddenClause } from "./hidden-clause.ts"
import { makeCapitals } from "./own-capitals.ts"
import { passiveSaying } from "./passive-saying.ts"
import { isSaid, splitOffer } from "./split-offer.ts"
import { withArticles, withSubject } from "./telegraph.ts"
import { type Topic, topicOf } from "./topics.ts"

/** One thing that the seller says of what is offered. */
export interface Piece {
  readonly topic: Topic
  /** thing "a blue dial" · saying "the meter is accurate" · state, after "it": "is boxed" · aside "body only". */
  readonly kind: "thing" | "saying" | "state" | "aside"
  readonly text: string
  /** As the seller had it, for titles and lists. */
  readonly raw: string
  readonly stems: ReadonlySet<string>
  readonly sentence: number
  /** Said by the description, and not by a field that is about the shop. */
  readonly isOfThing: boolean
  /** How many listings of the same brief came before: what is said of the shop wants other words there. */
  readonly place: number
}

export interface Offer {
  /** What it is, in the seller's fullest words: "three-seater sofa in dark green velvet". */
  readonly name: string
  readonly pieces: readonly Piece[]
}

interface Source {
  readonly text: string
  readonly isList?: boolean
  readonly isOfThing: boolean
}

function sourcesOf(brief: Brief, subject: Product, isAlone: boolean): Source[] {
  const own: Source = { text: subject.description, isOfThing: true }
  const general: Source = { text: brief.description, isOfThing: isAlone }
  return [
    ...(isAlone ? [general, own] : [own, general]),
    { text: brief.keyFeatures, isList: true, isOfThing: isAlone },
    { text: brief.productDimensions, isList: true, isOfThing: isAlone },
    { text: brief.certifications, isList: true, isOfThing: isAlone },
    { text: brief.uniqueSellingProposition, isOfThing: false },
    { text: brief.brandStory, isOfThing: false },
    { text: brief.handmadeStory, isOfThing: false },
    { text: brief.bodyTextSections.map(({ content }) => content).join("\n"), isOfThing: false },
  ]
}

const fillers =
  /^(?:(?:so|ok|okay|right|well|hi|hello|hey|now|and|no)\b[, ]*)+(?=(?:this|it|here|that|these|they|i|we)\b)/i
const showing = /^(?:this|it|here|that|these|they)(?:'s| is| are) (?:my|our|an?|the) (?:my |our )?/i
const pointing = /^(?:this|that|these) (?:is|are) (?=[\p{Lu}\d])/u
const selling =
  /^(?:(?:i am|i'm|we are|we're|am)? ?(?:selling|offering) (?:my|our|this|these|an?|the)|for sale:?|up for (?:sale|grabs)(?: is| are)?:?|available:) (?:(?:my|our|an?|the) )?/i

/** The sentence without its greeting: "So this is a shed" is about a shed. */
const withoutGreeting = (text: string): string =>
  text.replace(fillers, "").replace(showing, "").replace(pointing, "").replace(selling, "")

const tidy = (text: string): string =>
  text
    .replace(/\bput in (?=(?:in )?\p{Lu}\p{Ll}+(?: \d{4})?$)/u, "fitted in ")
    .replace(/\bfor (?=(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)?\d\d)? \p{Lu})/u, "for the ")
    .replace(/^(authentic|original|genuine|real),? not (?:an? )?(\p{L}+)$/iu, "$1, not a $2")
    .replace(/\brare\b ?/gi, "")
    .replace(/^(I|we) bought (?:it|this|them) (at|from) (.+?) meaning to /i, "It came from $3; $1 meant to ")
    .replace(/ and (\w)(?=\w* (?:years?|months?|weeks?) later)/, (_, letter: string) => `. ${letter.toUpperCase()}`)
    .replace(/^A (?=\p{Ll})/u, "a ")
    .replace(/ (?:\+|&) (?=\p{L})/gu, " and ")
    .replace(/ w\/ ?/g, " with ")
    .replace(/\s+/g, " ")

/** "Boys 24 inch bike": whose it is wants its sign. */
const withOwner = (text: string): string =>
  text.replace(/^(boys|girls|ladies|kids|mens|womens|childrens|childs)(?= )/i, (word) =>
    /^(?:boys|girls|ladies|kids)$/i.test(word) ? `${word}'` : `${word.slice(0, -1)}'s`,
  )

/** A phrase inside a sentence; an adjective before a name is no name. */
function insideOf(text: string, { inside }: Wording): string {
  const first = text.split(" ")[0] ?? ""
  const isPlainWord = isAdjective(first) || colour.test(first) || isForm(plain(first), "participle") || isNumber(first)
  return isPlainWord && /^\p{Lu}\p{Ll}+$/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : inside(text)
}

const time = /\b(?:in|on|last|this|by|at|from|ago|for|here|new)\b/i
const colour =
  /^(?:black|white|gr[ea]y|silver|gold|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|ivory|navy)$/i

/** Who speaks, where a sentence says so by "our" or "my". */
const speaking = (sentence: string): string =>
  /\b(?:we|our|us)\b/i.test(sentence) ? "we are" : /\b(?:i|my|me)\b/i.test(sentence) ? "I am" : ""

const state = (text: string): Shaped => ({ kind: "state", text })
const saying = (text: string): Shaped => ({ kind: "saying", text })

type Shaped = Pick<Piece, "kind" | "text">

const purchase = /^bought (.+?) in (\d{4})(?: (for [$£€].+))?$/i

function participle(text: string): Shaped {
  const [, where, year, cost] = purchase.exec(text) ?? []
  if (where !== undefined) return state(`was bought in ${[year, cost].filter(Boolean).join(" ")}, ${where}`)
  const [first = ""] = text.split(" ")
  if (/^(?:made|built|printed|produced|manufactured|born|bought|issued|released)$/i.test(first) && /\d{4}/.test(text))
    return state(`was ${text}`)
  if (!isPastEvent(first)) return state(`is ${withArticles(text)}`)
  return state(`${time.test(text) ? "was" : "has been"} ${withArticles(text)}`)
}

const sized = /^((?:\p{Ll}+ )?(?:height|width|depth|length|diameter|circumference|weight|waist|inseam|chest)) (\d.*)$/u

function nounShaped(small: string): Shaped {
  if (/^(?:\d+% )?complete\b/.test(small)) return state(`is ${withArticles(small)}`)
  if (topicOf(small) === "home") return { kind: "thing", text: small }
  if (isSaid(small)) return state(withArticles(small))
  if (/, so /.test(small)) return saying(small.replace(/, so it has /, ", so it's "))
  const [, what, size] = sized.exec(small) ?? []
  if (what !== undefined) return saying(`the ${what} is ${size}`)
  if (/^(?:all|both) /.test(small)) return { kind: "aside", text: small }
  const clause = hiddenClause(small)
  return clause === null ? { kind: "thing", text: withArticles(small) } : saying(withArticles(clause))
}

function shapedOf(text: string, sentence: string, u: Understanding, wording: Wording): Shaped {
  const small = insideOf(text, wording)
  const found = readFragment(text)
  switch (found.shape) {
    case "clause":
      if (found.subject.split(" ").every(isAdjective)) return { kind: "thing", text: withArticles(small) }
      return saying(withSubject(withArticles(small)))
    case "passive":
      return saying(passiveSaying(found, wording))
    case "verb":
      return state(withArticles(small))
    case "participle":
      return participle(small)
    case "adjective":
      return isForm(plain(text), "participle") && isPastEvent(text) ? participle(small) : state(`is ${small}`)
    case "gerund": {
      const who = speaking(sentence)
      if (/^(?:clearing|selling|moving|downsizing|upgrading|having)\b/i.test(text))
        return who === "" ? { kind: "aside", text: small } : saying(`${who} ${small}`)
      return state(`is ${small}`)
    }
    case "past":
      return /^\S+ (?:it|them|this|these|one)\b/i.test(text) ? saying(`${u.voice} ${small}`) : state(small)
    case "imperative":
      return saying(small)
    case "adjunct":
      if (/^(?:from|in|for|by) /i.test(small))
        return state(`is ${withArticles(small).replace(/^(from|in) (?=(?:smoke|pet))/, "$1 a ")}`)
      return /^with /i.test(small) ? { kind: "thing", text: small.slice(5) } : { kind: "aside", text: small }
    case "noun":
      return nounShaped(small)
  }
}

/** Whether a phrase says what is sold: it ends on the thing's noun, or has most of its name. */
function isName(text: string, { noun, title }: Understanding): boolean {
  const { head } = readNounPhrase(text)
  const words = head.split(" ")
  const last = stem(words.at(-1) ?? "")
  const [first = ""] = text.split(" ")
  if (text.split(" ").length > 16 || (isDeterminer(first) && !/^(?:an?|my|our|the)$/i.test(first))) return false
  const share = shareIn(contentStems(title), contentStems(head))
  const isCalled = stem(words[0] ?? "") === stem(title.split(" ")[0] ?? "") && words.length > 1 && share >= 0.25
  return last === stem(noun) || isCalled || share >= 0.6 || (share >= 0.4 && words.length < 5)
}

/** What no reader of a listing has any use for. */
const unfit =
  /\b(?:call|txt|text|ring|phone|whatsapp|e-?mail|dm)\b.*(?:\d{3}|\bme\b|\bus\b)|\bignore (?:the|all|any|your)\b|don'?t even ask|won'?t answer|\?\?|\brare rare\b|\bl@@k\b/i

const noTwice = /^no (\S+(?: \S+)?) (?:and )?no (.+)$/i

/** The pieces of a sentence that may be told. */
function partsIn(found: string, capitals: (text: string) => string): string[] {
  const parts = splitOffer(capitals(withoutGreeting(found))).map((part) => tidy(part))
  return parts
    .filter((part) => !unfit.test(part))
    .flatMap((part) => {
      const [, first, second] = noTwice.exec(part) ?? []
      return first === undefined ? [part] : [`no ${first}`, `no ${second}`]
    })
}

/** "LG washer and dryer set 2019": a year at the end of a name is when it is from. */
const withYear = (name: string): string => name.replace(/ ((?:19|20)\d\d)$/, " from $1")

interface Said {
  readonly raw: string
  readonly whole: string
  readonly sentence: number
  readonly isOfThing: boolean
}

/** Everything the seller said, in small pieces; a question is no statement. */
function saidIn(u: Understanding): Said[] {
  const { brief, subject, prepare } = u
  const isAlone = brief.products.filter(({ name }) => name.trim() !== "").length < 2
  const namesRival = makeRivalFinder(brief, subject)
  const capitals = makeCapitals(brief, subject)
  const out: Said[] = []
  let sentence = 0
  for (const { text, isList, isOfThing } of sourcesOf(brief, subject, isAlone)) {
    for (const whole of isList ? splitList(prepare(text)) : splitSentences(prepare(text))) {
      sentence++
      if (/\?\W*$/.test(whole)) continue
      const parts = partsIn(whole, capitals).filter((part) => !namesRival(part))
      out.push(...parts.map((raw) => ({ raw, whole, sentence, isOfThing })))
    }
  }
  return out
}

const bareName = (raw: string, wording: Wording): string =>
  insideOf(raw.replace(/^(?:an?|my|our|the) (?=\p{L})/iu, ""), wording)

/** Of all phrases for the thing the one with most of its name, and of equals the first. */
function namingOf(said: readonly Said[], u: Understanding): Said | undefined {
  const title = contentStems(u.title)
  const ranked = said
    .filter(({ raw, isOfThing }) => isOfThing && readFragment(raw).shape === "noun" && isName(raw, u))
    .map((one, order) => ({ one, order, share: shareIn(title, contentStems(one.raw)) }))
    .sort((a, b) => b.share - a.share || a.order - b.order)
  return ranked[0]?.one
}

export function readOffer(u: Understanding, wording: Wording): Offer {
  const said = saidIn(u)
  const naming = namingOf(said, u)
  const full =
    naming === undefined ? makeCapitals(u.brief, u.subject)(insideOf(u.name, wording)) : bareName(naming.raw, wording)
  const [, whole = full, part] = /^(.*?(\S+)) only$/.exec(full) ?? []
  let name = withOwner(whole)
  const place = Math.max(
    0,
    subjectsOf(u.brief).findIndex((one) => one.name === u.subject.name),
  )
  const pieces: Piece[] = []
  if (part !== undefined)
    addPiece(
      pieces,
      { kind: "aside", text: `${part} only`, raw: `${part} only`, sentence: 0, isOfThing: true, place: 0 },
      "",
      "",
    )
  for (const one of said) {
    if (one === naming) continue
    const { raw, whole: found, sentence, isOfThing } = one
    const isLike = isName(raw, u) || shareIn(contentStems(name), contentStems(raw)) >= 0.6
    const isAgain = isOfThing && readFragment(raw).shape === "noun" && isLike
    if (isAgain && isNothingNew(raw, name, pieces)) name = withModifiers(name, bareName(raw, wording), pieces)
    else
      addPiece(
        pieces,
        { ...shapedOf(raw, found, u, wording), raw: insideOf(raw, wording), sentence, isOfThing, place },
        name,
        u.title,
      )
  }
  return { name: withYear(name), pieces }
}

const knownOf = (name: string, pieces: readonly Piece[]): ReadonlySet<string> =>
  new Set([...contentStems(name), ...pieces.flatMap(({ stems }) => [...stems])])

/** Another phrase for the same thing, of which almost every word was said. */
function isNothingNew(text: string, name: string, pieces: readonly Piece[]): boolean {
  const stems = contentStems(text)
  const known = knownOf(name, pieces)
  return [...stems].filter((word) => !known.has(word)).length <= Math.max(1, Math.floor(stems.size / 4))
}

/** An adjective that only the other phrase has: "vintage". */
function withModifiers(name: string, text: string, pieces: readonly Piece[]): string {
  const known = knownOf(name, pieces)
  const [first = ""] = text.split(" ")
  const isNew = /^\p{Ll}+$/u.test(first) && isPredicate(first) && !known.has(stem(first)) && first !== "used"
  return isNew ? `${first} ${name}` : name
}

function addPiece(pieces: Piece[], given: Omit<Piece, "topic" | "stems">, name: string, title: string): void {
  const stems = contentStems(given.raw)
  if (stems.size === 0) return
  const isThing = given.kind === "thing" || given.kind === "state"
  const known = knownOf(name, pieces)
  const isRepeatedMeasure =
    /^\d[\d.]*(?: ?[x×] ?\d[\d.]*)+ ?\p{L}*$/u.test(given.raw) &&
    [...stems].every((word) => !/\d/.test(word) || known.has(word))
  const isSaidBefore = pieces.some((piece) => shareIn(stems, piece.stems) >= 0.75)
  if (isSaidBefore || isRepeatedMeasure || shareIn(stems, contentStems(name)) >= 0.99) return
  if (given.kind === "state" && shareIn(stems, contentStems(title)) >= 0.99) return
  if (isThing && shareIn(stems, known) >= 0.85) return
  pieces.push({ ...given, stems, topic: topicOf(given.raw) })
}
