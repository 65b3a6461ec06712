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

/** A hard fact of the brief, and the platforms whose listings carry it. */
export interface FactRow {
  readonly fact: string
  readonly kind: "number" | "price" | "material"
  readonly on: readonly string[]
}

/** Values of one thing that contradict the brief or each other. */
export interface FactConflict {
  readonly kind: ValueKind
  /** What the brief says of it; empty where it says nothing. */
  readonly said: readonly string[]
  /** What stands in listings instead, as it is written there, and on which platforms. */
  readonly values: readonly { readonly text: string; readonly on: readonly string[] }[]
}

export interface Agreement {
  readonly rows: readonly FactRow[]
  readonly conflicts: readonly FactConflict[]
}

/**
 * Whether the listings of one product say the same on all platforms. What the brief supports agrees, also in other
 * units. What it does not is a conflict where it stands on some platforms only, or where the brief says otherwise.
 */
export function compareFacts(listings: readonly PlatformListing[], brief: Brief): Agreement {
  const [first] = listings
  if (first === undefined) return { rows: [], conflicts: [] }
  const subject = subjectNamed(brief, first.listing.productName)
  // What the brief says of its other products is no evidence about this one.
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

/** What the brief does not say; and another number of what it counts once, although it has that number elsewhere. */
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

/** All that the seller typed about it; what they say of others is not about it. */
const textOf = (brief: Brief): string =>
  [
    ...briefTexts.filter((key) => key !== "competitors").map((key) => brief[key]),
    ...brief.products.flatMap(({ name, category, description }) => [name, category, description]),
    ...brief.bodyTextSections.map(({ content }) => content),
  ]
    .filter((text) => text.trim() !== "")
    .join("\n")
