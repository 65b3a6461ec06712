import { withArticle } from "../text/article.ts"
import type { Change } from "./turning.ts"
import { isPluralWord } from "./understand/word-kinds.ts"

// Measures, numbers and dates told in another order; the numbers themselves stay what they are.

/** The signs inside a number are letters while a sentence is turned. */
const number = String.raw`\d[\dꞏ.ꓹ]*`
const months = "January|February|March|April|May|June|July|August|September|October|November|December"

const looks = "clear|black|white|red|blue|green|grey|gray|brown|silver|round|square|flat|plain|empty|solid"

/** "a clear 3 lb tube" */
const moveLook: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`\ba (${number} ?(?:lb|kg|g|oz|ml|cl|l|litre|liter|quart|pint|gallon)) (${looks}) (?=\p{Ll})`,
      "u",
    ),
    (_, size: string, look: string) => `${withArticle(look)} ${size} `,
  )

/** "an Albion press of 1889" */
const moveYear: Change = (text) =>
  text.replace(
    /\b(?:an?) ((?:1[5-9]|20)\d\d) ((?:\p{Lu}\p{Ll}+ )?(?:press|loom|machine|engine|organ|piano|mill|kiln|lathe|house|barn|chapel|boat|van|saw|forge|oven))(?=[.,;]|$| (?:in|by|at|on|and)\b)/u,
    (_, year: string, thing: string) => `${withArticle(thing)} of ${year}`,
  )

/** "in September and October every year" */
const sayEveryYear: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`(?<=\p{Ll} |\d )(?:each|every) ((?:${months})(?: (?:and|or|to) (?:${months}))?)(?=[.,;]|$| when\b)`,
      "u",
    ),
    "in $1 every year",
  )

/** "a compost bin of one cubic metre" */
const moveCubic: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`\ba (one|two|half|${number}) ((?:cubic|square) (?:metre|meter|foot|yard)) ((?:\p{Ll}+ )?\p{Ll}+)(?=[.,;]|$| (?:from|with|in|for|of|at|on|and)\b)`,
      "u",
    ),
    (_, count: string, unit: string, thing: string) =>
      `${withArticle(thing)} of ${count} ${/^(?:one|1|half)$/.test(count) ? unit : many(unit)}`,
  )
const many = (unit: string): string => (unit.endsWith("foot") ? unit.replace(/foot$/, "feet") : `${unit}s`)

const flats = "box|bag|pouch|case|sheet|board|panel|tray|tin|pad|mat|frame|card|desk|shelf|bed|rug"

/** "a 24-compartment box of 20.5 x 13.5 x 3.2 cm" */
const sayOfSize: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`\b(${flats}) (?=${number} ?[x×] ?${number}(?: ?[x×] ?${number})? ?(?:cm|mm|m|in|inches|ft|feet)\b)`,
      "u",
    ),
    "$1 of ",
  )

/** "journalers aged from 14 to 30" */
const sayAgedFrom: Change = (text) => text.replace(/\b([Aa]ged) (\d+) to (?=\d)/u, "$1 from $2 to ")

/** "up to one week" */
const sayOneWeek: Change = (text) => text.replace(/\bup to an? (?=(?:week|month|day|year)\b)/u, "up to one ")

/** "time marks for every hour from 8 am" */
const sayEveryHour: Change = (text) =>
  text.replace(/\b([Hh])ourly ((?:time )?(?:marks?|markers?|markings|lines))\b/u, (_, first: string, what: string) =>
    first === "H" ? `${what.charAt(0).toUpperCase()}${what.slice(1)} for every hour` : `${what} for every hour`,
  )

/** "Closing weight: adjusts from 4 to 8 ounces" */
const sayAdjusts: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`\b([Ww]eight|[Hh]eight|[Ww]idth|[Aa]ngle|[Ll]ength|[Tt]ension|[Ss]peed|[Vv]olume|[Bb]rightness)(:?) ([Cc])an be set (?=from ${number})`,
      "u",
    ),
    (_, what: string, mark: string, first: string) => `${what}${mark} ${first === "C" ? "A" : "a"}djusts `,
  )

const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days"

/** ", on Thursdays in June" */
const sayOnDays: Change = (text) =>
  text.replace(new RegExp(String.raw`(?<!days), (?=${weekday} in \p{Lu})`, "u"), ", on ")

