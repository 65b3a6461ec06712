import type { Brief } from "./brief.ts"
import { type Evidence, evidenceOf } from "./claims/evidence.ts"
import { findAmounts } from "./claims/find-amounts.ts"
import { findMaterials } from "./claims/find-materials.ts"
import { findPhrases, type Span } from "./claims/find-phrases.ts"
import { findPlaces } from "./claims/find-places.ts"
import { findSizes } from "./claims/find-sizes.ts"
import { readTokens } from "./claims/tokens.ts"
import { commonLists, commonTexts, type Listing, type SlotKey, slotItems } from "./listing.ts"

/** Words of a listing that promise something the brief does not say. */
export interface UnsupportedClaim {
  /** Exactly as in the text, so that it can be highlighted there. */
  readonly text: string
  readonly field: SlotKey
}

/**
 * Numbers, sizes, materials, awards, certificates, promises and similar claims in any text of the listing that the
 * brief does not support in the same or other words. Each is reported once per field, in text order.
 */
export function unsupportedClaims(listing: Listing, brief: Brief): readonly UnsupportedClaim[] {
  const evidence = evidenceOf(brief)
  const byField = Map.groupBy(claimedTexts(listing), ({ field }) => field)
  return [...byField].flatMap(([field, items]) => {
    const texts = items.flatMap((item) => claimsIn(item, evidence, brief))
    return [...new Set(texts)].map((text) => ({ text, field }))
  })
}

interface ClaimedText {
  readonly field: SlotKey
  readonly text: string
  /** Short phrases often omit a unit. */
  readonly isPhrase: boolean
  /** A name without its signs: "72% dark bar" becomes "72-dark-bar", so its numbers are ignored. */
  readonly isAddress: boolean
}

/** Every text of a listing that may contain claims. */
export function claimedTexts(listing: Listing): readonly ClaimedText[] {
  const own = Object.keys(listing.platformFields).map((name): SlotKey => `platformFields.${name}`)
  const fields: readonly SlotKey[] = [...commonTexts, ...commonLists, ...own]
  return fields.flatMap((field) => {
    const [isPhrase, isAddress] = [isPhrases(field), /\.(?:handle|slug)$/.test(field)]
    // The end of a line is unrelated to the beginning of the next one.
    const lines = slotItems(listing, field).flatMap((item) => item.slice(0, maxChars).split("\n"))
    return lines.filter(isSaid).map((text) => ({ field, text, isPhrase, isAddress }))
  })
}

const isSaid = (line: string): boolean => line !== ""

const maxChars = 20_000
const superlativeNumber = /(?<![\w#])#\s?1(?![\d.\p{L}])(?!\s(?:phill?ips|pencils?|screwdriver|bits?))/giu

const isPhrases = (field: SlotKey): boolean =>
  /^(?:keywords|tags|searchTerms)$|hashtags|keyword|materials/iu.test(field)

function claimsIn({ text, isPhrase, isAddress }: ClaimedText, evidence: Evidence, brief: Brief): string[] {
  const tokens = readTokens(text)
  const spans = [
    ...findPhrases(tokens, evidence),
    ...findMaterials(tokens, evidence, brief),
    ...(isAddress ? [] : findAmounts(text, evidence, isPhrase)),
    ...findPlaces(text, evidence),
    ...(isAddress ? [] : findSizes(text, evidence)),
    ...findNumberOne(text, evidence),
  ]
  return mergeSpans(spans).map(({ start, end }) => text.slice(start, end).trim())
}

function findNumberOne(text: string, { saysNumberOne }: Evidence): Span[] {
  if (saysNumberOne) return []
  return [...text.matchAll(superlativeNumber)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Overlapping spans are one claim. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last && span.start < last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else merged.push(span)
  }
  return merged
}
