import { isJoining } from "../../text/words/joining-words.ts"
import { wordStem } from "../../text/words/word-stem.ts"
import { type Evidence, isNegated, isNegator, isSaid, wordsOf } from "./evidence.ts"
import { type PhraseRow, praise, promises, proof } from "./phrase-rows.ts"
import { health, making, qualities } from "./quality-rows.ts"
import type { Token } from "./tokens.ts"

/** A piece of a text that the brief does not support. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** One word of a phrase: any of these, with any ending, or none at all. */
interface WordMatcher {
  readonly words: ReadonlySet<string>
  readonly beginnings: readonly string[]
  readonly isAny: boolean
  readonly isOptional: boolean
}

interface Phrase {
  readonly row: PhraseRow
  readonly matchers: readonly WordMatcher[]
  readonly after: readonly (readonly string[])[]
  readonly before: readonly (readonly string[])[]
}

const beginningChars = 4

const readMatcher = (source: string): WordMatcher => {
  const isOptional = source.endsWith("?")
  const words = source.replace(/\?$/, "").split("/")
  return {
    words: new Set(words.filter((word) => !word.endsWith("*"))),
    beginnings: words.flatMap((word) => (word.length > 1 && word.endsWith("*") ? [word.slice(0, -1)] : [])),
    isAny: words.includes("*"),
    isOptional,
  }
}

const split = (phrases = ""): string[][] =>
  phrases === "" ? [] : phrases.split("|").map((phrase) => phrase.split(" "))

const phrases: readonly Phrase[] = [praise, proof, promises, qualities, health, making].flat().flatMap((row) =>
  row.says.split("|").map((phrase) => ({
    row,
    matchers: phrase.split(" ").map(readMatcher),
    after: split(row.after),
    before: split(row.before),
  })),
)

/** Indexed by the first word or its prefix, so that a text is scanned once. */
const byFirstWord = new Map<string, Phrase[]>()
for (const phrase of phrases) {
  const [first] = phrase.matchers
  const keys = [
    ...(first?.words ?? []),
    ...(first?.beginnings.map((start) => `${start.slice(0, beginningChars)}*`) ?? []),
  ]
  for (const key of keys) byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), phrase])
}

const none: readonly Phrase[] = []

/** Phrases of the tables that are in the text and not in the brief. */
export function findPhrases(tokens: readonly Token[], evidence: Evidence): Span[] {
  const words = wordsOf(tokens)
  return words.flatMap((word, index) => {
    const candidates = [
      ...(byFirstWord.get(word) ?? none),
      ...(byFirstWord.get(`${word.slice(0, beginningChars)}*`) ?? none),
    ]
    return candidates.flatMap((phrase) => {
      const end = matchAt(phrase.matchers, words, index)
      if (end === null || isHarmless(phrase, words, index, end)) return []
      if (isSupported(phrase.row, words.slice(index, end), evidence)) return []
      return [{ start: tokens[index]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 }]
    })
  })
}

/** The end of the phrase that begins at this word; null if it does not match. */
function matchAt(matchers: readonly WordMatcher[], words: readonly string[], from: number): number | null {
  let at = from
  for (const { words: allowed, beginnings, isAny, isOptional } of matchers) {
    const word = words[at]
    const isMatch =
      word !== undefined && (isAny || allowed.has(word) || beginnings.some((beginning) => word.startsWith(beginning)))
    if (isMatch) at += 1
    else if (!isOptional) return null
  }
  return at
}

function isHarmless({ row, after, before }: Phrase, words: readonly string[], start: number, end: number): boolean {
  if (after.some((phrase) => phrase.every((word, index) => words[start - phrase.length + index] === word))) return true
  if (before.some((phrase) => phrase.every((word, index) => words[end + index] === word))) return true
  // "Not dishwasher safe" promises nothing; "no ads" does.
  return !row.says.startsWith("no ") && !isNegator(words[start] ?? "") && isNegated(words, start)
}

function isSupported({ needs }: PhraseRow, said: readonly string[], evidence: Evidence): boolean {
  const [only = "", ...more] = said
  // "Rust proof" equals "rustproof".
  const parted = more.length === 0 ? only.replace(/^(\p{L}{4,})proof$/u, "$1 proof/resist/repel/tight") : only
  const all = [...(needs ?? stemsOf(said)).split("|"), ...(parted === only ? [] : [parted])]
  return all.some((stems) => isSaid(evidence, stems))
}

/** The phrase's words as the brief may say them: "stain-resistant" as "resists stains", "BPA-free" as "no BPA". */
function stemsOf(said: readonly string[]): string {
  const content = said.filter((word) => !isJoining(word) || isNegator(word) || word === "free")
  const [first = "", last] = content
  if (last === "free") return `${stemOf(first)} free/no/without/non/zero`
  return content.map(stemOf).join(" ")
}

const sameEnds: Readonly<Record<string, string>> = {
  proof: "proof/resist/repel/tight",
  resistant: "resist/proof/repel",
  resistance: "resist/proof/repel",
  repellent: "repel/resist/proof",
  no: "no/without/zero/free",
}

const stemOf = (word: string): string => sameEnds[word] ?? (word.length > 6 ? word.slice(0, -2) : wordStem(word))