/** "First 4 weeks free, then $4.99 per month" */
const frontFirstFree: Change = (text) =>
  text.replace(
    /^(.*?)\b([Ff])ree for the (first (?:\d+|\p{Ll}+) \p{Ll}+s), then\b/u,
    (_, before: string, capital: string, what: string) =>
      `${before}${capital === "F" ? `The ${what}` : `the ${what}`} are free, then`,
  )

/** "5 reports a month free, then $7.99 per month" */
const frontFree: Change = (text) =>
  text.replace(/^Free for (\d+ \p{Ll}+s (?:a|per) (?:day|week|month|year)), then\b/u, "$1 free, then")

/** "a row of 1.5, 2, 2.5 and 3 mm": who reads a bare row knows that the last one is the last. */
const sayLast: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`(?<=[(:] ?|\b(?:are|in|of|sizes|lengths) )((?:${number}, ){2,}${number}), (${number} ?(?:mm|cm|m|in|inches|g|kg|ml|l|oz)\b)(?=[).;]|$)`,
      "u",
    ),
    "$1 and $2",
  )

/** "4-6-8-10 mm" with its lengths one by one */
const sayRow: Change = (text) =>
  text.replace(
    /(?<=[:] ?|\b(?:are|in|sizes|lengths) )(\d+(?:-\d+){3,})( ?(?:mm|cm|m|in|inches)\b)(?=[).;]|$)/u,
    (whole: string, row: string, unit: string) => {
      const sizes = row.split("-")
      const isRising = sizes.every((size, at) => at === 0 || Number(size) > Number(sizes[at - 1]))
      return isRising ? `${sizes.slice(0, -1).join(", ")} and ${sizes.at(-1) ?? ""}${unit}` : whole
    },
  )

/** "a 1960s six-drawer dresser of solid walnut" */
const moveDecade: Change = (text) =>
  text.replace(
    /\b(is|are|This is|selling) an? ((?:[\p{Ll}-]+ ){1,4}?(?:(?:of|in) (?:solid )?\p{Ll}+ )?)from the ((?:early |late |mid-)?\d{4}s)(?=[.,;]|$)/u,
    (_, verb: string, what: string, decade: string) => `${verb} ${withArticle(decade)} ${what.trim()}`,
  )

/** Every one of them, tried one by one. */
export const measureTurns: readonly Change[] = [
  moveLook,
  moveYear,
  sayEveryYear,
  moveCubic,
  sayOfSize,
  sayAgedFrom,
  sayOneWeek,
  sayEveryHour,
  sayAdjusts,
  sayOnDays,
  frontFirstFree,
  frontFree,
  sayRow,
  moveDecade,
]

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const kind = String.raw`(?:fine|medium|broad|small|large|middle|thin|thick|narrow|wide|long|short|soft|hard|flat|round|square|\p{L}+, |${number} ?mm)`
const kinds = new RegExp(
  String.raw`\b(two|three|four|five|six) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s) \(((?:${kind})(?: ${kind})*(?:, ${kind}(?: ${kind})*)* and ${kind}(?: ${kind})*)\)`,
  "u",
)

/** "three brushes in fine, medium and 8 mm flat" */
const sayInKinds: Change = (text) =>
  text.replace(kinds, (whole: string, count: string, things: string, row: string) =>
    row.split(/, | and /).length === counts[count] ? `${count} ${things} in ${row}` : whole,
  )

/** "18 half pans, of which 14 are single-pigment colours" */
const sayOfWhich: Change = (text) =>
  text.replace(
    /\b(\d+|\p{L}\p{Ll}+) ((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+(?:s|ves)) \((\d+|\p{Ll}+) of them (an? )?([^(),.;]{3,40})\)(?=[.,;]|$)/u,
    (whole: string, count: string, things: string, some: string, article: string | undefined, what: string) =>
      article === undefined && (isPluralWord(what.split(" ").at(-1) ?? "") || /^\p{Ll}+(?:able|ible)$/u.test(what))
        ? `${count} ${things}, of which ${some} are ${what}`
        : whole,
  )

/** What a bracket holds, told without it. */
export const bracketMeasures: readonly Change[] = [sayInKinds, sayOfWhich, sayLast]
