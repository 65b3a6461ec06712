import { withArticle } from "../../text/article.ts"
import { englishWords } from "../../text/english-words.ts"
import { headNoun, isPlural, singular } from "../../text/plural.ts"
import type { Teller, Way } from "../teller.ts"
import { readFragment } from "../understand/fragment.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import {
  isAdverb,
  isAuxiliary,
  isConjunction,
  isDeterminer,
  isNumber,
  isPronoun,
  isRelative,
  plain,
} from "../understand/word-kinds.ts"
import { capital, listed, type Wording } from "../wording.ts"
import { appMasses } from "./app-words.ts"
import { asKind } from "./as-kind.ts"
import { asPredicate } from "./as-predicate.ts"
import { formatWays, isFormat } from "./formats.ts"
import { pastText } from "./past-text.ts"
import { type Piece, withoutIs } from "./piece.ts"
import { isRowOfDeeds } from "./split-pieces.ts"

/** Who a sentence is about: the app by its name, as "the app", or as "it". */
export interface Subject {
  readonly name: string
  /** What it is called besides "it": "the app", or its name where that says so. */
  readonly also: string
  /** By what the next sentence may call it, the best first. */
  readonly next: () => string
}

/** The name at first, then "it", and the name or "the app" again after a while. */
export function makeSubject(name: string, offset: number, isNameFirst = false): Subject {
  let said = isNameFirst ? 4 : offset
  const also = /\bapp\b/i.test(name) ? name : "the app"
  return {
    name,
    also,
    next: () => {
      said++
      if (said % 5 === 0) return name
      return said % 3 === 0 && !/\bapp\b/i.test(name) ? "the app" : "it"
    },
  }
}

/** A word that no dictionary has is a name and keeps its capital: "an Auslan dictionary". */
export const insideOf =
  ({ inside }: Wording) =>
  (text: string): string => {
    const first = (text.split(" ")[0] ?? "").toLowerCase()
    const isUnknown = /^\p{L}{4,}$/u.test(first) && !englishWords().has(first) && !englishWords().has(singular(first))
    return isUnknown || /^(?:Face|Touch) ID\b/.test(text) ? text : inside(text)
  }

/** "Nightly list of five" with its article; "bank sync" has none. */
export function asThing(text: string, { wording }: Teller): string {
  const small = insideOf(wording)(
    text.replace(/\b([\p{L}\d]{2,4})\/([\p{L}\d]{2,4})\/([\p{L}\d]{2,4})\b/gu, "$1, $2 and $3"),
  )
  const [first = ""] = small.split(" ")
  // "Picture in picture", "side by side"
  if (/^(\p{L}+) (?:in|by|to|on) \1\b/u.test(small)) return small
  const whole = readNounPhrase(small).head
  const head = whole.replace(/ (?:\p{L}+ed|made|drawn|built|written|taken|shown)$/u, "")
  const noun = headNoun(head)
  const isCounted =
    /^(?:up to|at least|more than|over|about|around|from) \d/i.test(small) ||
    (isNumber(first) && !/^\d+-\p{L}/u.test(first))
  if (isDeterminer(first) || isCounted || isPlural(head) || appMasses.has(plain(noun)) || /ing$/.test(noun))
    return small
  if (/^\p{Lu}/u.test(noun) || /\d/.test(noun) || / and /.test(head) || head.includes(",")) return small
  return withArticle(small)
}

const isMany = (thing: string): boolean =>
  /^(?!1 |one |\d+-)(?:\d|up to \d|two|three|four|five|six|several)/i.test(thing) ||
  isPlural(readNounPhrase(thing).head) ||
  (/ and |, /.test(readNounPhrase(thing).head) && !appMasses.has(plain(headNoun(readNounPhrase(thing).head))))

function thingWays(things: readonly string[], subject: Subject, isWarm: boolean): Way[] {
  const it = subject.next()
  const list = listed(things)
  const turned = listed([...things].reverse())
  const [first = ""] = things
  const be = isMany(first) || things.length > 1 ? "are" : "is"
  const there = isMany(first) ? "are" : "is"
  const isShort = list.split(" ").length < 9
  const always = [
    `there ${there} ${list}`,
    isShort && `${list} ${be} included`,
    isShort && `${list} ${be} built in`,
    `${it} gives you ${list}`,
    things.length > 1 && `${it} has ${turned}`,
    things.length > 1 && `you get ${turned}`,
    things.length > 1 && `${it} includes ${turned}`,
  ]
  return isWarm
    ? [`you get ${list}`, `you have ${list}`, `you will find ${list}`, `${it} has ${list}`, ...always]
    : [
        `${it} has ${list}`,
        `${it} offers ${list}`,
        `${it} includes ${list}`,
        `${it} comes with ${list}`,
        `you get ${list}`,
        ...always,
      ]
}

