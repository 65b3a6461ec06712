import { type Change, large, small } from "./turning.ts"
import { isForm } from "./understand/verbs.ts"

// Two things side by side change places, where both are of one kind and neither comes first in time.

const opener = "one|no|in|on|at|for|by|with|from|under|not"
const short = String.raw`[\p{L}\d'’-]+(?: [\p{L}\d'’-]+)?`

/** "one milking and one coding" */
const turnTwins: Change = (text) =>
  text.replace(
    new RegExp(String.raw`\b(${opener}) (${short}) (and|or) \1 (${short})(?=[.,;)]|$)`, "u"),
    "$1 $4 $3 $1 $2",
  )

/** ", in real time and with no cuts" */
const turnManners: Change = (text) =>
  text.replace(
    /(?<=, )((?:in|on|at|with|without|by) [\p{Ll}-]+(?: [\p{Ll}-]+)?) and ((?:in|on|at|with|without|by) [\p{Ll}-]+(?: [\p{Ll}-]+)?)(?=[.,;]|$)/u,
    "$2 and $1",
  )

/** ", film by film" */
const frontBy: Change = (text) =>
  text.replace(/^([^;:]{12,}?), (\p{Ll}+) by \2(\.?)$/u, (whole: string, told: string, one: string, stop: string) =>
    small(told) === told ? whole : large(`${one} by ${one}, ${small(told)}${stop}`),
  )

/** "exported as CSV or written into your scans" */
const turnDeeds: Change = (text) =>
  text.replace(
    /(?<=[ ,])(\p{Ll}+ (?:as|in|to|by|into|on|with|for) [^,.;]+?) or (\p{Ll}+ (?:as|in|to|by|into|on|with|for) [^,.;]+)(?=[.,;]|$)/u,
    (whole: string, first: string, second: string) =>
      [first, second].every((deed) => isForm(deed.split(" ")[0] ?? "", "participle")) && !/ (?:and|or) /.test(second)
        ? `${second} or ${first}`
        : whole,
  )

/** "Scan the tag with a stick or type the digits." */
const turnChoice: Change = (text) =>
  text.replace(
    /^(\p{Lu}\p{Ll}+) ([^,;:.]{6,}) or (\p{Ll}+) ([^,;:.]{6,})(\.?)$/u,
    (whole: string, verb: string, first: string, other: string, second: string, stop: string) =>
      isForm(verb, "base") && isForm(other, "base") && !/\b(?:it|them|or)\b/.test(second)
        ? `${large(other)} ${second} or ${verb.toLowerCase()} ${first}${stop}`
        : whole,
  )

const days = "Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun"

/** "on the road Mon-Sat within 40 km of Naas" */
const turnDays: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw` ((?:${days})\p{Ll}*(?:-|–| to )(?:${days})\p{Ll}*|every day|daily|on weekdays|seven days a week) ((?:within|in|around|across|between) [^,.;]*\p{Lu}[^,.;]*)(?=[.;]|$)`,
      "u",
    ),
    " $2, $1",
  )

/** "SOTA and POTA references" */
const turnInitials: Change = (text) =>
  text.replace(/(?<![\p{L}\d-] ?[-/])\b(\p{Lu}{2,}\d*) (and|or) (\p{Lu}{2,}\d*)(?![\p{L}\d/-])/u, "$3 $2 $1")

/** "who only show it at full speed" */
const moveOnlyBack: Change = (text) =>
  text.replace(
    /\b(who|I|we|they|you) only (\p{Ll}+) (it|them|you|us) (?=(?:at|in|on|with|for|by|when|if)\b)/u,
    (whole: string, who: string, verb: string, what: string) =>
      isForm(verb, "base") ? `${who} ${verb} ${what} only ` : whole,
  )

/** "Inspect two hives, find a queen, and go home" */
const sayThen: Change = (text) =>
  text.replace(
    /^(\p{Lu}\p{Ll}+) ([^;:.]{8,}), and (\p{Ll}+) (?=\p{L})/u,
    (whole: string, verb: string, told: string, last: string) =>
      isForm(verb, "base") && isForm(last, "base") && last !== "then" ? `${verb} ${told}, and then ${last} ` : whole,
  )

/** Every change of two things side by side, tried one by one. */
export const orderTurns: readonly Change[] = [
  turnTwins,
  turnManners,
  frontBy,
  turnDeeds,
  turnChoice,
  turnDays,
  turnInitials,
  moveOnlyBack,
  sayThen,
]
