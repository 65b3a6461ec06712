import { englishWords } from "../../text/english-words.ts"
import { splitList } from "../../text/split-list.ts"
import { splitSentences } from "../../text/split-sentences.ts"
import { readFragment } from "../understand/fragment.ts"
import { makeRivalFinder } from "../understand/rivals.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { isForm } from "../understand/verbs.ts"
import { isPluralWord, isPreposition } from "../understand/word-kinds.ts"
import { appVerbs, boasts, isKind } from "./app-words.ts"
import { type Devices, readDevices } from "./devices.ts"
import { isMoney, tidyPrice } from "./prices.ts"
import { smallStart } from "./small-start.ts"
import { isAction, isDoing, splitPieces } from "./split-pieces.ts"

/** What a piece is, and so how it can be told. */
export type PieceKind = "thing" | "action" | "does" | "clause" | "without" | "money" | "past"

/** What a piece is about, so that what belongs together stands under one heading. */
export type Topic = "main" | "promise" | "offline" | "privacy" | "device" | "maker" | "price"

export interface Piece {
  readonly kind: PieceKind
  readonly topic: Topic
  readonly text: string
  readonly stems: ReadonlySet<string>
  /** Pieces of one sentence share a number. */
  readonly sentence: number
}

/** An app, as its brief tells of it. */
export interface AppBrief {
  /** As the store lists it: "Halflight Migraine Diary". */
  readonly name: string
  /** As running text calls it. */
  readonly short: string
  /** The piece that says what it is, if one does. */
  readonly opening: Piece | null
  readonly pieces: readonly Piece[]
  /** What it is, where its own name says so: "file manager". */
  readonly named: string
  /** The seller's own names of its features. */
  readonly features: readonly string[]
  readonly devices: Devices
  readonly isApple: boolean
  /** Whom it is for, as the seller put it. */
  readonly who: string
  /** Phrases to be found for, the seller's own. */
  readonly keywords: readonly string[]
}

const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    "offline",
    /\boffline\b|\b(?:without|no|out of) (?:an? |any )?(?:signal|internet|connection|network|wi-?fi|mobile data)\b/i,
  ],
  [
    "privacy",
    /\baccounts?\b|\bregist|\bsign[- ]?(?:up|in|ing)\b|\blog-?ins?\b|\bdata (?:is |are )?collected|\bcollects? (?:no |any )?data|\btrack(?:ers|ing you)\b|\b(?:no|without|zero) (?:ads|adverts|advertising|tracking|subscription)|\bad-free\b|\bprivate|\bprivacy|\bpermissions?\b|\bstays? on (?:the|your)\b|\bencrypt|\bFace ID\b|\bpasscode|\bTouch ID\b/i,
  ],
  [
    "device",
    /\bApple Watch\b|\bwidgets?\b|\b(?:home|lock) screen\b|\bSiri\b|\bShortcuts\b|\bAndroid Auto\b|\bCarPlay\b|\bTalkBack\b|\bVoiceOver\b|\bcomplications?\b|\bdark (?:theme|mode)\b|\bLive Activit|\bBluetooth\b|\bWear OS\b|\bstep size|\bfont size|\b\d+ languages\b|\b\d+(?:\.\d+)? ?[MG]B\b|\bworks (?:on|with)\b/i,
  ],
]

const topicOf = (text: string): Topic => topics.find(([, pattern]) => pattern.test(text))?.[0] ?? "main"

/** "Routes avoid stairs", "children feed ten animals": a plural, and what it does. */
function isAboutMany(text: string): boolean {
  const words = text.split(" ")
  const at = words.findIndex((word) => isPluralWord(word) || /^(?:children|people|you|we)$/i.test(word))
  const verb = (words[at + 1] ?? "").toLowerCase()
  const isNoun =
    /^(?:watch|report|log|map|plan|record|search|play|sync|export|import|support|test|time|track|view|chart|drive|review|guide|list|set|card|pack|book|mode|for|like)$/.test(
      verb,
    )
  return at > -1 && at < 3 && !isNoun && isForm(verb, "base") && !isForm(verb, "participle") && words.length > at + 2
}

