import { clauseTurns } from "./clause-turns.ts"
import { innerTurns } from "./inner-turns.ts"
import { itemTurns } from "./item-turns.ts"
import { orderTurns } from "./order-turns.ts"
import { pairTurns } from "./pair-turns.ts"
import { phraseTurns } from "./phrase-turns.ts"
import { type Change, isSentenceWith, large, small } from "./turning.ts"
import { isForm, verbForms } from "./understand/verbs.ts"
import { isDeterminer, isNumber, isPluralWord, isPreposition, isPronoun } from "./understand/word-kinds.ts"
import { voiceTurns } from "./voice-turns.ts"
import { whenTurns } from "./when-turns.ts"

/** What comes last in a sentence may come first. */
const frontTime: Change = (text) =>
  text.replace(
    /^(?!.*\b(?:that|which|who)\b)(The|It|We|They|A|This|These) ([^,]{12,}) ((?:in|since|within|after|every|each) (?:\d[\d,]*(?: (?:hours|days|minutes|weeks|months|years))?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[a-z]+ (?:day|week|month|morning|evening)))\.$/u,
    (_, first: string, rest: string, time: string) =>
      `${time.charAt(0).toUpperCase()}${time.slice(1)}, ${first.toLowerCase()} ${rest}.`,
  )

const opensObject = (word: string): boolean =>
  isDeterminer(word) || isNumber(word) || isPronoun(word) || isPreposition(word) || isPluralWord(word)

/** "I throw each mug and fire it twice" as two sentences. */
const splitAtVerb: Change = (text) =>
  text.replace(
    /^(I|We|It|They|You)\b(.{15,}?),? and (?:then )?(finally )?(\p{Ll}+) (.{8,}\.)$/u,
    (whole: string, who: string, first: string, last: string | undefined, verb: string, rest: string) =>
      isForm(verb, who === "It" ? "third" : "base") &&
      // "Systems and heat pump water heaters": before a bare noun a word that is one too is no deed.
      ((!first.includes(", ") && !verbForms(verb).some(({ isAlsoNoun }) => isAlsoNoun)) ||
        opensObject(rest.split(" ")[0] ?? "")) &&
      // "We are a drilling and pump company": what somebody is has no deeds in it.
      !/^ (?:are|am|is|was|were) /.test(first) &&
      !/^(?:help|work|support|use|care|play|rest|time|place)$/.test(verb) &&
      // "Mugs that burn and handles that rattle" are two things.
      !/^(?:that|which|who|whose)\b/.test(rest) &&
      // "… and my wife mixes the paint and weaves": the second verb is hers.
      !/[;:]|, [\p{L}-]+$| (?:that|which|who) | and (?:my|our|the|his|her|its|their|an?|I|we|he|she|they|you|it) /u.test(
        first,
      )
        ? `${who}${first.replace(/, (?=\p{Ll}+ [^,]*$)/u, " and ")}. ${who} ${last ?? ""}${verb} ${rest}`
        : whole,
  )

/** "We move to Lisbon and the sofa does not" as two sentences. */
const splitAtClause: Change = (text) =>
  text.replace(
    /^(\p{Lu}[^.]{15,}?),? and ((?:the|it|we|I|they|you|there|this|that|nobody|everything)(?:'\p{Ll}+)? [^.]{10,}\.)$/u,
    (whole: string, first: string, rest: string) =>
      isSentenceWith(first.split(" ")) &&
      isSentenceWith(rest.split(" ")) &&
      !/^(?:\S+ ){1,3}(?:who|which|that) /.test(rest)
        ? `${first}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
        : whole,
  )

/** "what it cost and how long it took", the other way round. */
const turnQuestions: Change = (text) =>
  text.replace(
    /\b(what|how|where|when|why|who) ([^,.;:]{4,30}) and (what|how|where|when|why|who) ([^,.;:]{4,30})(?=[.,;]|$)/u,
    "$3 $4 and $1 $2",
  )

/** "608 British and Irish ports" */
const turnPeoples: Change = (text) =>
  text.replace(
    /((?:(?<=\b(?:of|from|with|in) )\p{Ll}+ |\b)\p{Lu}\p{Ll}+(?:ish|an|ese|ch)) and ((?:\p{Ll}+ )?\p{Lu}\p{Ll}+(?:ish|an|ese|ch))(?= \p{Ll})/u,
    "$2 and $1",
  )

/** "If a spar breaks, a new one costs £3", and the other way round. */
const turnCondition: Change = (text) => {
  const ahead = /^(If|When|Once|While|Until|Whenever) ([^,;:.]{6,}), ([^,;:.]{8,})\.$/u.exec(text)
  if (ahead !== null) return `${large(ahead[3] ?? "")} ${(ahead[1] ?? "").toLowerCase()} ${ahead[2] ?? ""}.`
  const behind =
    /^([^,;:.]{12,})(?<! (?:is|are|was|were)) (if|when|once|while|until|whenever|after|before|because|although|though) ((?:you|we|it|they|the|an?|your|our|I|nobody|he|she)\b [^,;:.]{5,})\.$/u.exec(
      text,
    )
  // After "tried and smoothed if it scratches" the condition belongs to the second verb alone.
  return behind === null ||
    / (?:and|or|but)(?: |$)/.test(behind[1] ?? "") ||
    // "Seasoned before it leaves us and has no coating": the second is said of the first subject.
    / and (?:is|are|has|have|was|were|does|comes|fits|holds|measures|weighs) /.test(behind[3] ?? "") ||
    // "Start a trip when it connects and tag it": what is done next is no part of the condition.
    / and (?!(?:the|an?|your|our|you|it|they|we)\b)\p{Ll}+ (?:it|them|the|an?|your|what|who)\b/u.test(
      behind[3] ?? "",
    ) ||
    // "The plan moves a session when a meeting takes its place": in front nobody knows whose place.
    (/\b(?:its|their|them)\b/.test(behind[3] ?? "") && !/^(?:It|They) /.test(text)) ||
    /^No /.test(text)
    ? text
    : `${large(behind[2] ?? "")} ${behind[3] ?? ""}, ${small(behind[1] ?? "")}.`
}

/** Every change of order, tried one by one. */
export const turns: readonly Change[] = [
  ...pairTurns,
  splitAtVerb,
  splitAtClause,
  frontTime,
  turnQuestions,
  turnPeoples,
  turnCondition,
  ...voiceTurns,
  ...innerTurns,
  ...orderTurns,
  ...whenTurns,
  ...itemTurns,
  ...clauseTurns,
  ...phraseTurns,
]
