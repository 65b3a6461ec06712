import { parsePartialJson } from "ai"
import * as z from "zod/mini"
import type { Slot } from "../../../domain/rule-book/slot.ts"
import type { SlotKey, SlotValue } from "../../../domain/seo/listing.ts"
import type { Fault, SlotValues } from "../../../domain/seo/model-answer/fault.ts"

interface Reading {
  readonly values: SlotValues
  readonly faults: readonly Fault[]
}

const maxTextChars = 20_000
const maxItems = 100
const maxItemChars = 1000

const textSchema = z.string()
const listSchema = z.array(z.string())
const objectSchema = z.record(z.string(), z.unknown())

/** Extracts the usable parts of an answer, slot by slot, whatever surrounds it. */
export async function readAnswer(text: string, slots: readonly Slot[]): Promise<Reading> {
  const { fields, isWhole } = await findObject(text)
  const values = new Map<SlotKey, SlotValue>()
  const faults: Fault[] = []
  for (const slot of slots) {
    const given = fieldOf(fields, slot.key)
    const value = readValue(given, slot)
    const isEmpty = value === null || value.length === 0
    if (!isEmpty) values.set(slot.key, value)
    if (value === null) faults.push({ field: slot.key, reason: `must be ${shapes[slot.kind]}`, isGrave: true })
    // Slots derived from others are filled from them, and need no second request.
    else if (isEmpty && !slot.isOptional && slot.madeFrom === undefined)
      faults.push({ field: slot.key, reason: "must not be empty", isGrave: slot.isRequired })
    else if (given === undefined && !isWhole)
      faults.push({ field: slot.key, reason: "was missing, because the answer broke off", isGrave: false })
  }
  return { values, faults }
}

const shapes = { text: "a text", list: "a list of texts" } as const

/** Null: not in the requested shape. */
function readValue(given: unknown, { kind, isLong }: Slot): SlotValue | null {
  const value = given ?? (kind === "text" ? "" : [])
  if (kind === "text") {
    const parsed = textSchema.safeParse(value)
    return parsed.success ? clean(parsed.data, { maxChars: maxTextChars, isLong }) : null
  }
  const parsed = listSchema.safeParse(value)
  if (!parsed.success) return null
  const items = parsed.data.slice(0, maxItems).map((item) => clean(item, { maxChars: maxItemChars, isLong: false }))
  return items.filter((item) => item !== "")
}

/** Control characters, direction marks, and invisible characters that only machines read. */
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

function clean(text: string, { maxChars, isLong }: { maxChars: number; isLong: boolean }): string {
  const lines = text
    .slice(0, maxChars)
    .toWellFormed()
    .normalize("NFC")
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => line.replaceAll("\t", " ").replace(unseen, "").trimEnd())
  return lines.join(isLong ? "\n" : " ").trim()
}

type Fields = Record<string, unknown>

/** Some models write one of the platform's own fields beside the others, or under its full name. */
function fieldOf(fields: Fields, key: SlotKey): unknown {
  if (!key.startsWith("platformFields.")) return own(fields, key)
  const name = key.slice("platformFields.".length)
  const nested = objectSchema.safeParse(own(fields, "platformFields"))
  return (nested.success ? own(nested.data, name) : undefined) ?? own(fields, key) ?? own(fields, name)
}

const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)

/** How many opening braces are tried before giving up. */
const maxTries = 20

/** The first JSON object in a text that may also contain chat, a code fence, or a truncation. */
async function findObject(text: string): Promise<{ fields: Fields; isWhole: boolean }> {
  let at = text.indexOf("{")
  for (let tries = 0; at >= 0 && tries < maxTries; tries += 1) {
    const { json, isWhole } = cutObject(text.slice(at))
    const parsed = await parsePartialJson(json)
    const found = objectSchema.safeParse(parsed.value)
    if (found.success && Object.keys(found.data).length > 0)
      return { fields: isWhole ? found.data : withoutLast(found.data), isWhole }
    at = text.indexOf("{", at + 1)
  }
  return { fields: {}, isWhole: true }
}

/** From the opening brace to its closing one, without trailing commas. */
function cutObject(text: string): { json: string; isWhole: boolean } {
  let json = ""
  let depth = 0
  let isInText = false
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInText && character === "\\") at += 1
    else if (character === '"') isInText = !isInText
    else if (isInText) continue
    else if (character === "{" || character === "[") depth += 1
    else if (character === "}" || character === "]") {
      json += text.slice(from, at).replace(/,\s*$/, "")
      from = at
      depth -= 1
      if (depth === 0) return { json: `${json}${character}`, isWhole: true }
    }
  }
  return { json: json + text.slice(from), isWhole: false }
}

/** In a truncated answer, the last value may be incomplete. */
function withoutLast(fields: Fields): Fields {
  const entries = Object.entries(fields)
  const last = entries.pop()
  if (last === undefined) return {}
  const nested = objectSchema.safeParse(last[1])
  return Object.fromEntries(nested.success ? [...entries, [last[0], withoutLast(nested.data)]] : entries)
}