function actionWays(actions: readonly string[], subject: Subject): Way[] {
  const it = subject.next()
  // "Start a trip when it connects, and tag it": what is done next hangs on no "when".
  const isHung = actions.length === 2 && / (?:when|while|before|after|if|until|once) /.test(actions[0] ?? "")
  const list = isHung ? actions.join(", and ") : listed(actions)
  // Verbs without what they are done to want somebody who does them.
  if (isRowOfDeeds(list)) return [`${it} lets you ${list}`]
  return [capital(list), capital(list), `you can ${list}`, `${it} lets you ${list}`, `${it} helps you ${list}`]
}

/** "Shopping list sorts by aisle" wants its article: "the shopping list sorts by aisle". */
function asClause(text: string, { wording }: Teller): string {
  const { subject, shape, rest } = readFragment(text)
  const small = wording.inside(text)
  const [, what = "", done = ""] = withoutIs.exec(text) ?? []
  if (shape !== "clause" && done !== "")
    return `${wording.inside(what)}${isPlural(readNounPhrase(what.trim()).head) ? "are" : "is"} ${done}`
  if (shape === "passive")
    return `${wording.inside(subject)} ${isPlural(readNounPhrase(subject).head) ? "are" : "is"} ${rest}`
  const words = subject.split(" ")
  const [first = ""] = words
  const isReady =
    shape !== "clause" ||
    subject === "" ||
    words.some((word) => isDeterminer(word) || isPronoun(word) || isAdverb(word)) ||
    isNumber(first) ||
    isConjunction(first) ||
    isRelative(first) ||
    /^(?:if|once|as|while|until|unless|because|since)$/i.test(first)
  return isReady || isPlural(subject) || /^\p{Lu}/u.test(small) ? small : `the ${small}`
}

/** What follows "no": "account needed" is an account, "timer unless you switch it on" is a timer and a condition. */
function absenceWays(texts: readonly string[], subject: Subject, teller: Teller): Way[] {
  const it = subject.next()
  const bare = texts.map((text) =>
    teller.wording.inside(
      text
        .replace(/^(?:no|zero|without(?: an?| any)?) /i, "")
        .replace(/ (?:is |are )?(?:needed|required|necessary|at all)$/i, ""),
    ),
  )
  const isNeeded = texts.every((text) => /needed|required|necessary$/i.test(text))
  const isSignUp = bare.every((text) =>
    /^(?:account|registration|sign-?up|log-?in|login|subscription|internet(?: connection)?|e-?mail|password)$/i.test(
      text,
    ),
  )
  const [first = "", second] = bare
  const there = isMany(first) || first === "ads" ? "are" : "is"
  const nos = listed(bare.map((text) => `no ${text}`))
  if (isNeeded)
    return [
      `${it} needs ${nos}`,
      `${nos} ${bare.length > 1 || isMany(first) ? "are" : "is"} needed`,
      `you need ${nos}`,
      `${it} asks for ${nos}`,
    ]
  const isDoing = bare.some((text) => /^\p{Ll}+ing /u.test(text))
  return [
    `there ${there} ${nos}`,
    !isDoing && `${it} has ${nos}`,
    isSignUp && `you need ${nos}`,
    isSignUp && `${it} asks for ${nos}`,
    isSignUp && `${nos} ${bare.length > 1 || isMany(first) ? "are" : "is"} needed`,
    second !== undefined &&
      bare.length === 2 &&
      `there ${there} neither ${singularOr(first)} nor ${singularOr(second)}`,
    bare.every((text) => text.split(" ").length < 3) &&
      `${it} works without ${listed(
        bare.map((text) => asThing(text, teller)),
        "or",
      )}`,
  ]
}

const singularOr = (text: string): string => (isPlural(text) ? text : withArticle(text))

const isNeed = (text: string): boolean => /(?:needed|required|necessary)$/i.test(text)

