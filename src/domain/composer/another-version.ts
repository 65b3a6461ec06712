import { type Draft, readSlot, type SlotKey, type SlotValue, writeSlot } from "../seo/listing.ts"
import { otherWays } from "./copying.ts"
import type { Room } from "./room.ts"

/** Places that hold what is so and not how it is said; they do not change. */
const fixed = new Set<SlotKey>([
  "platformFields.slug",
  "platformFields.handle",
  "platformFields.section",
  "platformFields.productType",
  "platformFields.chapters",
])

const rotated = <T>(rows: readonly T[], by: number): T[] =>
  rows.length === 0 ? [] : [...rows.slice(by % rows.length), ...rows.slice(0, by % rows.length)]

/** "Mug, 12 oz, wide handle" with what follows the name in another order; the seller's name stays at the end. */
function otherTitle(title: string, version: number): string {
  const [phrases = "", ...ends] = title.split(" | ")
  const [name = "", ...parts] = phrases.split(", ")
  return [[name, ...rotated(parts, version)].join(", "), ...ends].join(" | ")
}

function otherText(text: string, version: number, maxChars: number): string {
  const title = otherTitle(text, version)
  if (title !== text) return title
  const ways = otherWays(text).filter((way) => way.length <= maxChars)
  return ways[(version - 1) % Math.max(1, ways.length)] ?? text
}

/** The first item is the strongest and stays; the others come forward one after the other. */
const otherList = ([first, ...rest]: readonly string[], version: number): string[] =>
  first === undefined ? [] : [first, ...rotated(rest, version)]

/** A later version of a draft: what came out the same as in the first one is at least put in another order. */
export function anotherVersion(
  draft: Draft,
  { first, version, room }: { first: Draft; version: number; room: (key: SlotKey) => Room },
): Draft {
  const keys: SlotKey[] = [
    "productTitle",
    "titleTag",
    "metaDescription",
    "keywords",
    "bulletPoints",
    "tags",
    "searchTerms",
    "improvedBodyText",
    ...Object.keys(draft.platformFields ?? {}).map((name): SlotKey => `platformFields.${name}`),
  ]
  return keys.reduce((changed: Draft, key) => {
    const value = readSlot(changed, key)
    if (value === undefined || fixed.has(key) || !isSame(value, readSlot(first, key))) return changed
    const other = typeof value === "string" ? otherText(value, version, room(key).max) : otherList(value, version)
    return writeSlot(changed, key, other)
  }, draft)
}

const isSame = (a: SlotValue, b: SlotValue | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)
