import type { Draft, SlotValue } from "../seo/listing.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { otherWays } from "./copying.ts"
import { mayJoin } from "./may-join.ts"
import { copiedWords, type Runs } from "./runs.ts"
import type { Wording } from "./wording.ts"

/** Shorter ones are facts that have no second wording: "Machine wash cold". */
const minWords = 5

const enoughLines = 5

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const keyOf = (sentence: string): string => wordsOf(sentence).join(" ")

/** A list's line begins with a sign that is no part of what it says. */
const mark = /^(?:- |• |#+ |\d+\. )/

const textsOf = ({ metaDescription = "", improvedBodyText = "", bulletPoints = [], platformFields = {} }: Draft) =>
  [metaDescription, improvedBodyText, bulletPoints, ...Object.values(platformFields)].flat()

const keysOf = (text: string): string[] =>
  text
    .split("\n")
    .flatMap((line) => splitSentences(line.replace(mark, "")))
    .filter((sentence) => wordsOf(sentence).length >= minWords)
    .map(keyOf)

interface Apart {
  /** What the listings before this one say. */
  readonly taken: ReadonlySet<string>
  readonly wording: Wording
  readonly runs: Runs
}

const isTaken = (text: string, { taken }: Apart): boolean => keysOf(text).some((key) => taken.has(key))

/** The nearest other way that nobody before took: one change away, or two. */
function otherWay(sentence: string, apart: Apart): string | null {
  const once = otherWays(sentence)
  for (const ways of [once, once.slice(0, 6).flatMap(otherWays)]) {
    const free = ways.filter((way) => !isTaken(way, apart))
    const [best] = free.sort((a, b) => copiedWords(a, apart.runs) - copiedWords(b, apart.runs))
    if (best !== undefined) return best
  }
  return null
}

/** A bullet line says as much without its verb, or its measure last: "Whole beans, 340 g". */
function barerWay(line: string, apart: Apart): string | null {
  if (/[.!?]$/.test(line)) return null
  const bare = line
    .replace(/^(?:Made|Comes?|Sold) (?=(?:with|in) )/, "")
    .replace(/^(\d[\d.,]* ?(?:g|kg|ml|oz|lb)) of (.+)$/, "$2, $1")
  const other = bare.charAt(0).toUpperCase() + bare.slice(1)
  return other === line || isTaken(other, apart) ? null : other
}

const canJoin = (before: string | undefined, next: string): before is string =>
  before !== undefined &&
  /[^:]\.$/.test(before) &&
  !/[;:?]/.test(before) &&
  !/[;:?]/.test(next) &&
  mayJoin(before, next)

/** What has no other way joins the sentence before it. */
function lineApart(whole: string, apart: Apart): string {
  const hashtags = /(?: #[\p{L}\p{N}_]+)+$/u.exec(whole)?.[0] ?? ""
  const line = whole.slice(0, whole.length - hashtags.length)
  if (!isTaken(line, apart)) return whole
  const lead = mark.exec(line)?.[0] ?? ""
  const out: string[] = []
  for (const sentence of splitSentences(line.slice(lead.length))) {
    const other = isTaken(sentence, apart) ? (otherWay(sentence, apart) ?? barerWay(sentence, apart)) : sentence
    const before = out.at(-1)
    if (other !== null) out.push(other)
    else if (canJoin(before, sentence)) out.splice(-1, 1, `${before.slice(0, -1)}; ${apart.wording.inside(sentence)}`)
    else out.push(sentence)
  }
  return `${lead}${out.join(" ")}${hashtags}`
}

const valueApart = (value: SlotValue, apart: Apart): SlotValue =>
  typeof value === "string"
    ? value
        .split("\n")
        .map((line) => lineApart(line, apart))
        .join("\n")
    : value.map((line) => lineApart(line, apart))

/** Of a list that is long enough, what a sister says in the same words falls away. */
function linesApart(given: readonly string[], apart: Apart): string[] {
  const lines = given.map((line) => lineApart(line, apart))
  const own = lines.filter((line) => !isTaken(line, apart))
  if (own.length >= enoughLines) return own
  return lines.length > enoughLines ? [...own, ...lines.filter((line) => !own.includes(line))] : lines
}

/** Whatever else they share, two listings of one brief have no sentence in common: the later one says it otherwise. */
export function tellApart(draft: Draft, before: readonly Draft[], ways: Omit<Apart, "taken">): Draft {
  const taken = new Set(before.flatMap(textsOf).flatMap(keysOf))
  const apart = { ...ways, taken }
  const fields = Object.entries(draft.platformFields ?? {}).map(([name, value]): [string, SlotValue] => [
    name,
    typeof value === "string" && value.length > 60 ? valueApart(value, apart) : value,
  ])
  return {
    ...draft,
    metaDescription: [valueApart(draft.metaDescription ?? "", apart)].flat().join(" "),
    improvedBodyText: [valueApart(draft.improvedBodyText ?? "", apart)].flat().join("\n"),
    bulletPoints: linesApart(draft.bulletPoints ?? [], apart),
    platformFields: Object.fromEntries(fields),
  }
}
