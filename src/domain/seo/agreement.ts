import { type BriefFact, type FactKind, factsOf } from "../brief/brief-facts.ts"
import { subjectNamed } from "../brief/brief-texts.ts"
import { hasWords } from "../measures/phrase-match.ts"
import { type ReadText, readText } from "../measures/read-text.ts"
import { equalAmounts } from "./agreement/equal-amounts.ts"
import {
  amountsIn,
  asWritten,
  isSameValue,
  unsupportedValues,
  type Value,
  type ValueKind,
  valuesIn,
} from "./agreement/read-values.ts"
import { type Brief, briefTexts } from "./brief.ts"
import { type Amount, readAmounts } from "./claims/amounts.ts"
import { type Evidence, evidenceOf } from "./claims/evidence.ts"
import { claimedTexts } from "./claims.ts"
import type { Listing } from "./listing.ts"

export interface PlatformListing {
  readonly platform: string
  readonly listing: Listing
}

/** A hard fact of the brief, and the platforms whose listings contain it. */
export interface FactRow {
  readonly fact: string
  readonly kind: "number" | "price" | "material"
  readonly on: readonly string[]
}

/** Values of one attribute that contradict the brief or each other. */
export interface FactConflict {
  readonly kind: ValueKind
  /** The brief's value; empty if it has none. */
  readonly said: readonly string[]
  /** The listings' values instead, verbatim, with their platforms. */
  readonly values: readonly { readonly text: string; readonly on: readonly string[] }[]
}

export interface Agreement {
  readonly rows: readonly FactRow[]
  readonly conflicts: readonly FactConflict[]
}

/**
 * Whether the listings of one product agree across platforms. Values that the brief supports agree, also in other
 * units. Others conflict if only some platforms have them, or if the brief differs.
 */
export function compareFacts(listings: readonly PlatformListing[], brief: Brief): Agreement {
  const [first] = listings
  if (first === undefined) return { rows: [], conflicts: [] }
  const subject = subjectNamed(brief, first.listing.productName)
  // The brief's other products are no evidence about this one.
  const own: Brief = { ...brief, products: brief.products.length === 0 ? [] : [subject] }
  const texts = listings.map(({ platform, listing }) => ({ platform, texts: textsOf(listing) }))
  return {
    rows: hardFacts(brief, first.listing.productName).map(({ fact, kind }) => ({
      fact: fact.text,
      kind,
      on: texts.filter(({ texts }) => texts.some((text) => isCarried(fact, text))).map(({ platform }) => platform),
    })),
    conflicts: findConflicts(texts, own),
  }
}

const textsOf = (listing: Listing): PlatformTexts["texts"] =>
  claimedTexts(listing)
    .filter(({ isAddress }) => !isAddress)
    .map(({ text: typed, isPhrase }) => {
      const text = asWritten(typed, isPhrase)
      return { text, isPhrase, read: readText(text, false), amounts: readAmounts(text) }
    })

const hardKinds = ["number", "price", "material"] as const

const hardFacts = (brief: Brief, productName: string) =>
  factsOf(brief, productName).flatMap((fact) => {
    const kind = hardKinds.find((hard: FactKind) => hard === fact.kind)
    return kind === undefined ? [] : [{ fact, kind }]
  })

function isCarried({ text: said, spellings }: BriefFact, { read, amounts: there }: ReadItem): boolean {
  if (spellings.some((words) => words.length > 0 && hasWords(read, words))) return true
  const amounts = readAmounts(said)
  if (amounts.length === 0 || amounts.some(({ unit }) => unit === null)) return false
  return amounts.every((amount) => there.some((other) => equalAmounts(amount, other)))
}

interface ReadItem {
  readonly text: string
  readonly isPhrase: boolean
  readonly read: ReadText
  readonly amounts: readonly Amount[]
}

interface PlatformTexts {
  readonly platform: string
  readonly texts: readonly ReadItem[]
}

interface OddValue {
  readonly value: Value
  readonly on: readonly string[]
}

function findConflicts(listings: readonly PlatformTexts[], brief: Brief): readonly FactConflict[] {
  const evidence = evidenceOf(brief)
  const said = valuesIn(textOf(brief), brief)
  const odd: OddValue[] = []
  for (const { platform, texts } of listings) {
    for (const value of texts.flatMap((text) => oddValues(text, { brief, evidence, said }))) {
      const at = odd.findIndex((one) => isSameValue(one.value, value))
      const known = odd[at]
      if (known === undefined) odd.push({ value, on: [platform] })
      else if (!known.on.includes(platform)) odd[at] = { ...known, on: [...known.on, platform] }
    }
  }
  const saidOf = ({ about }: Value) => (about === null ? [] : said.filter((value) => value.about === about))
  const conflicting = odd.filter(({ value, on }) => on.length < listings.length || saidOf(value).length > 0)
  const groups = Map.groupBy(conflicting, ({ value }) => value.about ?? value)
  return [...groups.values()].flatMap((group) => {
    const [one] = group
    if (one === undefined) return []
    const values = group.map(({ value, on }) => ({ text: value.text, on }))
    return [{ kind: one.value.kind, said: [...new Set(saidOf(one.value).map(({ text }) => text))], values }]
  })
}

interface Known {
  readonly brief: Brief
  readonly evidence: Evidence
  readonly said: readonly Value[]
}

/**
 * Missing from the brief; and a different number of something that the brief counts once, even if the brief has that
 * number elsewhere.
 */
function oddValues({ text, isPhrase }: ReadItem, { brief, evidence, said }: Known): readonly Value[] {
  const unsupported = unsupportedValues(text, { brief, evidence }, isPhrase).filter(
    (value) => value.amount === null || !said.some((other) => isSameValue(value, other)),
  )
  const otherwise = amountsIn(text).filter((value) => {
    const { kind, about, amount } = value
    if (kind !== "count" || about === null || amount === null || amount.isSpelled || !isSeveral(amount.value))
      return false
    const counts = said.filter((other) => other.kind === "count" && other.about === about)
    const [once] = counts
    return once !== undefined && counts.every((one) => isSameValue(one, once)) && !isSameValue(value, once)
  })
  return [...unsupported, ...otherwise]
}

const isSeveral = (value: number): boolean => Number.isInteger(value) && value > 1

/** All of the seller's text about it, without statements about others. */
const textOf = (brief: Brief): string =>
  [
    ...briefTexts.filter((key) => key !== "competitors").map((key) => brief[key]),
    ...brief.products.flatMap(({ name, category, description }) => [name, category, description]),
    ...brief.bodyTextSections.map(({ content }) => content),
  ]
    .filter((text) => text.trim() !== "")
    .join("\n")
