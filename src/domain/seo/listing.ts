/** The places of a listing that every platform has. */
export const commonTexts = ["productTitle", "titleTag", "metaDescription", "improvedBodyText"] as const
export const commonLists = ["keywords", "bulletPoints", "tags", "searchTerms"] as const

type CommonKey = (typeof commonTexts)[number] | (typeof commonLists)[number]
export type SlotKey = CommonKey | `platformFields.${string}`

export type SlotValue = string | readonly string[]

/** A finished listing, in the shape of the specification's result; the platform's own places are in `platformFields`. */
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

/** What a writer hands over: any of the places, with anything in them. */
export type Draft = { readonly productName: string } & Partial<Listing>

const own = "platformFields."

/** What stands in a place; undefined where nothing was ever put. */
export function readSlot(listing: Partial<Listing>, key: SlotKey): SlotValue | undefined {
  if (key.startsWith(own)) {
    const fields = listing.platformFields ?? {}
    const name = key.slice(own.length)
    return Object.hasOwn(fields, name) ? fields[name] : undefined
  }
  return Reflect.get(listing, key)
}

/** The same listing with another value in one place. */
export function writeSlot<L extends Partial<Listing>>(listing: L, key: SlotKey, value: SlotValue): L {
  if (!key.startsWith(own)) return { ...listing, [key]: value }
  return { ...listing, platformFields: { ...listing.platformFields, [key.slice(own.length)]: value } }
}

/** The place's text in one piece: a list's items each on a line. */
export function slotText(listing: Partial<Listing>, key: SlotKey): string {
  const value = readSlot(listing, key) ?? ""
  return typeof value === "string" ? value : value.join("\n")
}

/** The place's items; a text is its only one. */
export function slotItems(listing: Partial<Listing>, key: SlotKey): readonly string[] {
  const value = readSlot(listing, key) ?? []
  return typeof value === "string" ? [value] : value
}

/** A list's items; a text is its only one. */
export const itemsOf = (value: SlotValue): readonly string[] => (typeof value === "string" ? [value] : value)

/** The same change to a text, or to each item of a list; items of which nothing is left go. */
export function mapValue(value: SlotValue, change: (text: string) => string): SlotValue {
  return typeof value === "string" ? change(value) : value.map(change).filter((item) => item.trim() !== "")
}
