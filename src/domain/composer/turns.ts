import { clauseTurns } from "./clause-turns.ts"
import { innerTurns } from "./inner-turns.ts"
import { itemTurns } from "./item-turns.ts"
import { orderTurns } from "./order-turns.ts"
import { isPlainThing, pairTurns } from "./pair-turns.ts"
import { phraseTurns } from "./phrase-turns.ts"
import { type Change, isSentenceWith, large, small } from "./turning.ts"
import { isForm } from "./understand/verbs.ts"
import { isPreposition, isRelative } from "./understand/word-kinds.ts"
import { voiceTurns } from "./voice-turns.ts"
import { whenTurns } from "./when-turns.ts"

/** Two things of equal weight say the same the other way round, as long as nothing hangs on either. */
const turnPair: Change = (text) =>
  text.replace(
    /(?<=\b(?:with|of|in|from|for|has|have) )((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+) and ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?=[.,;:]|$)/u,
    (whole: string, a: string, b: string) =>
      a.split(" ").length === b.split(" ").length &&
      /^(?:an?|the) /.test(a) === /^(?:an?|the) /.test(b) &&
      !isForm(b.split(" ")[0] ?? "", "third") &&
      !isPreposition(b.split(" ")[0] ?? "") &&
      !/ (?:everything|everybody|everyone|it|them|you|us|me)$/.test(b) &&
      !/^(?:so|then|should|yet|still) /.test(b)
        ? `${b} and ${a}`
        : whole,
  )

