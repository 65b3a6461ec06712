import { numberSwaps, type Swap, swaps } from "./swaps.ts"
import { isForm } from "./understand/verbs.ts"

const runWords = 8

/** Words as a reader tells them apart: a hyphen parts two of them, marks are none. */
const wordShape = /\p{N}+(?:[.,]\p{N}+)*\p{L}*|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu

interface Word {
  readonly text: string
  readonly at: number
}

const readWords = (text: string): Word[] =>
  [...text.toLowerCase().replaceAll("’", "'").matchAll(wordShape)].map((found) => ({ text: found[0], at: found.index }))

/** Every run of eight words in the seller's own texts. */
export function runsOf(texts: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>()
  for (const text of texts) {
    const words = readWords(text).map((word) => word.text)
    for (let at = 0; at + runWords <= words.length; at++) runs.add(words.slice(at, at + runWords).join(" "))
  }
  return runs
}

/** The places of the words that stand in runs of eight or more that were copied. */
function copiedPlaces(words: readonly Word[], runs: ReadonlySet<string>): ReadonlySet<number> {
  const places = new Set<number>()
  for (let at = 0; at + runWords <= words.length; at++) {
    const run = words
      .slice(at, at + runWords)
      .map(({ text }) => text)
      .join(" ")
    if (!runs.has(run)) continue
    for (let word = at; word < at + runWords; word++) places.add(word)
  }
  return places
}

export const copiedWords = (text: string, runs: ReadonlySet<string>): number => copiedPlaces(readWords(text), runs).size

type Change = (text: string) => string

/** Two things of equal weight say the same the other way round, as long as nothing hangs on either. */
const turnPair: Change = (text) =>
  text.replace(
    /(?<=\b(?:with|of|in|from|for|has|have) )((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+) and ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?=[.,;:]|$)/u,
    (whole: string, a: string, b: string) =>
      a.split(" ").length === b.split(" ").length && !isForm(b.split(" ")[0] ?? "", "third") ? `${b} and ${a}` : whole,
  )

