import { withoutShorthand } from "../../text/clean/chat-words.ts"
import { cleanText } from "../../text/clean/clean.ts"
import { withMoneySign, withSharedSign } from "../../text/measure/with-money-sign.ts"
import { fixInContext } from "../../text/spell/confused-words.ts"
import { misspellings } from "../../text/spell/misspellings.ts"
import { partRow } from "../../text/split/part-row.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { type Brief, briefTexts } from "../brief.ts"
import { type Amount, readAmounts } from "./amounts.ts"
import { listSizesOf } from "./list-sizes.ts"
import { spokenAmounts } from "./spoken-amounts.ts"
import { isNear, readTokens, type Token } from "./tokens.ts"

/** A brief, indexed as evidence. */
export interface Evidence {
  /** Sentence by sentence, because words in different sentences were not said together. */
  readonly units: readonly (readonly string[])[]
  readonly words: ReadonlySet<string>
  readonly amounts: readonly Amount[]
  /** The sizes of the brief's lists: after reading three things, a writer may say "three". */
  readonly listSizes: ReadonlySet<number>
  readonly raw: string
  /** Whether the seller claims to be the first. */
  readonly saysNumberOne: boolean
  /** Cached answers. */
  readonly known: Map<string, boolean>
}

const caches = new WeakMap<Brief, Evidence>()
const maxChars = 60_000

export function evidenceOf(brief: Brief): Evidence {
  const known = caches.get(brief)
  if (known) return known
  const texts = [
    // The seller's statements about others are no evidence about the thing.
    ...briefTexts.filter((key) => key !== "competitors").map((key) => brief[key]),
    ...brief.products.flatMap(({ name, category, description }) => [name, category, description]),
    ...brief.bodyTextSections.map(({ content }) => content),
  ].filter((text) => text.trim() !== "")
  // Also the original text: a removed sign may have been the evidence.
  const raw = texts.join("\n").slice(0, maxChars)
  // Normalizes "1 doz", "b4" and "alergenic".
  const clean = `${cleanText(raw)}\n${spelled(cleanText(withoutShorthand(raw)))}`
  const units = splitSentences(`${clean}\n${withoutDenials(clean)}`).map((sentence) =>
    readTokens(sentence).map(({ word }) => word),
  )
  const said = `${raw}\n${clean}`.toLowerCase()
  const evidence: Evidence = {
    units,
    words: new Set([...units.flat(), ...readTokens(raw).map(({ word }) => word)]),
    amounts: [
      // "ios16" also contains a number.
      ...readAmounts(
        `${clean}\n${raw}\n${withSharedSign(raw)}\n${partRow(raw)}\n${raw.replace(/(?<=\p{L}{3})(?=\d)/gu, " ")}\n${spokenAmounts(raw)}`,
      ).map((amount) => ({
        ...amount,
        isBare: false,
      })),
      ...readAmounts(brief.productDimensions),
      ...readAmounts(`${brief.priceRange}\n${withMoneySign(brief.priceRange)}`).map(asPrice),
    ],
    listSizes: listSizesOf(texts),
    raw: said,
    saysNumberOne: /#\s?1(?!\d)|\bno\.? ?1\b|number one/u.test(said),
    known: new Map(),
  }
  caches.set(brief, evidence)
  return evidence
}

const spelled = (text: string): string =>
  fixInContext(text.replace(/\p{L}{4,}/gu, (word) => misspellings.get(word.toLowerCase()) ?? word))

/** A negation in brackets ends there: "hand sculpted (no molds), hypoallergenic hooks". */
const withoutDenials = (text: string): string =>
  text
    .split("\n")
    .filter((line) => /\((?:no|not|non|without)\b/i.test(line))
    .map((line) => line.replace(/\((?:no|not|non|without)\b[^()]*\)/gi, ""))
    .join("\n")

const asPrice = (amount: Amount): Amount => (amount.unit === null ? { ...amount, unit: "money" } : amount)

const negators = new Set(
  "no not non never without isnt arent wasnt cannot cant dont doesnt didnt wont nor neither lacks instead".split(" "),
)

export const isNegator = (word: string): boolean => negators.has(word)

/** Whether a word before this one negates it. */
export function isNegated(words: readonly string[], index: number, reach = 3): boolean {
  return words.slice(Math.max(0, index - reach), index).some(isNegator)
}

/** A stem with a full stop is a whole word. */
const fits = (word: string, stem: string): boolean =>
  stem.endsWith(".")
    ? word === stem.slice(0, -1)
    : word.startsWith(stem) || (stem.length >= 6 && isNear(word.slice(0, stem.length), stem))

/**
 * Whether one sentence of the brief has all the stems and does not negate them. A stem may be several with slashes:
 * "free ship/deliver".
 */
export function isSaid(evidence: Evidence, needs: string): boolean {
  const known = evidence.known.get(needs)
  if (known !== undefined) return known
  const groups = needs.split(" ").map((group) => group.split("/"))
  const isDenial = groups.flat().some(isNegator)
  const said = evidence.units.some((unit) =>
    groups.every((stems) =>
      unit.some((word, index) => stems.some((stem) => fits(word, stem)) && (isDenial || !isNegated(unit, index))),
    ),
  )
  evidence.known.set(needs, said)
  return said
}

export const wordsOf = (tokens: readonly Token[]): string[] => tokens.map(({ word }) => word)
