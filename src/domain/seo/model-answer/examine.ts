import type { Platform } from "../../platforms/platform.ts"
import { unsupportedClaims } from "../claims.ts"
import { type Draft, type Listing, type SlotKey, type SlotValue, writeSlot } from "../listing.ts"
import type { Prompt } from "../prompt.ts"
import { violations } from "../violations.ts"
import type { Fault, SlotValues } from "./fault.ts"
import { type Answered, findObedience, readGiven } from "./obedience.ts"

interface Examined {
  readonly values: SlotValues
  readonly task: Answered & { readonly platform: Platform }
  readonly prompt: Prompt
}

/** What speaks against the texts of an answer that has the right shape. */
export function examine({ values, task, prompt }: Examined): Fault[] {
  const given = readGiven(task)
  return [
    ...[...values].flatMap(([field, value]) => {
      const text = textOf(value)
      const reason = findLeak(text, prompt) ?? findSpeech(text) ?? findObedience(field, text, given)
      return reason === null ? [] : [{ field, reason, isGrave: true }]
    }),
    ...findForbidden(values, task),
    ...findClaims(values, task),
  ]
}

const textOf = (value: SlotValue): string => (typeof value === "string" ? value : value.join("\n"))

/** Shorter lines might stand in an honest text by chance. */
const minLeakedChars = 60

function findLeak(text: string, { system, canary }: Prompt): string | null {
  const isLeaked =
    text.includes(canary) ||
    system.split("\n").some((line) => line.length >= minLeakedChars && text.includes(line.slice(0, minLeakedChars)))
  return isLeaked ? "must not repeat these instructions" : null
}

/** Somebody who speaks about the task instead of doing it, or leaves gaps for somebody else to fill. */
const speech =
  /\bas an ai\b|\b(?:large )?language model\b|\bi(?:'m| am) sorry,? but\b|\bi (?:can(?:not|'t)|am (?:not able|unable) to|won't) (?:help|assist|comply|write|create|generate|fulfil)|\bsystem prompt\b|\b(?:ignore|disregard) (?:all |any |the )*(?:previous|prior|above) instructions\b|\[(?:your|insert|brand|product|business) ?[^\]]{0,40}\]|\blorem ipsum\b/i

const findSpeech = (text: string): string | null =>
  speech.test(text.replaceAll("’", "'"))
    ? "must be the listing's own text: no remarks about the task, no placeholders"
    : null

/** A tag is taken out without a trace, so it is none. */
const hasWord = /^(?!<).*\p{L}{2}/su

/** Words that the platform forbids. Taking them out of a sentence breaks it; single signs are taken out unseen. */
function findForbidden(values: SlotValues, { brief, subject, platform }: Examined["task"]): Fault[] {
  return violations(completeListing(draftFrom(subject.name, values)), platform, brief)
    .filter(({ slot }) => values.has(slot))
    .filter(({ rule: { kind, limit } }) => limit.check === "rivals" || (limit.check === "forbidden" && kind === "hard"))
    .filter(({ outcome }) => hasWord.test(outcome.found ?? ""))
    .map(({ slot, message }) => ({ field: slot, reason: message, isGrave: false }))
}

function findClaims(values: SlotValues, { brief, subject }: Answered): Fault[] {
  const claims = unsupportedClaims(completeListing(draftFrom(subject.name, values)), brief)
  const fields = [...new Set(claims.map(({ field }) => field))].filter((field) => values.has(field))
  return fields.map((field) => {
    const texts = claims.filter((claim) => claim.field === field).map(({ text }) => `"${text.slice(0, 60)}"`)
    return { field, reason: `the data does not say ${texts.slice(0, 5).join(", ")}`, isGrave: false }
  })
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