/** "No data collected" has lost its verb. */
const withVerb = (text: string): string =>
  text.replace(
    /^(no|nothing) ((?:\p{L}+ )*)(collected|stored|shared|sold|sent|saved|uploaded|recorded|tracked|kept)$/iu,
    (_, no: string, things: string, done: string) =>
      `${no.toLowerCase()} ${things}${/s $/.test(things) ? "are" : "is"} ${done}`,
  )

function kindOf(text: string): PieceKind {
  const first = text.split(" ")[0] ?? ""
  if (isMoney(text)) return "money"
  if (/^no .+ (?:is|are) \p{L}+$/u.test(text)) return "clause"
  if (/^[\p{L} ]{3,24}: /u.test(text) || (isPreposition(first) && !/^made$/i.test(first)))
    return /^(?:no|without) /i.test(text) ? "without" : "clause"
  if (/^(?:no|zero|without) /i.test(text)) return "without"
  if (isDoing(text)) return "does"
  if (isAboutMany(text)) return "clause"
  if (isAction(text)) return "action"
  const { shape } = readFragment(text)
  if (shape === "clause") return "clause"
  if (shape === "verb" && !/^(?:sets|records|lists|maps|charts|plans|scores|notes) /i.test(text)) return "does"
  if (shape === "imperative" || shape === "past") return shape === "past" ? "past" : "action"
  const isMade =
    (shape === "participle" && !/^(?:set|cut|split|read|spread) /i.test(text)) ||
    /^(?:made|built|written|designed|developed|created|drawn|recorded|illustrated|composed|started|begun|founded|born|coded|run|kept|edited|tested) (?:by|in|after|for|at|with|on|out|when|because|during|between)\b/i.test(
      text,
    )
  if (isMade && isForm(first, "participle")) return "past"
  return "thing"
}

/** "Planer" beside the seller's own "planner": a doubled letter was forgotten. */
function doublingFixer(texts: readonly string[]): (text: string) => string {
  const words = new Set(
    texts
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? [],
  )
  const wrong = new Map<string, string>()
  for (const word of words) {
    const single = word.replace(/(nn|mm|pp|tt|rr|ll|ss)(?=er|ing|ed|ar)/, (pair) => pair.charAt(0))
    if (single !== word && words.has(single)) wrong.set(single, word)
  }
  if (wrong.size === 0) return (text) => text
  return (text) =>
    text.replace(/\p{L}{5,}/gu, (word) => {
      const right = wrong.get(word.toLowerCase())
      return right === undefined ? word : word.charAt(0) + right.slice(1)
    })
}

/** A word of the app's name that the seller writes small elsewhere is a plain word there: "a chromatic tuner". */
function smallerNames({ brief, subject }: Understanding): (text: string, raw: string) => string {
  const words = `${brief.appName} ${brief.businessName} ${subject.name}`.match(/\p{Lu}\p{Ll}+/gu) ?? []
  const names = [brief.appName, subject.name].filter(Boolean)
  return (text, raw) => {
    const inSmall = words.filter((word) => new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, "u").test(raw))
    if (inSmall.length === 0) return text
    const pattern = new RegExp(`(?<=[\\p{L}\\d,;:)] )(?:${inSmall.join("|")})(?!\\p{L})`, "gu")
    return text.replace(pattern, (word, at: number) => {
      const around = text.slice(Math.max(0, at - 30), at + 40)
      return names.some((name) => name.includes(word) && around.includes(name)) ? word : word.toLowerCase()
    })
  }
}

/** "SD card + USB" and "zip/rar" as they are spoken. */
const joined = (text: string): string =>
  text.replace(/(?<=[\p{L}\d)]) ?\+ ?(?=\p{L})/gu, " and ").replace(/ & /g, " and ")

/** "Both need no account" is said of two apps; in the text of one of them, "needs no account". */
const ofOne = (text: string): string =>
  text
    .replace(/^(?:both|all|all of them) (?=need |use |have |work |run |are |come |share |open |support )/iu, "")
    .replace(/^neither (\p{L}+)s (?=\p{L})/iu, "does not $1 ")
    .replace(/^need no /iu, "no ")
    .replace(/^need (?=\p{L})/iu, "needs ")
    .replace(/^use (?=\p{L})/iu, "uses ")
    .replace(/^have (?=\p{L})/iu, "has ")
    .replace(/^(work|run|come|share|open|support) (?=\p{L})/iu, "$1s ")
    .replace(/^are (?=\p{L})/iu, "is ")

