import { splitSentences } from "../text/split/split-sentences.ts"
import type { Brief } from "./brief.ts"
import type { UnsupportedClaim } from "./claims.ts"
import { weigher } from "./fitting/weigh.ts"
import type { SlotKey, SlotValue } from "./listing.ts"

/** What is left must still be a list or a text. */
const minKeptShare = 0.7
/** A sentence that covers this much of the brief is not dropped for one word in it. */
const carriesMuch = 5

const phraseLists: ReadonlySet<SlotKey> = new Set(["keywords", "tags", "searchTerms"])

interface Claimed {
  readonly key: SlotKey
  readonly value: SlotValue
  readonly claims: readonly UnsupportedClaim[]
  readonly brief: Brief
}

/**
 * A slot without the phrases or sentences that make unsupported claims, if it can do without them; otherwise null. A
 * keyword is removed whole; in a description, a sentence with no fact beside the claim is.
 */
export function dropLightClaims({ key, value, claims, brief }: Claimed): SlotValue | null {
  const isClaiming = (text: string): boolean => claims.some((claim) => text.includes(claim.text))
  if (typeof value === "string")
    return key === "improvedBodyText" ? dropSentences(value, isClaiming, weigher(brief)) : null
  if (!phraseLists.has(key)) return null
  const kept = value.filter((item) => !isClaiming(item))
  return kept.length >= value.length * minKeptShare ? kept : null
}

function dropSentences(
  text: string,
  isClaiming: (sentence: string) => boolean,
  weigh: (sentence: string) => number,
): string | null {
  let isLost = false
  const paragraphs = text.split("\n").map((line) => {
    if (!isClaiming(line)) return line
    const sentences = splitSentences(line)
    const kept = sentences.filter((sentence) => !isClaiming(sentence))
    const gone = sentences.filter(isClaiming)
    // A claim across two sentences, or beside facts, is not a light one.
    if (gone.length === 0 || gone.some((sentence) => weigh(sentence) >= carriesMuch)) isLost = true
    return kept.join(" ")
  })
  const rest = paragraphs
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim()
  const isFirst = isClaiming(splitSentences(text)[0] ?? "")
  return isLost || isFirst || rest.length < text.length * minKeptShare ? null : rest
}
