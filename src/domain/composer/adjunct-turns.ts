import { withArticle } from "../text/article.ts"
import { type Change, isDone, small } from "./turning.ts"
import { isForm } from "./understand/verbs.ts"

// Where, when and how long: what hangs on a whole sentence stands at its other end, or changes places with its neighbour.

const months = "January|February|March|April|May|June|July|August|September|October|November|December"
const units = "minutes|hours|days|weeks|months|years"
const count = "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty)"

/** A sentence of one deed: nothing in it that a time at its head could be taken for. */
const isOneDeed = (text: string): boolean =>
  !/ (?:and|or|but|that|which|who|what|how|whether|when|where|if|than|before|after|since|until|because|so|while|as) /.test(
    ` ${text} `,
  )

/** "In 2019 I took on the plot", "For fourteen years I taught classes in Norwich." */
const frontPast: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`^(I|We|He|She) (\p{Ll}+ [^,;:.]{3,}?) (in (?:19|20)\d\d|for ${count} (?:${units}))((?: (?:under|from|with|at|on|near|beside) [^,;:.]+)?)\.$`,
      "u",
    ),
    (whole: string, who: string, told: string, when: string, rest: string) =>
      isForm(told.split(" ")[0] ?? "", "past") && isOneDeed(`${told}${rest}`)
        ? `${when.charAt(0).toUpperCase()}${when.slice(1)} ${who === "I" ? who : who.toLowerCase()} ${told}${rest}.`
        : whole,
  )

/** "In late October I'm planting garlic." */
const frontSeason: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`^((?:I|We|It|You|I'm|We're|I am|We are) [^,;:.]{8,}) (in (?:early |late |mid-)?(?:${months}|spring|summer|autumn|winter))\.$`,
      "u",
    ),
    (whole: string, told: string, when: string) =>
      isOneDeed(told) ? `${when.charAt(0).toUpperCase()}${when.slice(1)} ${small(told)}.` : whole,
  )

/** "Before you pay, I reply with a fixed price." */
const frontBeforeYou: Change = (text) =>
  text.replace(
    /^(I|We) ([^,;:.]{8,60}?) before you (\p{Ll}{3,})\.$/u,
    (whole: string, who: string, told: string, verb: string) =>
      isOneDeed(told) ? `Before you ${verb}, ${who === "I" ? who : "we"} ${told}.` : whole,
  )

/** "was successfully used" */
const moveManner: Change = (text) =>
  text.replace(
    /\b(is|are|was|were) (\p{Ll}+) (?!early|only|daily|weekly|monthly|yearly|family|early)(\p{Ll}{3,}ly)\b/u,
    (whole: string, be: string, done: string, how: string) => (isDone(done) ? `${be} ${how} ${done}` : whole),
  )

