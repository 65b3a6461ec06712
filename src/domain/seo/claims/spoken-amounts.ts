import { numberValue } from "../../text/measure/number-words.ts"

/** Words for amounts that are not numbers. */
const counts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "1": "single once solo sole",
    "2": "pair pairs couple double dual twin twice duo",
    "3": "triple trio thrice",
    "4": "quad quadruple",
    "0.5": "half",
    "0.25": "quarter",
    "0.75": "three-quarter three-quarters",
  }).flatMap(([value, words]) => words.split(" ").map((word): [string, string] => [word, value])),
)

const decades = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"]

const decadeWord = new RegExp(String.raw`(?<!\p{L})(?:${decades.join("|")})(?!\p{L})`, "giu")
const countWord = new RegExp(String.raw`(?<![\p{L}\d])(${[...counts.keys()].join("|")})(?!\p{L})`, "giu")
/** "Half an hour", "a quarter of an inch": the article is before the unit. */
const partOfOne = /(?<![\p{L}\d])(half|quarters?) (?:of )?an? (?=\p{L})/giu
const andPart = /(?<![\p{L}\d])(\d+|[a-z]{3,9}) and an? (half|quarter)(?!\p{L})/giu

/** Other ways to write the same amount, for any number. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d )per cent(?!\p{L})/giu, "percent"],
  [/(?<=\d\s?)g\/(?:m2|m²|sqm)/giu, "gsm"],
  [/(?<!\d)(?:19)?['’]?([2-9]0)['’]?s(?!\p{L})/giu, "19$1s, $1s, $1"],
  [partOfOne, "$1 "],
  [/(?<!\p{L})(?:every day|daily|all week)(?!\p{L})/giu, "7 days"],
  [/(?<!\p{L})(?:every week|weekly)(?!\p{L})/giu, "1 week"],
  [/(?<!\p{L})(?:every month|monthly)(?!\p{L})/giu, "1 month"],
  [/(?<!\p{L})(?:every year|yearly|annual|annually)(?!\p{L})/giu, "1 year"],
  [/(?<!\p{L})fortnight(?!\p{L})/giu, "2 weeks"],
]

/**
 * The brief with its amounts in digits: "half an hour" is 0.5 hour, "two and a half" 2.5, "a pair" 2, "the nineties"
 * 1990s.
 */
export function spokenAmounts(text: string): string {
  const summed = text.replace(andPart, (whole, number: string, part: string) => {
    const value = numberValue(number)
    return value === null ? whole : String(value + Number(counts.get(part.toLowerCase())))
  })
  const decade = summed.replace(decadeWord, (word) => {
    const index = decades.indexOf(word.toLowerCase())
    return `19${index + 2}0s, ${index + 2}0s, ${index + 2}0`
  })
  const said = ways.reduce((rest, [way, figure]) => rest.replace(way, figure), decade)
  const half = /(?<!\p{L})half(?!\p{L})/iu.test(text) ? "\n50 %" : ""
  return `${said.replace(countWord, (_, word: string) => counts.get(word.toLowerCase()) ?? word)}${half}`
}
