import { isJoining } from "../../text/words/joining-words.ts"
import { wordSet } from "../../text/words/word-set.ts"
import { wordStem } from "../../text/words/word-stem.ts"
import type { Brief } from "../brief.ts"
import { type Amount, readAmounts } from "../claims/amounts.ts"
import type { Evidence } from "../claims/evidence.ts"
import { findAmounts } from "../claims/find-amounts.ts"
import { findMaterials } from "../claims/find-materials.ts"
import type { Span } from "../claims/find-phrases.ts"
import { findSizes } from "../claims/find-sizes.ts"
import { materialFamilies } from "../claims/material-families.ts"
import { readTokens } from "../claims/tokens.ts"
import { dimensionOf, equalAmounts } from "./equal-amounts.ts"

export type ValueKind = "amount" | "count" | "price" | "size" | "material"

/** A hard fact in a text. */
export interface Value {
  readonly kind: ValueKind
  readonly text: string
  /** Its attribute, as far as the words tell: values of one attribute can contradict each other. Null: unknown. */
  readonly about: string | null
  /** Its identity, if it is not an amount. */
  readonly key: string
  readonly amount: Amount | null
}

export const isSameValue = (a: Value, b: Value): boolean =>
  a.kind === b.kind &&
  (a.kind !== "count" || a.about === b.about) &&
  (a.amount && b.amount ? equalAmounts(a.amount, b.amount) : a.key === b.key)

/** Every number with what it measures or counts. */
export const amountsIn = (text: string): readonly Value[] => readAmounts(text).map((amount) => readValue(text, amount))

function readValue(text: string, amount: Amount): Value {
  const { start, end, unit } = amount
  const noun = unit === null ? countedNoun(text, amount) : ""
  return {
    kind: unit === null ? "count" : unit === "money" ? "price" : "amount",
    text: `${text.slice(start, end)}${noun === "" ? "" : ` ${noun}`}`.trim(),
    about: unit === null ? aboutCount(text, amount) : dimensionOf(unit),
    key: "",
    amount,
  }
}

const packs = wordSet("set sets pack packs box boxes case bundle lot kit carton piece pieces pc pcs count")
const packOf = /(\p{L}+)\sof\s$/u
const after = /^[ -]?(\p{L}+)/u
/** "Plot 31" is a name. */
const calledSo = /(?<!\p{L})\p{Lu}\p{L}{2,}\s$/u

const countedNoun = (text: string, { end }: Amount): string => {
  const noun = after.exec(text.slice(end, end + 24))?.[1] ?? ""
  return isJoining(noun.toLowerCase()) ? "" : noun
}

/** "Set of 4", "4-piece" and "4 pcs" count the same, and "4 mugs" counts mugs. */
function aboutCount(text: string, amount: Amount): string | null {
  const beginning = text.slice(Math.max(0, amount.start - 24), amount.start)
  const before = packOf.exec(beginning)?.[1]?.toLowerCase() ?? ""
  const noun = countedNoun(text, amount).toLowerCase()
  if (packs.has(before) || packs.has(noun)) return "count of a pack"
  return noun === "" || calledSo.test(beginning) ? null : `count of ${wordStem(noun)}`
}

/** Some slots allow no commas and no spaces: "1 080 pieces" are 1,080, and the address "8-x-6-ft-shed" is 8 x 6 ft. */
export function asWritten(text: string, isPhrase: boolean): string {
  const words = /^[\da-z]+(?:-[\da-z]+)+$/.test(text) ? text.replaceAll("-", " ") : text
  return isPhrase
    ? words.replaceAll(/(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/g, (digits) => digits.replaceAll(" ", ","))
    : words
}

interface Reading {
  readonly brief: Brief
  readonly evidence: Evidence
}

/** Numbers, prices, sizes and materials of a text that are not in the brief. */
export function unsupportedValues(text: string, { brief, evidence }: Reading, isPhrase: boolean): readonly Value[] {
  const starts = new Set(findAmounts(text, evidence, isPhrase).map(({ start }) => start))
  return [
    ...amountsIn(text).filter(({ amount }) => amount !== null && starts.has(amount.start)),
    ...wordsAt("size", text, findSizes(text, evidence)),
    ...wordsAt("material", text, findMaterials(readTokens(text), evidence, brief)),
  ]
}

const nothing: Evidence = {
  units: [],
  words: new Set(),
  amounts: [],
  listSizes: new Set(),
  raw: "",
  saysNumberOne: false,
  known: new Map(),
}

/** The brief's own values of this kind. */
export function valuesIn(text: string, brief: Brief): readonly Value[] {
  // Without any evidence, all are found.
  const evidence = { ...nothing, known: new Map<string, boolean>() }
  return [
    ...amountsIn(text),
    ...wordsAt("size", text, findSizes(text, evidence)),
    ...wordsAt("material", text, findMaterials(readTokens(text), evidence, brief)),
  ]
}

const wordsAt = (kind: "size" | "material", text: string, spans: readonly Span[]): readonly Value[] =>
  spans.map(({ start, end }) => {
    const words = text.slice(start, end)
    const key = keyOf(words)
    return { kind, text: words, key, amount: null, about: kind === "size" ? "size" : (familyOf.get(key) ?? null) }
  })

const keyOf = (words: string): string =>
  readTokens(words)
    .map(({ word }) => wordStem(word))
    .join(" ")

const familyOf: ReadonlyMap<string, string> = new Map(
  materialFamilies.flatMap(({ names, kinds }) =>
    `${names}|${kinds}`
      .split("|")
      .filter((phrase) => phrase !== "")
      .map((phrase) => [keyOf(phrase), `material like ${names}`]),
  ),
)
