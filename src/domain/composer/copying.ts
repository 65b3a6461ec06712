import { plain } from "./understand/word-kinds.ts"

const runWords = 8

export const wordsOf = (text: string): string[] =>
  text
    .split(/[\s/]+/)
    .map(plain)
    .filter(Boolean)

/** Every run of eight words in the seller's own texts. */
export function runsOf(texts: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>()
  for (const text of texts) {
    const words = wordsOf(text)
    for (let at = 0; at + runWords <= words.length; at++) runs.add(words.slice(at, at + runWords).join(" "))
  }
  return runs
}

/** How many words of a text stand in runs of eight or more that were copied. */
export function copiedWords(text: string, runs: ReadonlySet<string>): number {
  const words = wordsOf(text)
  const isCopied = new Set<number>()
  for (let at = 0; at + runWords <= words.length; at++) {
    if (!runs.has(words.slice(at, at + runWords).join(" "))) continue
    for (let word = at; word < at + runWords; word++) isCopied.add(word)
  }
  return isCopied.size
}

type Change = (text: string) => string

const swapFirst =
  (from: RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to)

/** Two things of equal weight say the same the other way round, as long as nothing hangs on either. */
const turnPair: Change = (text) =>
  text.replace(
    /(?<=\b(?:with|of|in|from|for|has|have) )((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+) and ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?=[.,;:]|$)/u,
    (whole: string, a: string, b: string) => (a.split(" ").length === b.split(" ").length ? `${b} and ${a}` : whole),
  )

/** "A, B and C" as "C, A and B". */
const turnList: Change = (text) =>
  text.replace(
    /(?<=\b(?:with|of|in|from|for|offers|offering|has|have|get|build) )((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+), ((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+) and ((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+)(?=[.;:]|$)/u,
    (_, a: string, b: string, c: string) => `${c}, ${a} and ${b}`,
  )

/** What comes last in a sentence may come first. */
const frontTime: Change = (text) =>
  text.replace(
    /^(The|It|We|They|A|This|These) (.{12,}) ((?:in|since|within|after|every|each) (?:\d[\d,]*(?: (?:hours|days|minutes|weeks|months|years))?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[a-z]+ (?:day|week|month|morning|evening)))\.$/u,
    (_, first: string, rest: string, time: string) =>
      `${time.charAt(0).toUpperCase()}${time.slice(1)}, ${first.toLowerCase()} ${rest}.`,
  )

/** Changes that keep the meaning, the least noticeable first. */
const changes: readonly Change[] = [
  turnList,
  turnPair,
  swapFirst(/ and is /, ", and it is "),
  swapFirst(/\bevery\b/, "each"),
  swapFirst(/\bEvery\b/, "Each"),
  swapFirst(/ with no /, " without any "),
  swapFirst(/ without /, " with no "),
  swapFirst(/ only$|(?<=\w) only(?=[.,;])/, ", nothing else"),
  swapFirst(/, not only /, " and not just "),
  swapFirst(/ so that /, " so "),
  swapFirst(/, so /, ", which means "),
  swapFirst(/ using /, " with "),
  swapFirst(/ plus /, " and also "),
  swapFirst(/ about (?=\d)/, " roughly "),
  swapFirst(/ while /, " and meanwhile "),
  swapFirst(/ because /, " since "),
  swapFirst(/ is not /, " isn't "),
  swapFirst(/ are not /, " aren't "),
  swapFirst(/ that (?=(?:is|are|has|have|would|only|can)\b)/, " which "),
  swapFirst(/ and (?=(?:an?|one|two|three|\d+)\b)/, " plus "),
  frontTime,
]

/** Says a sentence in other words until no long run of it is copied, or nothing more can be done without harm. */
export function reword(text: string, runs: ReadonlySet<string>): string {
  let best = text
  let fewest = copiedWords(text, runs)
  for (const change of changes) {
    if (fewest === 0) return best
    const changed = change(best)
    if (changed === best) continue
    const copied = copiedWords(changed, runs)
    if (copied >= fewest) continue
    best = changed
    fewest = copied
  }
  return best
}
