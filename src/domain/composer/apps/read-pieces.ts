import { subjectsOf } from "../../seo/brief.ts"
import { splitList } from "../../text/split-list.ts"
import { splitSentences } from "../../text/split-sentences.ts"
import { readFragment } from "../understand/fragment.ts"
import type { Prepare } from "../understand/prepare.ts"
import { makeRivalFinder } from "../understand/rivals.ts"
import { contentStems } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { isForm, thirdPerson } from "../understand/verbs.ts"
import { isAuxiliary } from "../understand/word-kinds.ts"
import { listed } from "../wording.ts"
import { appVerbs, isKind } from "./app-words.ts"
import { isOneThought, kindOf, type Piece, type PieceKind, type Topic, topicOf, withVerb } from "./piece.ts"
import { isMoney, tidyPrice } from "./prices.ts"
import { shareKnown } from "./share-known.ts"
import { smallStart } from "./small-start.ts"
import { isAction, splitPieces } from "./split-pieces.ts"

/** "Both need no account" is said of two apps; in the text of one of them, "needs no account". */
const ofOne = (text: string): string =>
  text
    .replace(/^(?:both|all|all of them) (?=need |use |have |work |run |are |come |share |open |support )/iu, "")
    .replace(/^neither (?:wants|needs) an? /i, "needs no ")
    .replace(/^neither (\p{L}+)s (?=\p{L})/iu, "does not $1 ")
    .replace(/^need no /iu, "no ")
    .replace(/^need (?=\p{L})/iu, "needs ")
    .replace(/^use (?=\p{L})/iu, "uses ")
    .replace(/^have (?=\p{L})/iu, "has ")
    .replace(/^(work|run|come|share|open|support) (?=\p{L})/iu, "$1s ")
    .replace(/^are (?=\p{L})/iu, "is ")
    .replace(/^they are /i, "is ")
    .replace(/^they have /i, "has ")
    .replace(/^(both|they) (\p{L}+) (?=\p{L})/iu, (whole: string, who: string, verb: string) =>
      isAuxiliary(verb) ? whole : `${/^they$/i.test(who) ? "it " : ""}${thirdPerson(verb)} `,
    )

const ofSeveral =
  /^(?:\p{L}+ ){1,3}(?:apps|games|courses)(?= for | by |$)|^(?:\w+ )?(?:two|three|four|five|six|several|a pair of|a family of) (?:\p{L}+ ){0,2}(?:apps|games|tools|courses)\b/iu

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

/** "Route planner" says what "plan a route" has said. */
const asDeeds = (text: string): string =>
  text
    .replace(/\bmark-?up\b/gi, "mark up")
    .replace(/\b(plan|scan|track|record|count|find|read|convert|block|mix|draw|sort)(?:n?er)\b/giu, "$1")

const isSaid = (stems: ReadonlySet<string>, known: readonly Piece[], isFeature: boolean): boolean => {
  if (known.some((piece) => shareKnown(stems, piece.stems) >= (isFeature ? 0.66 : 0.99))) return true
  const all = new Set(known.flatMap((piece) => [...piece.stems]))
  return shareKnown(stems, all) >= (isFeature ? 0.75 : 0.99)
}

const isNearly = (stems: ReadonlySet<string>, known: readonly Piece[]): boolean =>
  known.some((piece) => shareKnown(stems, piece.stems) > 0.65)

/** "Not a cleaner, sorry, old name": what it is not, and why it is called so, is no feature of it. */
const excuse = /^not an? (?!.*\bbut\b)|\bsorry\b|\b(?:old|former) name\b/i

/** A command begins with a verb, whatever name follows it. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** "sign/merge/split" is a row of deeds; what is none stays as it is. */
function deedsInRow(whole: string): string {
  const row = listed(whole.toLowerCase().split("/"))
  return isAction(row) ? row : whole
}

/** "Start a trip when the car's Bluetooth connects" is what one does, and no extra. */
const aboutOf = (piece: string, kind: PieceKind): Topic => {
  const about = topicOf(piece)
  const isOwn = about === "privacy" && /\b(?:account|sign|log ?in|lock|passcode|encrypt|hide)/i.test(piece)
  return kind === "action" && /^(?:device|privacy)$/.test(about) && !isOwn ? "main" : about
}

