import { canBeBase, kindOf } from "../words/word-kinds.ts"

const isFree = String.raw`(?<![\p{L}\p{N}'’@#/.-])`
const isDone = String.raw`(?![\p{L}\p{N}'’@/-]|\.\p{L})`

/** The two words behind a word, if no mark comes before them. */
function wordsBehind(text: string, at: number): readonly [next: string, then: string] {
  const [, next = "", then = ""] = /^ ([^\s.,;:!?()]+)(?: ([^\s.,;:!?()]+))?/.exec(text.slice(at, at + maxBehind)) ?? []
  return [next.toLowerCase(), then.toLowerCase()]
}
const maxBehind = 60
const maxBefore = 20

const wordBefore = (text: string, at: number): string =>
  /(\S+) $/.exec(text.slice(Math.max(0, at - maxBefore), at))?.[1] ?? ""

const its = new RegExp(`${isFree}its${isDone}`, "giu")
/** Behind "it is", and never behind its owner. */
const stating =
  /^(?:not|always|never|still|just|also|too|very|about|so|been|here|there|really|nearly|already|almost|usually|normally|mostly|basically|probably|actually|now|quite|got|missing|that|this|in|on|at|for|from|with|like|as|to|me|us|him|my|our|your|doa)$/
/** "Its two doors" */
const counting =
  /^(?:\p{L}+teen|twenty|two|three|four|five|six|seven|eight|nine|ten|twelve|one|own|both|many|few|several|most)$/u

/** "Its heavy", "its in the shed", "its missing a leg" state something; "its heavy lid" has something. */
function isStatement(before: string, [next, then]: readonly [next: string, then: string]): boolean {
  // "Shows its working": what looks like a plural may be a verb.
  if (isObject(before) || (next.endsWith("ing") && kindOf(before) === "plural")) return false
  // "If its backing up", "then its 19.99 a year"
  if (opensClause.test(before) && (/^[£$€]?\d/.test(next) || (next.endsWith("ing") && kindOf(then) === "preposition")))
    return true
  const kind = kindOf(next)
  const isClosed =
    then === "" ||
    /^(?:enough|to|as)$/.test(then) ||
    /^(?:conjunction|relative|preposition|subject|auxiliary|adverb)$/.test(kindOf(then))
  if (stating.test(next) || (/^(?:if|when|whenever|because)$/i.test(before) && then === "")) return true
  if (next === "all") return isClosed
  // "Its only a guide", and not "its only key"
  if (next === "only") return kindOf(then) === "determiner"
  if (kind === "determiner") return !counting.test(next)
  if (kind === "adjective" || kind === "participle" || kind === "past")
    return isClosed && !hasVerb.test(then) && next !== "original"
  return kind === "ing" && (isClosed || kindOf(then) === "determiner")
}

const opensClause = /^(?:if|when|once|until|while|because|then|so)$/i

/** "At its best", "keeps its warm inner": behind these, something has something. */
const isObject = (before: string): boolean => /^(?:preposition|third|past|determiner)$/.test(kindOf(before))

/**
 * In haste, nearly every "its" states something: "no motor its hand or treadle only". The others are behind what has, or
 * what is done with it: "from its case", "lost its lid".
 */
const isHastyStatement = (before: string, [next, then]: readonly [string, string], text: string): boolean =>
  next !== "own" &&
  !(hasVerb.test(then) && isThing(next)) &&
  !didIt.test(text) &&
  (before === "" ||
    /[.,;:!?)]$/.test(before) ||
    !/^(?:preposition|third|past|participle|determiner|auxiliary|base)$/.test(kindOf(before)))

/** "Its glaze is matte", and not "its what was left" */
const hasVerb = /^(?:is|are|was|were|has|have)$/
const isThing = (word: string): boolean => word !== "what" && !/^(?:relative|subject|determiner)$/.test(kindOf(word))

/** "A school that closed its band program" */
const didIt = /\b(?:that|who|which|i|we|he|she|they) \p{L}+ed $/iu

const im = new RegExp(`${isFree}im${isDone}`, "gu")

const oneOf =
  "nan|nana|mum|mom|mam|dad|gran|granny|grandma|grandpa|grandad|grandmother|grandfather|mother|father|husband|wife|boss"