/** "A, B and C" as "C, A and B". */
const turnList: Change = (text) =>
  text.replace(
    /(?<=\b(?:with|of|in|from|for|offers|offering|has|have|get|build) )((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+), ((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+) and ((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+)(?=[.,;:](?!\d)|$)/u,
    (whole: string, a: string, b: string, c: string) =>
      ![a, b, c].every(isPlainThing) || isShared([a, b], c) ? whole : `${c}, ${a} and ${b}`,
  )

/** What comes last in a sentence may come first. */
const frontTime: Change = (text) =>
  text.replace(
    /^(?!.*\b(?:that|which|who)\b)(The|It|We|They|A|This|These) ([^,]{12,}) ((?:in|since|within|after|every|each) (?:\d[\d,]*(?: (?:hours|days|minutes|weeks|months|years))?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[a-z]+ (?:day|week|month|morning|evening)))\.$/u,
    (_, first: string, rest: string, time: string) =>
      `${time.charAt(0).toUpperCase()}${time.slice(1)}, ${first.toLowerCase()} ${rest}.`,
  )

/** "I throw each mug and fire it twice" as two sentences. */
const splitAtVerb: Change = (text) =>
  text.replace(
    /^(I|We|It|They|You)\b(.{15,}?),? and (?:then )?(finally )?(\p{Ll}+) (.{8,}\.)$/u,
    (whole: string, who: string, first: string, last: string | undefined, verb: string, rest: string) =>
      isForm(verb, who === "It" ? "third" : "base") &&
      !/^(?:help|work|support|use|care|play|rest|time|place)$/.test(verb) &&
      // "… and my wife mixes the paint and weaves": the second verb is hers.
      !/[;:]|, [\p{L}-]+$| and (?:my|our|the|his|her|its|their|an?|I|we|he|she|they|you|it) /u.test(first)
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

/** "Saltmarsh began in a shed with a kiln from the tip" may begin with the kiln, for what began stands by itself. */
const frontAdjunct: Change = (text) =>
  text.replace(
    /^((?:\p{Lu}[\p{L}'&-]*|and|of) (?:(?:\p{Lu}[\p{L}'&-]*|&|and|of) )*?(?:began|started|opened|(?:is|are|was|were) \p{Ll}+(?:ed|en|wn|de|lt|rn|wn))) ((?:in|on|at|by|for|with|after|from) .{8,}?) ((?:after|on|at|in|since|near) (?:an?|the|our|my|\d|\p{Ll}{3,}) ?[^,;:]{6,})\.$/u,
    (whole: string, who: string, stays: string, moves: string) =>
      /^for |\b(?:who|that|which)\b| and$| (?:after|before|when|while|because|since|if) (?:he|she|it|they|we|I) /.test(
        stays,
      ) || / and /.test(moves)
        ? whole
        : `${moves.charAt(0).toUpperCase()}${moves.slice(1)}, ${/^(?:It|They|This|These|The|We|Our|My|Each|Every|All|His|Her) /.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who} ${stays}.`,
  )

/** "what it cost and how long it took", the other way round. */
const turnQuestions: Change = (text) =>
  text.replace(
    /\b(what|how|where|when|why|who) ([^,.;:]{4,30}) and (what|how|where|when|why|who) ([^,.;:]{4,30})(?=[.,;]|$)/u,
    "$3 $4 and $1 $2",
  )

/** "I taught in Norwich for fourteen years" may begin with the years. */
const frontSpan: Change = (text) =>
  text.replace(
    /^(I|We|It|They|The \p{Ll}+|My \p{Ll}+|Our \p{Ll}+|\p{Lu}\p{L}+) ([^,;:]{10,}) (for|over) ((?:\d+|\p{Ll}+(?:-\p{Ll}+)?) (?:years|months|weeks|days|hours|minutes|summers|winters|seasons))\.$/u,
    (_, who: string, rest: string, opener: string, span: string) =>
      `${opener === "for" ? "For" : "Over"} ${span} ${/^(?:It|They|We|The |My |Our )/.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who} ${rest}.`,
  )

/** "Some marks on the top." is a thought without a verb. */
const giveVerb: Change = (text) =>
  text.replace(
    /^((?:Some|A few|Light|Small|Minor|Slight|Two|Three|Four|Five|Six) (?:\p{Ll}+ )?\p{Ll}+s (?:on|in|at|along|from|for) [^.;:]+)\.$/u,
    (_, things: string) => `There are ${things.charAt(0).toLowerCase()}${things.slice(1)}.`,
  )

/** "Suckler, dairy and sheep farmers": the last one's noun belongs to them all. */
const isShared = (before: readonly string[], last: string): boolean =>
  last.split(" ").length > 1 && before.every((text) => !text.includes(" "))

const plainWord = String.raw`(?!(?:for|of|in|on|with|from|by|to|at|and|or|than|as)\b)[\p{L}\d'’-]+`
const item = `(?:${plainWord} ){0,3}${plainWord}`
const firstTwo = new RegExp(
  String.raw`(?<=\b(?:with|of|in|by|from|for|has|have|get|build|builds|do|does|offer|offers|includes|teach|teaches|sell|sells|make|makes|cover|covers|repair|fix|see|show|shows|save|find|are|is|:) |[(])(${item}), (${item})(?=(?:, [^,.;:]+)*,? (?:and|or) )`,
  "u",
)

/** "walls, gardens and drainage for hillside yards": what comes last may have something hanging on it, the others change places. */
const turnFirstTwo: Change = (text) =>
  text.replace(firstTwo, (whole: string, a: string, b: string, at: number) =>
    // "In Ballina, County Mayo" is one place.
    !(/^\p{Lu}/u.test(b) && /\b(?:in|from) $/.test(text.slice(0, at))) &&
    !/^\d+$/.test(a) &&
    // "7.5 in wide" is a size, and what is included is said of all that comes before it.
    !/\d in $/.test(text.slice(0, at)) &&
    !/ (?:included|each|apiece)\b/.test(text.slice(at)) &&
    (!/\bfor $/.test(text.slice(0, at)) || Math.abs(a.split(" ").length - b.split(" ").length) < 2) &&
    [a, b].every(isPlainThing) &&
    /^\p{Lu}/u.test(a) === /^\p{Lu}/u.test(b)
      ? `${b}, ${a}`
      : whole,
  )

/** "608 British and Irish ports" */
const turnPeoples: Change = (text) =>
  text.replace(
    /((?:(?<=\b(?:of|from|with|in) )\p{Ll}+ |\b)\p{Lu}\p{Ll}+(?:ish|an|ese|ch)) and ((?:\p{Ll}+ )?\p{Lu}\p{Ll}+(?:ish|an|ese|ch))(?= \p{Ll})/u,
    "$2 and $1",
  )

/** "a Welsh or Gaelic school" */
const turnEither: Change = (text) =>
  text.replace(
    /(?<=\b(?:an?|the|as) )(?!(?:one|two|more|so|less|not|day|either)\b)(\p{L}{3,}) or (?!(?:two|three|more|so|less|not|none|later|even|the|both|better|other)\b)(\p{L}{3,})\b(?=[ .,;])/u,
    (whole: string, a: string, b: string) => (/^\p{Lu}/u.test(a) === /^\p{Lu}/u.test(b) ? `${b} or ${a}` : whole),
  )

/** "carved and printed by hand" */
const turnDone: Change = (text) =>
  text.replace(/(?<!\bthen )\b(\p{Ll}+ed) and (\p{Ll}+ed)(?= (?:by|in|with|at|on|from)\b|[.,;])/u, "$2 and $1")

const name = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*`
const twoNames = new RegExp(
  String.raw`(?<=\b(?:in|around|from|between|near|across|to|for|cover|covers) )(${name}) and (${name})(?=[.,;]|$| (?:in|on|with|from|for|who|whose)\b)`,
  "u",
)

/** "around Halifax and Hebden Bridge" */
const turnNames: Change = (text) => text.replace(twoNames, "$2 and $1")

/** "one farm in the valley": the valley belongs to the farm, and moves nowhere. A time moves, and a place after a verb does. */
function saysWhenOrWhere(rest: string, place: string): boolean {
  if (
    /^(?:after|before|since|during)\b|\b(?:morning|afternoon|evening|night|week|month|summer|winter|spring|autumn|car|dark)$/.test(
      place,
    )
  )
    return true
  const last = rest.split(" ").at(-1) ?? ""
  if (/^(?:us|me|you|it|them|free)$/.test(last)) return true
  return isForm(last, "participle") || isForm(last, "past") || isForm(last, "base") || /ly$/.test(last)
}

/** Where or when something happens may come first: "In a parked car, two mothers recorded forty phrases." */
const frontPlace: Change = (text) =>
  text.replace(
    /^(\p{Lu}[\p{L}'’-]* [^,;:]{14,}) ((?:in|on|at|after|before|since|during|within) (?:an?|the|our|my|these|those|this|\d[\d,.]*|\p{Lu}\p{Ll}+|\p{Ll}+ing)\b[^,;:.]{0,30})\.$/u,
    (whole: string, rest: string, place: string) =>
      isSentenceWith(rest.split(" ")) &&
      !isForm(rest.split(" ")[0] ?? "", "base") &&
      !/ (?:and|or|both|than|as)$|\b(?:for|who|that|which|not) /.test(rest) &&
      !/ (?:after|before|when|while|because|since|if|until|as|once) (?:he|she|it|they|we|I|you|the|an?) /.test(rest) &&
      !/ and /.test(place) &&
      saysWhenOrWhere(rest, place) &&
      !/ (?:is|are|was|were|has|have) /.test(` ${rest.split(" ").slice(-2).join(" ")} `)
        ? `${place.charAt(0).toUpperCase()}${place.slice(1)}, ${small(rest)}.`
        : whole,
  )

/** The last thing in a story is often where it was. */
const tellPlaceApart: Change = (text) =>
  text.replace(
    /^(.{2,}\b(?:began|started|opened|grew up|learnt|learned)\b.{10,}) in (\p{Lu}[\p{L}'-]+(?:, \p{Lu}[\p{L} ]+)?)\.$/u,
    "$1. That was in $2.",
  )

/** "If a spar breaks, a new one costs £3", and the other way round. */
const turnCondition: Change = (text) => {
  const ahead = /^(If|When|Once|While|Until|Whenever) ([^,;:.]{6,}), ([^,;:.]{8,})\.$/u.exec(text)
  if (ahead !== null) return `${large(ahead[3] ?? "")} ${(ahead[1] ?? "").toLowerCase()} ${ahead[2] ?? ""}.`
  const behind =
    /^([^,;:.]{12,})(?<! (?:is|are|was|were)) (if|when|once|while|until|whenever|after|before|because|as|although|though) ((?:you|we|it|they|the|an?|your|our|I|nobody|he|she)\b [^,;:.]{5,})\.$/u.exec(
      text,
    )
  // After "tried and smoothed if it scratches" the condition belongs to the second verb alone.
  return behind === null || / (?:and|or|but)(?: |$)/.test(behind[1] ?? "") || /^No /.test(text)
    ? text
    : `${large(behind[2] ?? "")} ${behind[3] ?? ""}, ${small(behind[1] ?? "")}.`
}

/** "Hooks fold flat, so nothing digs into you" as "Nothing digs into you: hooks fold flat". */
const turnReason: Change = (text) => {
  const found =
    /^([^,;:.]{12,}), so (?!that\b|much\b|far\b|be\b|please\b|kindly\b|ask\b|do\b|make\b|wash\b|keep\b)([^,;:.]{10,})\.$/u.exec(
      text,
    )
  return found === null ? text : `${large(found[2] ?? "")}: ${small(found[1] ?? "")}.`
}

/** "Nothing digs into you: hooks fold flat", the other way round. */
const turnBack: Change = (text) => {
  const [, claim = "", reason = ""] = /^([^,;:.]{12,}): ([^,;:.]{12,})\.$/u.exec(text) ?? []
  if (/^that is what /.test(reason)) return text
  const isReason = isSentenceWith(claim.split(" ")) && isSentenceWith(reason.split(" "))
  return isReason ? `${large(reason)}, so ${small(claim)}.` : text
}

/** "It fits one pocket and opens with one hand": two things that are so, in the other order. */
const turnVerbs: Change = (text) => {
  const found = /^([^,;:.]{2,40}?) (\p{Ll}+s) ([^,;:.]{5,}?) and (\p{Ll}+s) ([^,;:.]{5,})\.$/u.exec(text)
  if (found === null) return text
  const [, who = "", first = "", one = "", second = "", other = ""] = found
  const isPair =
    isForm(first, "third") &&
    isForm(second, "third") &&
    !isRelative(who.split(" ").at(-1) ?? "") &&
    !/ and /.test(`${one} ${other}`)
  return isPair ? `${who} ${second} ${other} and ${first} ${one}.` : text
}

/** "was built from a can by a machinist" as "was built by a machinist from a can". */
const turnAgent: Change = (text) =>
  text.replace(
    /\b((?:was|were|is|are) \p{Ll}+) ((?:from|out of|in|on|for) (?:an?|the|our|one|\p{Lu})[^,;:.]*?) (by (?:an?|the|our|two|three|\p{Lu})(?: [\p{L}'’-]+){1,3})(?=\.$| in \p{Lu}[\p{L} ]+\.$)/u,
    "$1 $3 $2",
  )

/** Every change of order, tried one by one. */
export const turns: readonly Change[] = [
  turnList,
  turnPair,
  ...pairTurns,
  splitAtVerb,
  splitAtClause,
  frontTime,
  frontAdjunct,
  turnQuestions,
  frontSpan,
  giveVerb,
  frontPlace,
  tellPlaceApart,
  turnFirstTwo,
  turnEither,
  turnPeoples,
  turnNames,
  turnDone,
  turnCondition,
  turnReason,
  turnBack,
  turnVerbs,
  turnAgent,
  ...voiceTurns,
  ...innerTurns,
  ...orderTurns,
  ...whenTurns,
  ...itemTurns,
  ...clauseTurns,
  ...phraseTurns,
]
