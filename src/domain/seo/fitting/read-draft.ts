import type { Platform } from "../../platforms/platform.ts"
import type { Slot } from "../../rule-book/slot.ts"
import { borderBefore } from "../../text/split/clusters.ts"
import { splitList } from "../../text/split/split-list.ts"
import { type Brief, subjectsOf } from "../brief.ts"
import {
  commonLists,
  commonTexts,
  type Draft,
  type Listing,
  type SlotKey,
  type SlotValue,
  writeSlot,
} from "../listing.ts"

/** The maximum length we process, whatever the platform allows. */
const most = {
  proseChars: 40_000,
  lineChars: 4000,
  itemChars: 1000,
  items: 300,
  listChars: 40_000,
  nameChars: 500,
} as const

/** A text four times as long as its limit is too long in any unit; the rest need not be read. */
function mostChars({ rules, isLong }: Slot): number {
  const limits = rules.flatMap(({ kind, limit }) => (kind === "hard" && limit.check === "length" ? [limit.max] : []))
  return Math.min(isLong ? most.proseChars : most.lineChars, 4 * Math.min(...limits, most.proseChars) + 400)
}

/**
 * The platform's slots of the draft, each a text or a list of the right type and a workable size. A model may send a
 * number for a text, a text for a list, or nothing.
 */
export function readDraft(draft: Draft, platform: Platform, brief: Brief): Listing {
  let listing: Listing = { ...emptyListing, productName: nameOf(draft, brief) }
  for (const slot of platform.slots) {
    const raw = rawSlot(draft, slot.key)
    // The platform's own slots stay absent if nobody filled them, where allowed.
    if (raw === undefined && slot.isOptional && isOwn(slot.key)) continue
    listing = writeSlot(
      listing,
      slot.key,
      slot.kind === "text" ? readText(raw, slot.isLong, mostChars(slot)) : readItems(raw, slot),
    )
  }
  return listing
}

const emptyListing: Listing = {
  productName: "",
  productTitle: "",
  titleTag: "",
  metaDescription: "",
  keywords: [],
  bulletPoints: [],
  tags: [],
  searchTerms: [],
  improvedBodyText: "",
  platformFields: {},
}

const isOwn = (key: SlotKey): boolean => ![...commonTexts, ...commonLists].some((common) => common === key)

function nameOf(draft: unknown, brief: Brief): string {
  const name = isObject(draft) ? readText(Reflect.get(draft, "productName"), false, most.nameChars) : ""
  const said = name.trim() === "" ? (subjectsOf(brief)[0]?.name ?? "") : name
  return said.slice(0, borderBefore(said, most.nameChars)).toWellFormed()
}

function rawSlot(draft: unknown, key: SlotKey): unknown {
  const [first = "", second] = key.split(".")
  const value = ownValue(draft, first)
  return second === undefined ? value : ownValue(value, second)
}

const ownValue = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

function readText(value: unknown, isLong: boolean, maxChars: number, depth = 0): string {
  if (typeof value === "string") return value.slice(0, borderBefore(value, maxChars))
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value)
  if (!isObject(value) || depth > 3) return ""
  if (Array.isArray(value)) return joinTexts(value, isLong ? "\n" : ", ", isLong, maxChars, depth)
  // A question and its answer, or a name and its value.
  const isQuestion = Object.hasOwn(value, "question") || Object.hasOwn(value, "q")
  return joinTexts(Object.values(value), isQuestion ? " " : ": ", isLong, maxChars, depth)
}

const joinTexts = (
  values: readonly unknown[],
  between: string,
  isLong: boolean,
  maxChars: number,
  depth: number,
): string => {
  const texts = values.slice(0, most.items).map((value) => readText(value, isLong, maxChars, depth + 1))
  const joined = texts.filter((text) => text.trim() !== "").join(between)
  return joined.slice(0, borderBefore(joined, maxChars))
}

/** Sentences may contain commas; short phrases may not. */
const sentenceChars = 100

function readItems(value: unknown, slot: Slot): SlotValue {
  if (Array.isArray(value)) return within(value.slice(0, most.items).map(readItem).filter(isSaid))
  const text = readText(value, true, most.proseChars)
  const lines = text.split("\n")
  const items = slot.max > sentenceChars || /^#/u.test(text) ? lines : splitList(text)
  return within(items.slice(0, most.items).map(readItem).filter(isSaid))
}

function within(items: readonly string[]): readonly string[] {
  let left: number = most.listChars
  return items.filter((item) => {
    left -= item.length
    return left >= 0
  })
}

const readItem = (value: unknown): string => {
  return readText(value, false, most.itemChars)
}

const isSaid = (item: string): boolean => item.trim() !== ""