const name = String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?`
/** One place, though it has two names. */
const onePlace =
  /\b(?:Trinidad|Bosnia|Tyne|Antigua|Dumfries|Brighton|Perth|Newfoundland|Turks|Hammersmith|Kensington|Saint|St)\b/

/** "in the UK and in Ireland" */
const repeatPlace: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`(?<!\b(?:between|both) [^,;:.]*)\b(in|across) ((?:the )?${name}) and ((?:the )?${name})(?=[.,;]|$| with | that | who )`,
      "u",
    ),
    (whole: string, at: string, first: string, second: string) =>
      onePlace.test(first) ? whole : `${at} ${first} and ${at} ${second}`,
  )

/** "between Hay and Glasbury on the River Wye" */
const turnStretch: Change = (text) =>
  text.replace(
    new RegExp(String.raw`\b((?:on|along) the (?:${name})) (between (?:${name}) and (?:${name}))(?=[.,;]|$)`, "u"),
    "$2 $1",
  )

/** "delivered within five weeks in an online gallery" */
const turnDelivery: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`\b(\p{Ll}+) ((?:in|on|at|to|by) (?:an?|the|your) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (within (?:${count}|a few) (?:${units}))(?=[.,;]|$)`,
      "u",
    ),
    (whole: string, done: string, where: string, when: string) => (isDone(done) ? `${done} ${when} ${where}` : whole),
  )

/** "a Gaelic or Welsh school" */
const turnTongues: Change = (text) =>
  text.replace(
    /\ban? (\p{Lu}\p{Ll}+(?:sh|an|ese|ch|ic)) or (\p{Lu}\p{Ll}+(?:sh|an|ese|ch|ic)) (?=\p{Ll})/u,
    (_, first: string, second: string) => `${withArticle(second)} or ${first} `,
  )

/** "who row before work on a machine in the garage" */
const turnHabit: Change = (text) =>
  text.replace(
    /\bwho (\p{Ll}+) ((?:on|in|at) [^,;:.]{3,40}?) ((?:before|after) (?:work|school|breakfast|dinner|lunch|bed|dark))(?=[.,;]|$)/u,
    (whole: string, verb: string, where: string, when: string) =>
      !/^(?:are|were|is|was|have|had)$/.test(verb) && isOneDeed(where) ? `who ${verb} ${when} ${where}` : whole,
  )

const tongues =
  "English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Arabic|Chinese|Japanese|Welsh|Irish|Gaelic"

/** "from German into English" */
const sayInto: Change = (text) =>
  text.replace(new RegExp(String.raw`\bfrom (${tongues}) to (?=(?:${tongues})\b)`, "u"), "from $1 into ")

/** "From feeding the starter to the first slice, this loaf is at 75% hydration." */
const frontFromTo: Change = (text) =>
  text.replace(
    /^((?:This|The|An?) [^,;:.]{8,}), (from \p{L}+ing [^,;:.]+ to the (?:first|last|final|end) ?[^,;:.]*)\.$/u,
    (_, told: string, span: string) => `F${span.slice(1)}, ${small(told)}.`,
  )

/** "from feeding the starter through to the first slice" */
const sayThrough: Change = (text) =>
  text.replace(/\b([Ff]rom \p{L}+ing [^,;:.]+?) to (?=the (?:first|last|final|end)\b)/u, "$1 through to ")

/** "We write wills, trusts and deeds. We also help families through probate." */
const sayAlso: Change = (text) =>
  text.replace(
    /^(We|I) ([^;:.]+, [^;:.,]+ and [^;:.,]+), and (\p{Ll}+) ([^;:.,]{8,})\.$/u,
    (whole: string, who: string, first: string, verb: string, rest: string) =>
      isForm(verb, "base") &&
      isForm(first.split(" ")[0] ?? "", "base") &&
      !/ (?:and|that|which|who|if|when) .* and /.test(first)
        ? `${who} ${first}. ${who} also ${verb} ${rest}.`
        : whole,
  )

/** "It records stroke rate, split and heart rate for every 100 m": bare things after a verb, of which the last keeps its tail. */
const turnBare: Change = (text) =>
  text.replace(
    /^(It|The app|\p{Lu}\p{Ll}+) (\p{Ll}+) (\p{Ll}+(?: \p{Ll}+)?), (\p{Ll}+(?: \p{Ll}+)?) (?=and \p{Ll}+ )/u,
    (whole: string, who: string, verb: string, first: string, second: string) => {
      const isThing = (item: string) =>
        !isForm(item.split(" ")[0] ?? "", "third") && !/ (?:in|on|of|for|to|with|by|at|or) |ly\b|ed\b/.test(` ${item} `)
      return isForm(verb, "third") && isThing(first) && isThing(second) ? `${who} ${verb} ${second}, ${first} ` : whole
    },
  )

/** "42 sessions of 10 to 60 minutes" */
const sayOfMinutes: Change = (text) =>
  text.replace(
    /\b(sessions|lessons|workouts|episodes|videos|walks|classes|stories) from (?=\d+ to \d+ (?:minutes|hours)\b)/u,
    "$1 of ",
  )

/** "from a single ball to the cascade" */
const saySingle: Change = (text) =>
  text.replace(/\bfrom one (\p{Ll}+) to (?=the |two |three )/u, "from a single $1 to ")

/** "with one change at most" */
const sayAtMost: Change = (text) => text.replace(/\bwith (one \p{Ll}+) or none\b/u, "with $1 at most")

/** Every one of them, tried one by one. */
export const adjunctTurns: readonly Change[] = [
  frontPast,
  frontSeason,
  frontBeforeYou,
  moveManner,
  repeatPlace,
  turnStretch,
  turnDelivery,
  turnTongues,
  turnHabit,
  sayInto,
  frontFromTo,
  sayAlso,
  saySingle,
  turnBare,
  sayOfMinutes,
  sayThrough,
  sayAtMost,
]