/** "Chromecast and picture in picture" are two things where the list of features has each of them. */
function apartAsListed(piece: string, features: readonly string[]): string[] {
  const sides = piece.split(" and ")
  const isListed = (side: string) => features.some((one) => one.toLowerCase() === side.toLowerCase())
  return sides.length === 2 && sides.every(isListed) ? sides : [piece]
}

/** "Verso is a reading log": what it is, without who it is. */
const withoutIsName = (text: string, name: string): string =>
  text.startsWith(`${name} is `) && /^an? /.test(text.slice(name.length + 4)) ? text.slice(name.length + 4) : text

const withoutName = (text: string, name: string): string =>
  text.toLowerCase().startsWith(`${name.toLowerCase()} `) ? text.slice(name.length + 1) : text

/** As a person would have written it who was in no hurry. */
const tidied = (piece: string): string =>
  piece
    .trim()
    .replace(/^\p{L}+(?:\/\p{L}+)+$/u, deedsInRow)
    .replace(/^cloud$/i, "cloud support")
    .replace(/(^|\b(?:and|or) )own (?=\p{L})/iu, "$1your own ")
    .replace(/^there(?:'s| is| are) (?=no (?!.*, and ))/i, "")
    .replace(/^\p{Lu}\p{Ll}+: (?=\d[\d.]* ?[MGK]B)/u, "")

export function readPieces(u: Understanding, prepare: Prepare): Piece[] {
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
  const inList = splitList(prepare(u.brief.appFeatures))
  const pieces: Piece[] = []
  let sentence = 0
  for (const { text, topic, isList, isLenient } of sourcesOf(u, isAlone)) {
    const prepared = prepare(text)
    for (const found of isList ? splitList(prepared) : splitSentences(prepared)) {
      sentence++
      if (/\?\W*$/.test(found)) continue
      if (
        !isAlone &&
        (ofSeveral.test(found) ||
          (isList && shareKnown(contentStems(found), others) > 0.9 && shareKnown(contentStems(found), own) < 0.9))
      )
        continue
      for (const raw of piecesOf(found, isList, topic).flatMap((one) => apartAsListed(one, inList))) {
        const piece = withVerb(tidied(withoutIsName(isAlone ? raw : ofOne(raw), u.seller)))
        const stems = contentStems(piece)
        const said = contentStems(piece.replace(/^(?:uses|has|offers|includes|features|supports|comes with) /i, ""))
        if (stems.size === 0 || namesRival(piece) || isSaid(said, pieces, isLenient) || excuse.test(piece)) continue
        if (isList && isSaid(contentStems(asDeeds(piece)), pieces, isLenient)) continue
        if (topic === "promise" && isNearly(stems, pieces.slice(1))) continue
        const kind = kindOf(piece)
        const about =
          kind === "money" ? "price" : /^(?:I|We|My) /.test(piece) ? "maker" : (topic ?? aboutOf(piece, kind))
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

/** Who made it and what it promises is said in one sentence, which stays as it is where it can be told at once. */
const isWholeStory = (text: string, topic: Topic | null): boolean => {
  const words = text.split(" ").length
  return topic === "maker" ? words < 26 && !isMoney(text) : topic === "promise" && words < 14 && !/[;&]/.test(text)
}

/** "Eighty sounds: rain on a tent, box fan, brown noise": the list belongs to what it is called. */
function isNamedList(text: string): boolean {
  const [, head = "", rest = ""] = /^([^:,.]{3,40}): ([\p{Ll}\p{N}][^:;]+)$/u.exec(text) ?? []
  const items = rest.split(/, | and /)
  return (
    items.length > 2 &&
    text.split(" ").length < 19 &&
    readFragment(head).shape === "noun" &&
    !isAction(head) &&
    !/\b(?:app|game|tool)s?$/i.test(head) &&
    items.every((item) => item.split(" ").length < 5 && !isAction(item) && readFragment(item).shape === "noun")
  )
}

/** "Point, tap the shadow, tap the highlight: the app does the rest." */
function stepsIn(text: string): string[] | null {
  const [, head = "", rest = ""] = /^([^:]+, [^:]+): (\p{Ll}.+)$/u.exec(text) ?? []
  const steps = head.split(", ")
  const isSteps = steps.length > 1 && steps.slice(1).every(isAction) && isForm(steps[0]?.split(" ")[0] ?? "", "base")
  return isSteps && readFragment(rest).shape === "clause"
    ? [
        `${steps.slice(0, -1).join(", ")} and ${steps.at(-1) ?? ""}: ${rest}`.replace(/^\p{Lu}/u, (one) =>
          one.toLowerCase(),
        ),
      ]
    : null
}

/** A sentence about money says what a price is for, and stays whole; so does one that a verb already holds together. */
function piecesOf(sentence: string, isList: boolean, topic: Topic | null): string[] {
  const text = sentence
    .replace(/[.!?]+$/, "")
    .replace(/, (?:so|though|too)$/, "")
    .trim()
  if (isWholeStory(text, topic)) return text.split(/;\s/)
  if (isNamedList(text)) return [text]
  const steps = stepsIn(text)
  if (steps !== null) return steps
  if (isList || (/^[^:]{2,24}: /.test(text) && isMoney(text))) return [text]
  const label = /^([^:,.]{3,60}): (?=[\p{Ll}\p{N}])(.+)$/u.exec(text)
  if (label !== null && (label[1] ?? "").split(" ").length > 2 && !isMoney(text))
    return [...piecesOf(label[1] ?? "", false, topic), ...piecesOf(label[2] ?? "", false, topic)]
  if (label !== null && /\b(?:app|game|tool)s?$/i.test(label[1] ?? ""))
    return [label[1] ?? "", ...piecesOf(label[2] ?? "", false, topic)]
  const named = kindThenVerb(text)
  if (named !== null) return [named.kind, ...piecesOf(named.rest, false, topic)]
  const first = text.split(/[,;]/)[0] ?? ""
  const isWhole = isOneThought(text) || (readFragment(first).shape === "clause" && !isAction(first))
  if (isWhole) return text.split(/;\s/)
  return withPronouns(splitPieces(text))
}

/** "Photograph a quote", "keep it as text": what speaks of the deed before it stays with it. */
function withPronouns(parts: readonly string[]): string[] {
  const out: string[] = []
  for (const part of parts) {
    const before = out.at(-1) ?? ""
    const isTied = /^\p{L}+ (?:them|it)\b/u.test(part) && isAction(before) && !/ (?:them|it)\b/.test(before)
    if (isTied) out.splice(-1, 1, `${before} and ${part}`)
    else out.push(part)
  }
  return out
}

/** "QR code reader scan QR codes and barcodes": a full stop was forgotten. */
function kindThenVerb(text: string): { readonly kind: string; readonly rest: string } | null {
  const words = text.split(" ")
  const at = words.findIndex(
    (word, index) => index > 0 && isKind(words[index - 1] ?? "") && appVerbs.has(word) && !isKind(word),
  )
  const rest = words.slice(at).join(" ")
  return at > 0 && at < 6 && isAction(rest) ? { kind: words.slice(0, at).join(" "), rest } : null
}

const amounts = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** "Free, $29.99 a year" of what is "free with a yearly subscription": the seller has said what the sum is for. */
function freeWith(service: string, price: string): string {
  if (!/^free(?: to \p{L}+)?,? with \p{L}/iu.test(service) || !/^free, /i.test(price)) return price
  const whole = service.replace(/[.!\s]+$/, "")
  const isSaid = amounts(price).every((figure) => amounts(whole).includes(figure))
  return isSaid ? whole : `${whole} (${price.replace(/^free, /i, "")})`
}

/** The price field adds what the description did not say already. */
export function withPrice(pieces: readonly Piece[], u: Understanding, prepare: Prepare): readonly Piece[] {
  const price = freeWith(
    prepare(u.brief.serviceType),
    tidyPrice(prepare(u.brief.priceRange).replace(/ \/ (?=[$£€])/g, ", then ")),
  )
  const said = pieces.filter(({ kind }) => kind === "money").map(({ text }) => text)
  const known = new Set(said.flatMap(amounts))
  const isForOthers = subjectsOf(u.brief).length > 1 && amounts(price).some((figure) => known.has(figure))
  if (isForOthers) return pieces
  const isKnown = amounts(price).length > 0 ? amounts(price).every((figure) => known.has(figure)) : said.length > 0
  if (price === "" || isKnown || !isMoney(price)) return pieces
  return [...pieces, { kind: "money", topic: "price", text: price, stems: contentStems(price), sentence: 900 }]
}
