import type { ProductResult, TypedListing } from "../../contract/seo/listing.ts"
import type { Slot } from "../../domain/rule-book/slot.ts"
import { type Listing, readSlot, type SlotKey, type SlotValue, writeSlot } from "../../domain/seo/listing.ts"

/** A product's texts in the format for saving; missing ones stay unchanged. */
export type TypedProduct = TypedListing & { readonly id: string }

/** Only the texts. */
export const listingOf = (product: ProductResult): Listing => ({
  productName: product.productName,
  productTitle: product.productTitle,
  titleTag: product.titleTag,
  metaDescription: product.metaDescription,
  keywords: product.keywords,
  bulletPoints: product.bulletPoints,
  tags: product.tags,
  searchTerms: product.searchTerms,
  improvedBodyText: product.improvedBodyText,
  platformFields: product.platformFields,
})

/** An empty text, an empty list and a missing value are equal to a reader. */
export function isSameValue(one: SlotValue, other: SlotValue): boolean {
  if (one === other) return true
  if (one.length === 0 && other.length === 0) return true
  if (typeof one === "string" || typeof other === "string") return false
  return one.length === other.length && one.every((item, at) => item === other[at])
}

/** The slot's value; if missing, the empty value of the same type as `like`. */
export const readWritten = (listing: Listing, slot: SlotKey, like: SlotValue): SlotValue =>
  readSlot(listing, slot) ?? (typeof like === "string" ? "" : [])

/** The listing as if the slot had never been set. The slots of every platform can only be emptied. */
export function eraseSlot(listing: Listing, slot: SlotKey): Listing {
  const [, name] = /^platformFields\.(.*)$/su.exec(slot) ?? []
  if (name === undefined) return listing
  const others = Object.entries(listing.platformFields).filter(([key]) => key !== name)
  return { ...listing, platformFields: Object.fromEntries(others) }
}

/** Those slots of a listing, ready to send. */
export function typedProduct(id: string, listing: Listing, slots: readonly Slot[]): TypedProduct {
  let picked: Partial<Listing> = {}
  for (const { key, kind } of slots)
    picked = writeSlot(picked, key, readSlot(listing, key) ?? (kind === "text" ? "" : []))
  const { keywords, bulletPoints, tags, searchTerms, platformFields } = picked
  return {
    id,
    ...(picked.productTitle !== undefined && { productTitle: picked.productTitle }),
    ...(picked.titleTag !== undefined && { titleTag: picked.titleTag }),
    ...(picked.metaDescription !== undefined && { metaDescription: picked.metaDescription }),
    ...(picked.improvedBodyText !== undefined && { improvedBodyText: picked.improvedBodyText }),
    ...(keywords && { keywords: [...keywords] }),
    ...(bulletPoints && { bulletPoints: [...bulletPoints] }),
    ...(tags && { tags: [...tags] }),
    ...(searchTerms && { searchTerms: [...searchTerms] }),
    ...(platformFields && { platformFields: sendable(platformFields) }),
  }
}

const sendable = (fields: Listing["platformFields"]): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : [...value]]),
  )

/** The typed text, slot by slot, if the platform has the slot. */
export const writtenIn = (typed: TypedListing, slots: readonly Slot[]) =>
  slots.flatMap(({ key, kind }) => {
    const value = readTyped(typed, key)
    return value !== undefined && (typeof value === "string") === (kind === "text") ? [{ slot: key, value }] : []
  })

function readTyped(typed: TypedListing, key: SlotKey): SlotValue | undefined {
  const [, name] = /^platformFields\.(.*)$/su.exec(key) ?? []
  if (name !== undefined) return typed.platformFields?.[name]
  const value: unknown = Reflect.get(typed, key)
  if (typeof value === "string") return value
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined
}