/** "A, B and C" as "C, A and B". */
const turnList: Change = (text) =>
  text.replace(
    /(?<=\b(?:with|of|in|from|for|offers|offering|has|have|get|build) )((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+), ((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+) and ((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+)(?=[.,;:]|$)/u,
    (_, a: string, b: string, c: string) => `${c}, ${a} and ${b}`,
  )

/** What comes last in a sentence may come first. */
const frontTime: Change = (text) =>
  text.replace(
    /^(?!.*\b(?:that|which|who)\b)(The|It|We|They|A|This|These) (.{12,}) ((?:in|since|within|after|every|each) (?:\d[\d,]*(?: (?:hours|days|minutes|weeks|months|years))?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[a-z]+ (?:day|week|month|morning|evening)))\.$/u,
    (_, first: string, rest: string, time: string) =>
      `${time.charAt(0).toUpperCase()}${time.slice(1)}, ${first.toLowerCase()} ${rest}.`,
  )

/** "I throw each mug and fire it twice" as two sentences. */
const splitAtVerb: Change = (text) =>
  text.replace(
    /^(I|We|It|They|You)\b(.{15,}?),? and (?:then )?(\p{Ll}+) (.{8,}\.)$/u,
    (whole: string, who: string, first: string, verb: string, rest: string) =>
      isForm(verb, who === "It" ? "third" : "base") && !/[;:]|, [\p{L}-]+$/u.test(first)
        ? `${who}${first.replace(/, (?=\p{Ll}+ [^,]*$)/u, " and ")}. ${who} ${verb} ${rest}`
        : whole,
  )

/** "We move to Lisbon and the sofa does not" as two sentences. */
const splitAtClause: Change = (text) =>
  text.replace(
    /^(\p{Lu}.{15,}?),? and ((?:the|it|we|I|they|you|there|this|that|nobody|everything)\b .{10,}\.)$/u,
    (whole: string, first: string, rest: string) =>
      isSentenceWith(first.split(" ")) && isSentenceWith(rest.split(" "))
        ? `${first}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
        : whole,
  )

/** "Saltmarsh began in a shed with a kiln from the tip" may begin with the kiln, for what began stands by itself. */
const frontAdjunct: Change = (text) =>
  text.replace(
    /^((?:\p{Lu}[\p{L}'&-]*|and|of) (?:(?:\p{Lu}[\p{L}'&-]*|&|and|of) )*?(?:began|started|opened|(?:is|are|was|were) \p{Ll}+(?:ed|en|wn|de|lt|rn|wn))) ((?:in|on|at|by|for|with|after|from) .{8,}?) ((?:after|on|at|in|since|near) (?:an?|the|our|my|\d|\p{Ll}{3,}) ?[^,;:]{6,})\.$/u,
    (whole: string, who: string, stays: string, moves: string) =>
      /^for |\b(?:who|that|which)\b| and$/.test(stays) || / and /.test(moves)
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
    /^(I|We|It|They|The \p{Ll}+|\p{Lu}\p{L}+) ([^,;:]{10,}) (for|over) ((?:\d+|\p{Ll}+(?:-\p{Ll}+)?) (?:years|months|weeks|days|hours|minutes))\.$/u,
    (_, who: string, rest: string, opener: string, span: string) =>
      `${opener === "for" ? "For" : "Over"} ${span} ${/^(?:It|They|We|The )/.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who} ${rest}.`,
  )

/** "Some marks on the top." is a thought without a verb. */
const giveVerb: Change = (text) =>
  text.replace(
    /^((?:Some|A few|Light|Small|Minor|Slight|Two|Three|Four|Five|Six) (?:\p{Ll}+ )?\p{Ll}+s (?:on|in|at|along|from|for) [^.;:]+)\.$/u,
    (_, things: string) => `There are ${things.charAt(0).toLowerCase()}${things.slice(1)}.`,
  )

const isSentenceWith = (words: readonly string[]): boolean =>
  words
    .slice(1)
    .some((word) => isForm(word, "past") || isForm(word, "third") || /^(?:is|are|was|were|has|have|had)$/.test(word))

/** Where or when something happens may come first: "In a parked car, two mothers recorded forty phrases." */
const frontPlace: Change = (text) =>
  text.replace(
    /^((?:The|A|An|It|They|We|I|Two|Three|This|These|Each|Every|Everything) [^,;:]{14,}) ((?:in|on|at|after|before|since|during) (?:an?|the|our|my|\d{4}|\p{Lu}\p{Ll}+)\b[^,;:.]{0,30})\.$/u,
    (whole: string, rest: string, place: string) =>
      isSentenceWith(rest.split(" ")) &&
      !/ (?:is|are|was|were|has|have) /.test(` ${rest.split(" ").slice(-2).join(" ")} `)
        ? `${place.charAt(0).toUpperCase()}${place.slice(1)}, ${rest.startsWith("I ") ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)}.`
        : whole,
  )

/** The last thing in a story is often where it was. */
const tellPlaceApart: Change = (text) =>
  text.replace(
    /^(.{20,}\b(?:began|started|opened|grew up|learnt|learned)\b.{10,}) in (\p{Lu}[\p{L}'-]+(?:, \p{Lu}[\p{L} ]+)?)\.$/u,
    "$1. That was in $2.",
  )

const turns: readonly Change[] = [
  turnList,
  turnPair,
  splitAtVerb,
  splitAtClause,
  frontTime,
  frontAdjunct,
  turnQuestions,
  frontSpan,
  giveVerb,
  frontPlace,
  tellPlaceApart,
]

/** Everything that one swap can make of a text, within the copied part of it. */
function* swapped(text: string, { from, to }: Swap, start: number, end: number): Generator<string> {
  for (const found of text.matchAll(from)) {
    const last = found.index + found[0].length
    if (last <= start || found.index >= end) continue
    yield `${text.slice(0, found.index)}${to.replace("$1", found[1] ?? "")}${text.slice(last)}`
  }
}

function copiedPart(text: string, runs: ReadonlySet<string>): { start: number; end: number; count: number } | null {
  const words = readWords(text)
  const places = [...copiedPlaces(words, runs)].sort((a, b) => a - b)
  const first = words[places[0] ?? -1]
  const last = words[places.at(-1) ?? -1]
  if (first === undefined || last === undefined) return null
  return { start: first.at, end: last.at + last.text.length, count: places.length }
}

/** The change that leaves the least of the text copied; of equals the one that is noticed least. */
function bestChange(text: string, runs: ReadonlySet<string>, rows: readonly Swap[]): string | null {
  const part = copiedPart(text, runs)
  if (part === null) return null
  const candidates = [
    ...turns.map((turn) => turn(text)),
    ...rows.flatMap((row) => [...swapped(text, row, part.start, part.end)]),
  ]
  let best: string | null = null
  let fewest = part.count
  for (const candidate of candidates) {
    const count = copiedWords(candidate, runs)
    if (count >= fewest) continue
    best = candidate
    fewest = count
  }
  return best
}

/** Other ways to say the whole of a text, each different by one change; none where nothing can be changed. */
export function otherWays(text: string): string[] {
  const changed = [
    ...turns.map((turn) => turn(text)),
    ...[...swaps, ...numberSwaps].flatMap((row) => [...swapped(text, row, 0, text.length)]),
  ]
  return [...new Set(changed)].filter((other) => other !== text)
}

const mostChanges = 5

/** Says a text in other words until no long run of it is copied, or nothing more can be done without harm. */
export function reword(text: string, runs: ReadonlySet<string>, more: readonly Swap[] = []): string {
  let best = text
  for (let change = 0; change < mostChanges; change++) {
    const next = bestChange(best, runs, [...swaps, ...more]) ?? bestChange(best, runs, numberSwaps)
    if (next === null) return best
    best = next
  }
  return best
}
