import type { Platform } from "../../domain/platforms/platform.ts"
import type { Slot } from "../../domain/rule-book/slot.ts"
import { richText } from "../../domain/seo/exports/rich-text.ts"
import { type Listing, type SlotValue, slotText } from "../../domain/seo/listing.ts"
import { plainHeadings } from "../../domain/text/clean/plain-headings.ts"
import { isShortList } from "./is-short-list.ts"
import { pasteOrder } from "./paste-order.ts"
import { valueIn } from "./value-in.ts"

/** For pasting into the platform's own form: short items separated by commas, long ones on lines. */
export function copyText(slot: Slot, value: SlotValue): string {
  if (typeof value === "string") return slot.markup === "markdown" ? value : plainHeadings(value)
  if (!isShortList(slot)) return value.join("\n")
  const isCounted = slot.rules.some(({ limit }) => limit.check === "total" && limit.unit === "bytes")
  return value.join(isCounted ? " " : ", ")
}

/** The same as HTML, for targets that accept headings and lists; nothing if there are none. */
export const copyHtml = (slot: Slot, value: SlotValue): string | undefined =>
  slot.markup === undefined || typeof value !== "string" ? undefined : richText(value)

/** Every field under its name: first the slots of the platform's own form, in its order. */
export function copyAll(listing: Listing, platform: Platform): string {
  const { pasted, rest } = pasteOrder(platform)
  return copyFields(listing, [...pasted, ...rest])
}

export const copyFields = (listing: Listing, slots: readonly Slot[]): string =>
  slots
    .filter(({ key }) => slotText(listing, key).trim() !== "")
    .map((slot) => `${slot.label}\n${copyText(slot, valueIn(listing, slot))}`)
    .join("\n\n")