const ofSeveral =
  /^(?:\w+ )?(?:two|three|four|five|six|several|a pair of|a family of) (?:\p{L}+ ){0,2}(?:apps|games|tools|courses)\b/iu

interface Source {
  readonly text: string
  readonly topic: Topic | null
  readonly isList: boolean
  /** What it says in other words than before is not new. */
  readonly isLenient: boolean
}

function sourcesOf(u: Understanding, isAlone: boolean): Source[] {
  const { brief, subject } = u
  const prose = (text: string, topic: Topic | null = null): Source => ({ text, topic, isList: false, isLenient: false })
  const own = isAlone
    ? [prose(brief.description), { ...prose(subject.description), isLenient: true }]
    : [prose(subject.description), prose(brief.description)]
  return [
    ...own,
    prose(brief.uniqueSellingProposition, "promise"),
    { text: brief.appFeatures, topic: null, isList: true, isLenient: true },
    { text: brief.certifications, topic: null, isList: true, isLenient: true },
    prose(brief.brandStory, "maker"),
    ...brief.bodyTextSections.map(({ content }) => prose(content)),
  ]
}

/** The same thing in another form counts as the same: "adapts" and "adaptive", "explains" and "explained". */
function shareKnown(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  let known = 0
  const beginnings = new Set([...whole].filter((word) => word.length > 4).map((word) => word.slice(0, 5)))
  for (const word of part) if (whole.has(word) || (word.length > 4 && beginnings.has(word.slice(0, 5)))) known++
  return part.size === 0 ? 1 : known / part.size
}

const isSaid = (stems: ReadonlySet<string>, known: readonly Piece[], isFeature: boolean): boolean => {
  if (known.some((piece) => shareKnown(stems, piece.stems) >= (isFeature ? 0.66 : 0.99))) return true
  const all = new Set(known.flatMap((piece) => [...piece.stems]))
  return shareKnown(stems, all) >= (isFeature ? 0.75 : 0.99)
}

const isNearly = (stems: ReadonlySet<string>, known: readonly Piece[]): boolean =>
  known.some((piece) => shareKnown(stems, piece.stems) > 0.65)

function readPieces(u: Understanding, prepare: (raw: string) => string): Piece[] {
  const products = u.brief.products.filter(({ name }) => name.trim() !== "")
  const isAlone = products.length < 2
  const namesRival = makeRivalFinder(u.brief, u.subject)
  const others = contentStems(
    products
      .filter(({ name }) => name !== u.subject.name)
      .map(({ description }) => prepare(description))
      .join(" "),
  )
  const own = contentStems(prepare(`${u.subject.description} ${isAlone ? u.brief.description : ""}`))
  const pieces: Piece[] = []
  let sentence = 0
  for (const { text, topic, isList, isLenient } of sourcesOf(u, isAlone)) {
    const prepared = prepare(text)
    for (const found of isList ? splitList(prepared) : splitSentences(prepared)) {
      sentence++
      if (
        !isAlone &&
        (ofSeveral.test(found) ||
          (isList && shareKnown(contentStems(found), others) > 0.9 && shareKnown(contentStems(found), own) < 0.9))
      )
        continue
      for (const raw of piecesOf(found, isList)) {
        const piece = withVerb((isAlone ? raw : ofOne(raw)).trim().replace(/^\p{Lu}\p{Ll}+: (?=\d[\d.]* ?[MGK]B)/u, ""))
        const stems = contentStems(piece)
        const said = contentStems(piece.replace(/^(?:uses|has|offers|includes|features|supports|comes with) /i, ""))
        if (stems.size === 0 || namesRival(piece) || isSaid(said, pieces, isLenient)) continue
        if (topic === "promise" && isNearly(stems, pieces.slice(1))) continue
        const kind = kindOf(piece)
        const about = kind === "money" ? "price" : /^(?:I|We|My) /.test(piece) ? "maker" : (topic ?? topicOf(piece))
        if (isList && about === "offline" && pieces.some((known) => known.topic === "offline")) continue
        pieces.push({
          kind: about === "maker" && kind !== "past" ? "clause" : kind,
          topic: about,
          text:
            kind === "money"
              ? withoutName(tidyPrice(piece), u.seller)
              : kind === "action"
                ? lowerFirst(piece)
                : smallStart(piece),
          stems,
          sentence,
        })
      }
    }
  }
  return pieces
}