/** Pieces of one kind that stand beside each other make one sentence, up to three of them and not too long. */
function runsOfKind(pieces: readonly Piece[]): Piece[][] {
  const out: Piece[][] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    const [first] = last ?? []
    const words = (last ?? []).reduce((sum, { text }) => sum + text.split(" ").length, 0)
    const limit = piece.kind === "without" ? 14 : piece.kind === "action" ? 15 : 17
    const isAlike =
      first !== undefined &&
      first.kind === piece.kind &&
      piece.kind !== "clause" &&
      asPredicate(first.text) === null &&
      asPredicate(piece.text) === null &&
      isFormat(first.text) === isFormat(piece.text) &&
      isNeed(first.text) === isNeed(piece.text)
    const max = isFormat(piece.text) ? 6 : 3
    if (
      last !== undefined &&
      isAlike &&
      last.length < max &&
      (words + piece.text.split(" ").length <= limit || isPronounAhead(piece.text))
    )
      last.push(piece)
    else out.push([piece])
  }
  return out
}

/** "Mark them up" cannot stand without what "them" are. */
const isPronounAhead = (text: string): boolean => /^\p{L}+ (?:them|it)\b/u.test(text)

const isWhole = (text: string): boolean => isAuxiliary(text.split(" ")[0] ?? "")

/** The sentences that tell these pieces, each once. */
export function tellPieces(teller: Teller, subject: Subject, pieces: readonly Piece[]): string[] {
  return runsOfKind(pieces)
    .map((run) => {
      const [first] = run
      if (first === undefined) return ""
      const texts = run.map(({ text }) => text)
      return teller.say(`piece ${first.text}`, waysOf(first, texts, teller, subject))
    })
    .filter(Boolean)
}

function waysOf({ kind, text }: Piece, texts: readonly string[], teller: Teller, subject: Subject): Way[] {
  const { wording } = teller
  switch (kind) {
    case "thing": {
      const predicate = asPredicate(text)
      if (predicate !== null) return [`${subject.next()} ${predicate}`]
      const kind = texts.length > 1 ? null : asKind(text, teller.u.subject.description)
      if (kind !== null) return [`${subject.next()} is ${kind}`]
      if (!texts.every((thing) => isFormat(thing) || isPlainThing(thing) || /^Apple Watch \p{Ll}+$/u.test(thing)))
        return texts.length === 1 && /^\d[\d.,]* \p{L}+s /u.test(text)
          ? thingWays(texts, subject, false)
          : [capital(texts.join(", "))]
      if (isFormat(text)) return formatWays(texts, subject.next())
      return thingWays(
        clausesLast(texts).map((thing) => asThing(withOf(thing), teller)),
        subject,
        /^(?:casual|friendly)$/.test(teller.u.brief.tone),
      )
    }
    case "action":
      return actionWays(texts.map(wording.inside), subject)
    case "does": {
      const it = subject.next()
      const list = listed(texts.map(wording.inside))
      const tail = texts.length === 1 ? /^([^,]+), ((?:in|on|at|by|with|from) [^,]+)$/.exec(list) : null
      return [`${it} ${list}`, isWhole(list) ? null : `${subject.also} ${list}`, tail && `${tail[2]}, ${it} ${tail[1]}`]
    }
    case "past":
      return texts.length > 1
        ? [`${subject.next()} ${listed(texts.map((one) => pastText(one, teller)))}`]
        : [`${subject.next()} ${pastText(text, teller)}`, `${subject.also} ${pastText(text, teller)}`]
    case "without":
      return / (?:unless|until|when|that|if) /.test(text) && texts.length === 1
        ? [`there is ${wording.inside(text)}`, `${subject.next()} has ${wording.inside(text)}`]
        : absenceWays(texts, subject, teller)
    default:
      return [asClause(text, teller)]
  }
}

const hasClause = / (?:that|which|who|so) /
/** "Set lists and a gap trainer that mutes bars": what a clause hangs on stands last, so that nothing joins the clause. */
const clausesLast = (things: readonly string[]): string[] =>
  things.toSorted((a, b) => Number(hasClause.test(a)) - Number(hasClause.test(b)))

/** "Batch scan up to 500 codes": the scan is of the codes. */
const withOf = (text: string): string => text.replace(/^((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}) (up to \d)/u, "$1 of $2")
