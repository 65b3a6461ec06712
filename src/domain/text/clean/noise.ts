import { onFirstUse } from "../../on-first-use.ts"
import { inWindows, isOneWord } from "../split/in-windows.ts"
import { splitSentences } from "../split/split-sentences.ts"
import { saysNothing } from "../words/small-words.ts"
import { asksInside } from "./asks-inside.ts"
import { contactDetails, contactSign } from "./contact-details.ts"
import { isInsideRow } from "./inside-row.ts"
import { type NoiseKind, type NoiseReach, noisePhrases } from "./noise-phrases.ts"
import { phrasePattern } from "./phrase-pattern.ts"
import { isRanked, withoutPraise } from "./praise.ts"
import { trimEnds } from "./trim-ends.ts"

interface NoiseRule {
  readonly kind: NoiseKind
  readonly reach: NoiseReach
  readonly pattern: () => RegExp
  /** In every match, and fast to find. */
  readonly sign?: RegExp
  readonly isPolite?: boolean
}

/** A list of phrases as one expression that matches whole words. */
function compile(phrases: string, isExact: boolean): RegExp {
  return new RegExp(phrasePattern(phrases), isExact ? "gu" : "giu")
}

const [orders, ...others] = noisePhrases.map(
  ({ kind, reach, phrases, isExact = false, isPolite = false }): NoiseRule => ({
    kind,
    reach,
    isPolite,
    pattern: onFirstUse(() => compile(phrases, isExact)),
  }),
)
const rules: readonly NoiseRule[] = [
  ...(orders === undefined ? [] : [orders]),
  { kind: "contact", reach: "break", pattern: () => contactDetails, sign: contactSign },
  ...others,
]
const withReach = (reach: NoiseReach): readonly NoiseRule[] => rules.filter((rule) => rule.reach === reach)
const orderRules = rules.filter(({ kind }) => kind === "order")
const otherSentenceRules = withReach("sentence").filter(({ kind }) => kind !== "order")
const breakRules = withReach("break")
const clauseRules = withReach("clause")
const polite = breakRules.filter(({ isPolite }) => isPolite === true)
const wordPatterns = onFirstUse(() => withReach("word").map(({ pattern }) => pattern()))

const isFound = ({ pattern, sign }: NoiseRule, text: string): boolean =>
  sign?.test(text) !== false && text.search(pattern()) !== -1

/** The gravest problem of a sentence, if any. */
export function findNoise(sentence: string): NoiseKind | null {
  if (isOneWord(sentence)) return null
  return rules.find((rule) => isFound(rule, sentence))?.kind ?? null
}

/**
 * The text without anything that must not get into a listing. The rest of a sentence stays as it was typed; a single
 * remaining word is removed too. Exclamation marks become full stops.
 */
export function withoutNoise(text: string): string {
  return quietText(withoutCorrections(withoutOrderedBrackets(text)))
}

/** Marks of templates and of instructions to machines; no text between two of them is for buyers. */
const machineBrackets =
  /(?<!\s)\s*(?:\{\{[^{}]*\}\}|\[\[[^[\]]*\]\]|(?<!>)>{2,}[^<>\n]*<{2,}|(?<!<)<{2,}[^<>\n]*>{2,}|<%[^<>\n]*%>|\$\{[^{}\n]*\})/g