/** A sentence about money says what a price is for, and stays whole; so does one that a verb already holds together. */
function piecesOf(sentence: string, isList: boolean): string[] {
  const text = sentence.replace(/[.!?]+$/, "").trim()
  if (isList || (/^[^:]{2,24}: /.test(text) && isMoney(text))) return [text]
  const label = /^([^:,.]{3,60}): (?=[\p{Ll}\p{N}])(.+)$/u.exec(text)
  if (label !== null && (label[1] ?? "").split(" ").length > 2 && !isMoney(text))
    return [...piecesOf(label[1] ?? "", false), ...piecesOf(label[2] ?? "", false)]
  if (label !== null && /\b(?:app|game|tool)s?$/i.test(label[1] ?? ""))
    return [label[1] ?? "", ...piecesOf(label[2] ?? "", false)]
  const named = kindThenVerb(text)
  if (named !== null) return [named.kind, ...piecesOf(named.rest, false)]
  const first = text.split(/[,;]/)[0] ?? ""
  const isWhole = readFragment(first).shape === "clause" && !isAction(first)
  if (isWhole) return text.split(/;\s/)
  return splitPieces(text)
}

/** "QR code reader scan QR codes and barcodes": a full stop was forgotten. */
function kindThenVerb(text: string): { readonly kind: string; readonly rest: string } | null {
  const words = text.split(" ")
  const at = words.findIndex((word, index) => index > 0 && isKind(words[index - 1] ?? "") && appVerbs.has(word))
  const rest = words.slice(at).join(" ")
  return at > 0 && at < 6 && isAction(rest) ? { kind: words.slice(0, at).join(" "), rest } : null
}

const amounts = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** The price field adds what the description did not say already. */
function withPrice(pieces: readonly Piece[], u: Understanding, prepare: (raw: string) => string): readonly Piece[] {
  const price = tidyPrice(prepare(u.brief.priceRange).replace(/ \/ (?=[$£€])/g, ", then "))
  const said = pieces.filter(({ kind }) => kind === "money").map(({ text }) => text)
  const known = new Set(said.flatMap(amounts))
  const isKnown = amounts(price).length > 0 ? amounts(price).every((figure) => known.has(figure)) : said.length > 0
  if (price === "" || isKnown || !isMoney(price)) return pieces
  return [...pieces, { kind: "money", topic: "price", text: price, stems: contentStems(price), sentence: 900 }]
}

const withoutForeign = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(({ text }) => !/\bandroid\b|\bgoogle play\b|\bplay store\b/i.test(text))

/** The listing of one app among several bears that app's name. */
function nameOf({ brief, subject, prepare, seller }: Understanding): string {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  if (products.length < 2) return seller
  return prepare(subject.name)
}

