import { checkOf } from "../../checks/index.ts"
import type { Platform } from "../../platforms/platform.ts"
import type { Rule } from "../../rule-book/rule.ts"
import { type UnsupportedClaim, unsupportedClaims } from "../claims.ts"
import { dropLightClaims } from "../drop-light-claims.ts"
import { type Draft, type Listing, type SlotKey, type SlotValue, writeSlot } from "../listing.ts"
import type { Prompt } from "../prompt.ts"
import { violations } from "../violations.ts"
import type { Fault, SlotValues } from "./fault.ts"
import { type Answered, findInjectedInstructions, readGiven } from "./injected-instructions.ts"

interface Examined {
  readonly values: SlotValues
  readonly task: Answered & { readonly platform: Platform }
  readonly prompt: Prompt
}

/** The problems in the texts of an answer that has the right shape. */
function examine({ values, task, prompt }: Examined): Fault[] {
  const given = readGiven(task)
  return [
    ...[...values].flatMap(([field, value]) => {
      const text = textOf(value)
      const reason = findLeak(text, prompt) ?? findSpeech(text) ?? findInjectedInstructions(field, text, given)
      return reason === null ? [] : [{ field, reason, isGrave: true }]
    }),
    ...findForbidden(values, task),
    ...findClaims(values, task),
  ]
}

const textOf = (value: SlotValue): string => (typeof value === "string" ? value : value.join("\n"))

/** Shorter lines could appear in an honest text by chance. */
const minLeakedChars = 60

function findLeak(text: string, { system, canary }: Prompt): string | null {
  const isLeaked =
    text.includes(canary) ||
    system.split("\n").some((line) => line.length >= minLeakedChars && text.includes(line.slice(0, minLeakedChars)))
  return isLeaked ? "must not repeat these instructions" : null
}

/** Text about the task instead of the result, or placeholders for somebody else to fill. */
const speech =
  /\bas an ai\b|\b(?:large )?language model\b|\bi(?:'m| am) sorry,? but\b|\bi (?:can(?:not|'t)|am (?:not able|unable) to|won't) (?:help|assist|comply|write|create|generate|fulfil)|\bsystem prompt\b|\b(?:ignore|disregard) (?:all |any |the )*(?:previous|prior|above) instructions\b|\[(?:your|insert|brand|product|business) ?[^\]]{0,40}\]|\blorem ipsum\b/i

const findSpeech = (text: string): string | null =>
  speech.test(text.replaceAll("’", "'"))
    ? "must be the listing's own text: no remarks about the task, no placeholders"
    : null

/** A tag is removed without a trace, so it does not count. */
const hasWord = /^(?!<).*\p{L}{2}/su

/** Words that the platform forbids. Removing them breaks a sentence; single signs are removed unnoticed. */
function findForbidden(values: SlotValues, { brief, subject, platform }: Examined["task"]): Fault[] {
  return violations(completeListing(draftFrom(subject.name, values)), platform, brief)
    .filter(({ slot }) => values.has(slot))
    .filter(({ rule }) => isRewritten(rule))
    .filter(({ outcome }) => hasWord.test(outcome.found ?? ""))
    .map(({ slot, message }) => ({ field: slot, reason: message, isGrave: false }))
}

function isRewritten({ kind, limit }: Rule): boolean {
  const { isRewritten: when } = checkOf(limit)
  return when === "always" || (when === "where hard" && kind === "hard")
}

function findClaims(values: SlotValues, task: Answered): Fault[] {
  return [...claimsByField(values, task)].map(([field, claims]) => {
    const texts = claims.map(({ text }) => `"${text.slice(0, 60)}"`)
    return { field, reason: `the data does not say ${texts.slice(0, 5).join(", ")}`, isGrave: false }
  })
}

const claimsByField = (values: SlotValues, { brief, subject }: Answered): Map<SlotKey, UnsupportedClaim[]> =>
  Map.groupBy(
    unsupportedClaims(completeListing(draftFrom(subject.name, values)), brief).filter(({ field }) => values.has(field)),
    ({ field }) => field,
  )

/** An answer without its light claims, and the remaining problems. */
export function reviewAnswer({ values: given, task, prompt }: Examined): {
  values: SlotValues
  faults: readonly Fault[]
} {
  const values = withoutLightClaims(given, task)
  return { values, faults: examine({ values, task, prompt }) }
}

/** The texts without their passing claims: a keyword, or a sentence with nothing else. */
function withoutLightClaims(values: SlotValues, task: Answered): SlotValues {
  const claims = claimsByField(values, task)
  return new Map(
    [...values].map(([key, value]) => {
      const found = claims.get(key)
      const rest = found === undefined ? null : dropLightClaims({ key, value, claims: found, brief: task.brief })
      return [key, rest ?? value]
    }),
  )
}

export const draftFrom = (productName: string, values: SlotValues): Draft =>
  [...values].reduce<Draft>((draft, [key, value]: [SlotKey, SlotValue]) => writeSlot(draft, key, value), {
    productName,
  })

const completeListing = (draft: Draft): Listing => ({
  productTitle: "",
  titleTag: "",
  metaDescription: "",
  improvedBodyText: "",
  keywords: [],
  bulletPoints: [],
  tags: [],
  searchTerms: [],
  platformFields: {},
  ...draft,
})