const anyBracket = /(?<!\s)\s*(?<![([{])[([{]+[^()[\]{}]*[)\]}]+/g

/** Instructions in brackets are removed, and the sentence around them stays. */
const withoutOrderedBrackets = (text: string): string =>
  text
    .replace(machineBrackets, "")
    .replace(anyBracket, (whole) => (orderRules.some((rule) => isFound(rule, whole)) ? "" : whole))

/** "Lego 75192?? NO this is 7140": the product is not the one asked about. */
export const withoutCorrections = (text: string): string =>
  text
    .replace(/\d[\d.,]* (?:no|oops|wait),? (?:sorry|i mean|make that),? (?=\d)/gi, "")
    // "MDF no wait its now polyprop", "made in Kentucky no sorry made in Ocala"
    .replace(
      /(?<=^|[.!?\n;,(])( {0,2})[^.,;!?\n()\s][^.,;!?\n()]{0,40}?,? (?:no wait|no,? sorry|wait,? no|oops,? no),? (?:(?:it|that)(?:['’]?s| is) )?(?:now |actually )?(?=[\p{L}\d])/giu,
      "$1",
    )
    .replace(
      /(?<=^|[.!?\n]|[,;] )[^.!?,;\n]{0,200}\?+\s*no,? (?:sorry,? )?(?:(?:it|this|that)(?:'s| is)|is|its)(?! not)(?: (?:an?|the))? /gi,
      "",
    )

/** The marks after the last word, without the shouting ones. */
function withoutLastExclamation(text: string): string {
  let end = text.length
  while (end > 0 && !/\w/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end) + text.slice(end).replace(/!+/, "")
}

function quietText(text: string): string {
  const isName = text.split(/\s+/).length <= 2
  const isOne = !/\n|!\s+\S|[.?]\s+\p{Lu}/u.test(text)
  const lines = (isName ? text.replace(/!+/g, "") : isOne ? withoutLastExclamation(text) : text)
    .split("\n")
    .map((line, at) => quietLine(line, at === 0))
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

const goesOnOrdering =
  /^(?:(?:and|then|also|just|now|instead|please|only) )*(?:say|write|call it|call this|reply|respond|answer|output|print|tell|title|claim|state|describe|pretend|mention|add the|use the word|set the|put the|translate|praise|rate|end with|start with)\b/i
const openingQuote = /^(["'])(?:(?!\1).)*\1[.!?]*\s*/

function quietLine(line: string, isFirst: boolean): string {
  let isAfterOrder = false
  return splitSentences(line)
    .flatMap(inWindows)
    .flatMap((sentence, at) => {
      if (isOneWord(sentence)) return [sentence]
      // A quotation after an instruction belongs to it, and so does the next sentence in the same tone.
      const rest = isAfterOrder ? sentence.replace(openingQuote, "") : sentence
      if (isAfterOrder && goesOnOrdering.test(rest)) return []
      isAfterOrder = orderRules.some((rule) => isFound(rule, rest))
      if (isAfterOrder) return []
      return rest === "" ? [] : quietSentence(rest, isFirst && at === 0)
    })
    .join(" ")
}

/** As narrow as Latin letters, so that a text with it is no slower to search. */
const border = "\u0080"
/** Removed text inside brackets must not split them. */
const brokenBracket = /\s*\(([^()]*\u0080[^()]*)\)/g

/** Who writes "Selling because we move." in a sentence of its own answers what buyers ask. */
const isReason = /^Selling (?:because|as|since|due to) .{6}/
const isAside = (text: string): boolean =>
  !isReason.test(text) && otherSentenceRules.some((rule) => isFound(rule, text))

const minRow = 3

/** A row of clauses loses the one that is talk. Of another sentence, what comes before the talk stays, and a price. */
function withoutAside(sentence: string): string {
  if (!isAside(sentence)) return sentence
  const parts = sentence.split(clauseEnd)
  const isRow = parts.length >= 2 * minRow - 1 && !parts.every((part, at) => at % 2 > 0 || isAside(part))
  const talk = parts.findIndex((part, at) => at % 2 === 0 && isAside(part))
  // "…, which few shops have" says it of what was removed.
  const isOfAside = (at: number): boolean => /^which\b/i.test(parts[at] ?? "") && isAside(parts[at - 2] ?? "")
  const kept = parts
    .flatMap((clause, at) =>
      at % 2 > 0 || isAside(clause) || isOfAside(at) || !(isRow || at < talk || price.test(clause))
        ? []
        : [`${at === 0 ? "" : parts[at - 1]}${clause}`],
    )
    .join("")
  const rest = trimEnds(kept)
  if (rest === "" || isAside(kept)) return ""
  // The removed clause may have had the end of the sentence.
  return /[.?!]$/.test(sentence) && !/[.?!]$/.test(rest) ? `${rest}.` : rest
}

function quietSentence(typed: string, isOpening: boolean): string[] {
  const sentence = withoutAside(typed)
  if (sentence === "" || isRanked(sentence.split(clauseEnd)[0] ?? "", wordPatterns())) return []
  const broken = (asksInside(sentence, polite) ? breakRules.filter((rule) => !polite.includes(rule)) : breakRules)
    .reduce((rest, rule) => (isFound(rule, rest) ? withBorders(rest, rule.pattern()) : rest), sentence)
    .replace(brokenBracket, (_, inside: string) => {
      const rest = inside.split(border).map(trimEnds).filter(Boolean).join(", ")
      return countContent(rest) === 0 ? border : ` (${rest})`
    })
  const isWhole = broken === sentence
  const pieces = broken.split(border)
  return pieces.flatMap((whole, at) => {
    const piece = at === 0 ? whole : whole.replace(hangingOn, "")
    const quiet = quietClauses(piece, isOpening && pieces.slice(0, at).every((before) => before.trim() === ""))
    if (isWhole && quiet === piece) return [calmEnd(piece)]
    const trimmed = at === 0 ? trimEnds(quiet) : trimEnds(quiet).replace(hanging, "")
    // "Free to download from | the link below"
    const rest = at < pieces.length - 1 ? trimmed.replace(openEnd, "") : trimmed
    // "Bookings | between 7 and 5" says nothing without the way to book.
    const isCut = trimEnds(quiet) !== trimEnds(piece)
    const least = isCut ? 2 : tellsInOne.test(rest) ? 0 : isWhole ? 1 : minAround
    // "If it is too big | and I will come and get it": without its condition, it is a promise.
    const isConditional = !isWhole && pieces.slice(0, at).some((before) => hangsOn.test(before))
    // "My best seller | is the small one"
    const hasSubject = at === 0 || !opensVerb.test(rest) || countContent(pieces[at - 1] ?? "") > 0
    if (countContent(rest) < least || isConditional || !hasSubject || (!isWhole && hangsOn.test(rest))) return []
    const isEnded = /[.?!]$/.test(rest)
    const next = pieces.slice(at + 1).find((each) => countContent(each) > 0 || tellsInOne.test(each))
    const needsEnd = !isEnded && (next !== undefined || /[.?!]$/.test(sentence))
    // "It is not for rides pls don't review for that": what was typed as one sentence stays one.
    const mark = next !== undefined && /^\s*\p{Ll}/u.test(next.replace(hangingOn, "")) ? "," : "."
    return [needsEnd ? `${calmEnd(rest)}${mark}` : calmEnd(rest)]
  })
}

/** "Rainwater only", "no tap", "not for navigation": one word is enough. */
const tellsInOne = /\d|^\s*(?:no|not for) \p{L}{2}|\p{L}{3} only\W*$/iu

/** What is left around removed words. */
const minAround = 2

/** "Message me | with a time that suits you", "msg me | the name": the rest belongs to the removed part. */
const hangingOn =
  /^\s*(?:the|an?|what|which|with|without|for|4|if|when|whenever|to|before|after|against|at|on|in|from|about|via|so|as|because|anytime|any|your|ur)\b[^,;.!?]*[,;]?/i

/** "If the ad is up | it's still available": a condition of removed text has no meaning. */
const hangsOn = /^\s*(?:if|when|unless|until|because|cos|since|so that|even though|although|whether)\b/i

const opensVerb = /^\s*(?:is|are|was|were|has|have)\b/i
const openEnd = /\s+(?:from|at|via|by|through|with|to|on|in)$/i
const hanging = /^(?:(?:for|to|on|at|with|by|of|a|an|the)\s+)+/i

/** "So allergic people please | don't": what has no verb behind it denies what came before. */
const denies = /^\s*do ?n[o']?t\s*(?:[.,;!?]|$)/i

const withBorders = (text: string, talk: RegExp): string =>
  text.replace(talk, (found: string, ...more: readonly unknown[]) => {
    const at = Number(more.findLast((each) => typeof each === "number"))
    const behind = text.slice(at + found.length)
    if (at > 0 && denies.test(behind)) return found
    return at > 0 && isInsideRow(found, behind) ? "" : border
  })

/** In brackets, "(no xylitol!!)", no other mark takes the place of a calmed one. */
const calmEnd = (sentence: string): string =>
  sentence.replace(/!+(?=\))/g, "").replace(/(?<!!)!+(?=["')\]]*(?:\s|$))/g, ".")

const brackets = /\s*\(([^()]*)\)/g
const clauseEnd = /(\s*[,;](?!\d)\s*|\s+[-|]\s+|:\s+)/
function quietClauses(piece: string, isOpening: boolean): string {
  const open = piece.replace(brackets, (whole, inside: string) => {
    const quiet = quietList(inside, false)
    if (quiet === inside) return whole
    return countContent(quiet) === 0 ? "" : ` (${quiet.trim()})`
  })
  return quietList(open, isOpening)
}

/** Clauses without noise; the mark before a removed clause goes with it. */
function quietList(text: string, isOpening: boolean): string {
  const parts = text.split(clauseEnd)
  const kept: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const clause = parts[at] ?? ""
    const quiet = quietClause(clause, isOpening && at === 0 ? 2 : minLeft)
    if (quiet.trim() !== "" || clause.trim() === "")
      kept.push(kept.length === 0 ? quiet : `${parts[at - 1] ?? ""}${quiet}`)
    // "A 90-day promise: if something fails, | we give you your money back": a condition needs what follows from it.
    else if (kept.length > 1 && condition.test(kept.at(-1) ?? "")) kept.pop()
  }
  return kept.join("")
}

const measured = /\d ?(?:lbs?|kg|oz|g|ml|l|cm|mm|m|ft|in|inch|w|v|gb|mp|hz)(?!\p{L})/iu
const condition = /^[\s,;:|-]*(?:if|when|unless)\s/i
/** A clause shorter than this after losing its praise is a fragment: "walker in London" of "best walker in London". */
const minLeft = 4
/** This many words without a mark are several clauses, and one of them is noise. */
const maxClause = 14

/** "BURNS BELLY FAT | in 7 days" */
const inTime =
  /\u0080\s*(?:in|within|after) (?:just |only |under )?\d+ ?(?:days?|weeks?|months?|min(?:ute)?s?|hours?|hrs?|nights?)(?!\p{L})/giu

const withoutFound = (run: string, found: readonly NoiseRule[]): string =>
  found
    .reduce((rest, { pattern }) => rest.replace(pattern(), border), run)
    .replace(inTime, border)
    .split(/,(?!\d)|\u0080/)
    .map(trimEnds)
    .filter((part) => countContent(part) > 1)
    .join(", ")

/** The price in "need it gone by Friday £120 ono"; "£10 off" and "was £30" name none. */
function priceIn(clause: string): string {
  const [price, another] =
    clause.match(/(?:(?:AU|NZ|CA|US|A|C)(?=\$))?[£$€]\d(?:[\d.,]*\d)?(?: ?(?:ono|obo|ovno)(?!\p{L}))?/giu) ?? []
  const isAsked =
    another === undefined && !/\b(?:off|save|saves|worth|was|rrp|over|under|discount|voucher)\b|%/i.test(clause)
  return isAsked ? (price ?? "") : ""
}

function quietClause(clause: string, least: number): string {
  const found = clauseRules.filter((rule) => isFound(rule, clause))
  if (found.length > 0) return clause.split(" ").length > maxClause ? withoutFound(clause, found) : priceIn(clause)
  const rest = withoutPraise(clause, wordPatterns())
  if (rest === clause) return clause
  const tidy = rest.replace(/\s{2,}/g, " ").replace(/^\s*(?:and|or|but)\b\s*/i, "")
  // "30 lb carp *INSANE*" is one with a measure.
  const isMeasured = least > 2 && measured.test(tidy)
  return countContent(tidy) < (isMeasured ? 2 : least) ? "" : tidy.trimStart()
}

/** A price says enough alone: "€350 | no silly offers". */
const countContent = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).filter((word) => !saysNothing(word)).length +
  (price.test(text) ? 1 : 0)

const price = /\p{Sc} ?\d/u