const anyOf = `${oneOf}|uncle|aunt|auntie|brother|sister|daughter|son|neighbou?r|friend|mate|cousin`
const kin = new RegExp(
  `((?<=${isFree}(?:my|our|his|her|selling) (?:(?:late|old|older|elder|younger|little|big) )?)(?:${anyOf})|(?<=^|[.;\\n] ?)(?:${oneOf}))s${isDone}`,
  "giu",
)
const ofOne = new RegExp(`^(?:${oneOf})$`, "i")
/** Verbs by themselves, and things behind their owner. */
const owned =
  /^(?:house|garden|shed|machine|collection|attic|loft|car|farm|barn|workshop|van|boat|band|orchard|allotment|fence|recipe|kitchen)$/

/** "My nans old machine", "my dads tools", "it was my grandmas", but not "my mums love it". */
function isOwner(who: string, before: string, [next, then]: readonly [string, string]): boolean {
  if (next === "" || /^(?:conjunction|preposition|subject|auxiliary)$/.test(kindOf(next)))
    return ofOne.test(who) && /\b(?:was|were|is|been|like|in|at|from) (?:my|our|his|her) $/i.test(before)
  return (
    owned.test(next) || (/^(?:noun|plural|adjective|number)$/.test(kindOf(next)) && !canBeBase(next) && then !== "it")
  )
}

/** "Rake the yard when were done" */
const were =
  /(?<=\b(?:when|once|until|till|because) )were(?= (?:done|finished|open|closed|not|here|ready|full|away|out|back|there|busy)\b)/g

/** "Leave a message if no answer were probably busy": nothing singular were. */
const weAre = new RegExp(
  `${isFree}(\\p{L}+)( )were(?= (?:probably|usually|mostly|always|often|only|just|based|open|closed|happy)${isDone})`,
  "giu",
)
const canBeSeveral =
  /s$|^(?:i|we|you|they|he|she|it|that|this|who|which|there|and|people|children|men|women|both|all|most|some|these|those|what|as|ones)$/i

/** "Itll felt", "theyll fit": no other words */
const will = new RegExp(`${isFree}(it|they|you|that|there)ll${isDone}`, "giu")

const thisOne = new RegExp(
  `${isFree}((?:this|each|that) one)s(?= (?:an?|the|in|from|got|been|has|off|\\d+)${isDone})`,
  "giu",
)

/** "During harvest ill come", and not "if you feel ill" */
const never = /(?!)/g
const ill = new RegExp(
  `${isFree}(?<!\\b(?:feel|feels|fall|falls|fell|is|are|am|be|been|get|gets|got|was|were|very|so) )ill(?= (?:be|bring|call|come|deliver|do|drop|fit|fix|get|give|have|help|knock|let|make|meet|post|put|refund|send|show|take|tell|throw|try|work)${isDone})`,
  "gu",
)

/** "For fisho's and families": several of them, in haste. */
const several =
  /(?<!(?<!\p{L})(?:at|to|from|near|my|his|her|your|our|their|the|by|with|of) )(?<![\p{L}\d'’])(?!(?:it|that|what|who|here|there|he|she|let|where|how|when|everything|everyone|nobody|somebody|one)['’]s)(\p{Ll}+[^s\P{Ll}])['’]s(?=\s*(?:[,;!)]|\.(?!\p{L}|\d)|$)|\s(?:and|or|&)\s)/gu

/** English with the apostrophes that are certainly missing. */
export const withApostrophes = (text: string, isHurried = false): string =>
  text
    .replace(im, (typed, at: number) => (/^ (?:\p{Ll}|\d)/u.test(text.slice(at + typed.length)) ? "I'm" : typed))
    .replace(its, (typed, at: number, whole: string) => {
      const [before, behind] = [wordBefore(whole, at), wordsBehind(whole, at + typed.length)]
      const isStated =
        isStatement(before, behind) ||
        (isHurried && isHastyStatement(before, behind, whole.slice(Math.max(0, at - maxBehind), at)))
      return isStated ? `${typed.slice(0, 2)}'s` : typed
    })
    .replace(isHurried ? several : never, "$1s")
    .replace(were, "we're")
    .replace(weAre, (typed, before: string, space: string) =>
      canBeSeveral.test(before) ? typed : `${before}${space}we're`,
    )
    .replace(thisOne, "$1's")
    .replace(will, "$1'll")
    .replace(ill, "I'll")
    .replace(kin, (typed, who: string, at: number, whole: string) =>
      isOwner(who, whole.slice(Math.max(0, at - maxBefore), at), wordsBehind(whole, at + typed.length))
        ? `${who}'s`
        : typed,
    )
