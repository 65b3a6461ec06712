import type { Brief, Product } from "../../seo/brief.ts"
import { meantWord } from "../../text/spell/meant-word.ts"
import { misspellings } from "../../text/spell/misspellings.ts"
import { isColour } from "../search/phrases/word-classes.ts"
import { countWords } from "../write/grammar.ts"
import { shareIn, stemsOf, tellsMore } from "./merge.ts"
import { piecesOfLine } from "./pieces-of-line.ts"
import { isCarefulIn } from "./segments.ts"

const minWords = 6
const maxWords = 26
const maxBreath = 8
const saidAgain = 0.7

/** Words and marks and nothing else: no shouting, no markup, no pictures. */
const plain = /^[\d\p{L}](?!.*(?:[!?]|\p{Lu}{6}| ,|,,|\.\.))[\p{L}\p{N}\p{M} ,.;:'’"&+/()%°-]+$/u
const joint = /[,;:.()]\s*|\s(?:with|for|from|in|of|and|or|on|to)\s/

/**
 * The product in tidy words beside a description typed in haste: it says what is sold, and the description is told only for
 * what it adds. Empty if there is none.
 */
export function tidySummary(brief: Brief, subject: Product): string {
  const text = subject.description.trim()
  const isOfOne = brief.products.length === 1 && brief.products.includes(subject) && brief.appName === ""
  return isOfOne && isTidy(text) && brief.description.trim() !== "" && !isCarefulIn(brief.description, brief)
    ? text
    : ""
}

function isTidy(text: string): boolean {
  const words = countWords(text)
  return (
    words >= minWords &&
    words <= maxWords &&
    plain.test(text) &&
    (/^\p{Lu}/u.test(text) || text.includes(", ")) &&
    text.split(joint).every((breath) => countWords(breath) <= maxBreath) &&
    !lacksMark.some((sign) => sign.test(text)) &&
    !hasColoursInRow(text) &&
    !hasSlip(text)
  )
}

/** "Shaver 6 blades 3 speeds", "made in Sweden salt pitting", "pitting no box" */
const lacksMark: readonly RegExp[] = [
  /(?<!\p{L})(?!(?:for|of|with|to|from|and|or|pack|set|lot|over|under|in|on|sizes?|ages?|about|approx|the) )\p{Ll}{3,} \d[\d.%-]* ?(?!(?:mm|cm|m|in|inch|inches|ft|x|ml|l|g|kg)(?!\p{L}))\p{L}{2}/u,
  /made in \p{Lu}\p{L}+ \p{Ll}/u,
  /[^,;.] (?:no|not|never) /i,
]

/** "Mustard white grey and teal" lacks its commas. */
const hasColoursInRow = (text: string): boolean =>
  text
    .split(" ")
    .some((word, at, all) => isColour(word) && isColour(all[at + 1] ?? "") && isColour(all[at + 2] ?? word))

/** "7 mm neoprene compresion sleeve" was typed as hastily as the description. */
const hasSlip = (text: string): boolean =>
  (text.match(/(?<!\S)\p{Ll}{4,}(?!\S)/gu) ?? []).some(
    (word) => misspellings.has(word) || meantWord(word, new Set(), "hurried") !== null,
  )

const denial = /\b(?:not|never|no|without|only|except|cannot)\b|n['’]t\b/i

/** "Max 275 lb" of "44 lb, max 275 lb", where the summary tells the weight. */
export function withoutSaid(text: string, summary: string): string {
  const stems = stemsOf(summary)
  const fresh = text
    .split(/(?<=[.;])\s+/)
    .map((line) => withoutPieces(line, stems))
    .filter(Boolean)
  return fresh.map((line, at) => (at < fresh.length - 1 && !/[.;]$/.test(line) ? `${line}.` : line)).join(" ")
}

function withoutPieces(line: string, summary: ReadonlySet<string>): string {
  const pieces = piecesOfLine(line)
  // "Works on sofa, carpet, car seats" is one row.
  if (pieces.length === 1 || pieces.slice(1).some(isShort)) return isSaid(line, summary) ? "" : line
  const fresh = pieces.filter((piece) => !isSaid(piece, summary))
  return fresh.length === pieces.length ? line : fresh.join(", ")
}

const isShort = (piece: string): boolean => countWords(piece) < 3 && !/\d/.test(piece)

function isSaid(text: string, summary: ReadonlySet<string>): boolean {
  const stems = stemsOf(text)
  const missing = [...stems].filter((stem) => !summary.has(stem))
  // "1 rod holder" is a rod holder, and "1 cm thick" is news.
  const isOne = /(?<!\d)1 \p{L}{3}/u.test(text)
  const isNews = (stem: string): boolean => !(isOne && stem === "1") && tellsMore(stem)
  return stems.size > 0 && shareIn(stems, summary) >= saidAgain && !denial.test(text) && !missing.some(isNews)
}
