/** The slots of a listing on every platform. */
export const commonTexts = ["productTitle", "titleTag", "metaDescription", "improvedBodyText"] as const
export const commonLists = ["keywords", "bulletPoints", "tags", "searchTerms"] as const

type CommonKey = (typeof commonTexts)[number] | (typeof commonLists)[number]
export type SlotKey = CommonKey | `platformFields.${string}`

export type SlotValue = string | readonly string[]

/** A finished listing, in the specification's shape of the result; the platform's own slots are in `platformFields`. */
export interface Listing {
  readonly productName: string
  readonly productTitle: string
  readonly titleTag: string
  readonly metaDescription: string
  readonly keywords: readonly string[]
  readonly bulletPoints: readonly string[]
  readonly tags: readonly string[]
  readonly searchTerms: readonly string[]
  readonly improvedBodyText: string
  readonly platformFields: Readonly<Record<string, SlotValue>>
}

/** A writer's result: any of the slots, with any values. */
export type Draft = { readonly productName: string } & Partial<Listing>

const own = "platformFields."

/** The value of a slot; undefined if it was never set. */
export function readSlot(listing: Partial<Listing>, key: SlotKey): SlotValue | undefined {
  if (key.startsWith(own)) {
    const fields = listing.platformFields ?? {}
    const name = key.slice(own.length)
    return Object.hasOwn(fields, name) ? fields[name] : undefined
  }
  return Reflect.get(listing, key)
}

/** The same listing with another value in one slot. */
export function writeSlot<L extends Partial<Listing>>(listing: L, key: SlotKey, value: SlotValue): L {
  if (!key.startsWith(own)) return { ...listing, [key]: value }
  return { ...listing, platformFields: { ...listing.platformFields, [key.slice(own.length)]: value } }
}

/** The slot's text in one piece: a list's items on separate lines. */
export function slotText(listing: Partial<Listing>, key: SlotKey): string {
  const value = readSlot(listing, key) ?? ""
  return typeof value === "string" ? value : value.join("\n")
}

/** The slot's items; a text is its only item. */
export function slotItems(listing: Partial<Listing>, key: SlotKey): readonly string[] {
  const value = readSlot(listing, key) ?? []
  return typeof value === "string" ? [value] : value
}

/** A list's items; a text is its only item. */
export const itemsOf = (value: SlotValue): readonly string[] => (typeof value === "string" ? [value] : value)

/** Applies a change to a text, or to each item of a list; empty items are removed. */
export function mapValue(value: SlotValue, change: (text: string) => string): SlotValue {
  return typeof value === "string" ? change(value) : value.map(change).filter((item) => item.trim() !== "")
}