/** A command begins with a verb, whatever name follows it. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const withoutName = (text: string, name: string): string =>
  text.toLowerCase().startsWith(`${name.toLowerCase()} `) ? text.slice(name.length + 1) : text

const isDeviceLine = (text: string, isApple: boolean): boolean => {
  const { machines, systems, notes } = readDevices(text.replace(/^(?:works|runs) (?:on |with )?/i, ""), isApple)
  return systems.length > 0 && notes.length === 0 && machines.length + systems.length > 0
}

export function readApp(u: Understanding, isApple: boolean): AppBrief {
  const fix = doublingFixer([u.brief.description, u.brief.targetKeywords, u.brief.appFeatures, u.subject.description])
  const small = smallerNames(u)
  const prepare = (raw: string): string =>
    joined(small(fix(u.prepare(raw)), raw))
      .replace(boasts, "")
      .trim()
  const name = nameOf(u)
  const all = withPrice(readPieces(u, prepare), u, prepare).filter(
    ({ text }) => text.length > 2 && !/^(?:an?|the)$/i.test(text),
  )
  const lines = all.filter(({ text }) => isDeviceLine(text, isApple)).map(({ text }) => text)
  const legal = (isApple ? withoutForeign(all) : all).filter(({ text }) => !lines.includes(text))
  const nameStems = contentStems(name)
  const isOpening = ({ kind, topic, stems }: Piece) =>
    shareIn(stems, nameStems) < 0.99 &&
    topic !== "maker" &&
    topic !== "promise" &&
    kind !== "money" &&
    kind !== "without"
  const [first] = legal.filter(isOpening)
  const isNamed = legal[0] !== undefined && shareIn(legal[0].stems, nameStems) >= 0.99
  const canOpen = first?.kind === "thing" || first?.kind === "action" || first?.kind === "does"
  const opening = first !== undefined && canOpen && !isNamed ? first : null
  return {
    name,
    short: (name.split(/: | [-–—|/] /)[0] ?? name).trim(),
    opening,
    named: isNamed ? smallStart(legal[0]?.text ?? "") : "",
    pieces: legal.filter((piece) => piece !== opening && !(isNamed && piece === legal[0])),
    features: splitList(prepare(u.brief.appFeatures))
      .filter((text) => !isMoney(text))
      .map(smallStart),
    devices: readDevices(
      u.brief.deviceCompatibility.trim() === "" ? lines.join(", ") : u.prepare(u.brief.deviceCompatibility),
      isApple,
    ),
    isApple,
    who: whoOf(prepare(u.brief.targetAudience)),
    keywords: withoutTypos(
      splitList(prepare(u.brief.targetKeywords)),
      isApple,
      [
        u.brief.description,
        u.brief.appFeatures,
        u.brief.appName,
        ...u.brief.products.flatMap(({ name: own, description }) => [own, description]),
      ].join(" "),
    ).filter((phrase) => concerns(phrase, u)),
  }
}

/** "Everybody" is nobody. */
function whoOf(text: string): string {
  const ended = text.replace(/\n+/g, ", ").replace(/[.!?;,\s]+$/, "")
  const line = / and | or |;/.test(ended) ? ended : ended.replace(/, ([^,]+)$/, " and $1")
  return /\b(?:everyone|everybody|all ages|anyone)\b/i.test(line) ? "" : smallStart(line)
}

/** In a brief for several apps a phrase may be meant for another of them. */
function concerns(phrase: string, { brief, subject }: Understanding): boolean {
  const others = brief.products.filter(({ name }) => name.trim() !== "" && name !== subject.name)
  const shareOf = (products: typeof others): number =>
    shareKnown(
      contentStems(phrase),
      contentStems(products.map(({ name, description }) => `${name} ${description}`).join(" ")),
    )
  return others.length === 0 || shareOf([subject]) >= shareOf(others)
}

/** Phrases that differ by a letter are one, and the longer is the one that was meant; so are "mealplanner" and "meal planner". */
function withoutTypos(phrases: readonly string[], isApple: boolean, elsewhere: string): string[] {
  const said = new Set(elsewhere.toLowerCase().match(/\p{L}+/gu) ?? [])
  const low = phrases.map((phrase) => phrase.toLowerCase())
  return phrases.filter((phrase, at) => {
    if (isApple && /\bandroid\b/i.test(phrase)) return false
    const own = low[at] ?? ""
    if (own.split(" ").some((word) => /^\p{L}{3,}$/u.test(word) && !englishWords().has(word) && !said.has(word)))
      return false
    return !low.some((other, index) => {
      if (index === at) return false
      if (other === own) return index < at
      return other.length === own.length + 1 && (other.replace(/ /g, "") === own || isOneLetterMore(other, own))
    })
  })
}

function isOneLetterMore(longer: string, shorter: string): boolean {
  let at = 0
  while (at < shorter.length && shorter[at] === longer[at]) at++
  return (
    /\p{L}/u.test(longer[at] ?? "") &&
    longer.slice(at + 1) === shorter.slice(at) &&
    !(at === shorter.length && longer.endsWith("s"))
  )
}
