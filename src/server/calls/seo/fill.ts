import type { UnfinishedForm } from "../../../contract/seo/form.ts"
import type { TypedListing } from "../../../contract/seo/listing.ts"
import { listingTexts } from "../../../domain/history/listing-texts.ts"
import type { Platform } from "../../../domain/platforms/platform.ts"
import type { Brief } from "../../../domain/seo/brief.ts"
import { findPlatform } from "../../../domain/seo/find-platform.ts"
import type { Listing } from "../../../domain/seo/listing.ts"
import { Problem } from "../../problem.ts"

export function mustFindPlatform(id: string): Platform {
  const platform = findPlatform(id)
  if (platform === undefined) throw new Problem("not_found")
  return platform
}

/** A score does not depend on tone and style, so any values work. */
export const fillBrief = (form: UnfinishedForm): Brief => ({
  ...form,
  tone: form.tone ?? "professional",
  style: form.style ?? "descriptive",
})

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

/** A listing with the typed texts in place of the old ones. */
export function fillListing<L extends Listing>(typed: TypedListing, before: L): L
export function fillListing(typed: TypedListing & { readonly productName: string }): Listing
export function fillListing(typed: TypedListing, before: Listing = emptyListing): Listing {
  const given = Object.entries(typed).filter(([, value]) => value !== undefined)
  const platformFields = { ...before.platformFields, ...typed.platformFields }
  return { ...before, ...Object.fromEntries(given), platformFields }
}

/** Several times the largest platform's limit, all slots together. */
const maxListingChars = 100_000

/** Reading an item reads all of its listings, so their size is limited. */
export function refuseTooLong(listing: Listing): void {
  const chars = listingTexts(listing).reduce((sum, { text }) => sum + text.length, 0)
  if (chars <= maxListingChars) return
  const message = `All texts of a listing together may have at most ${maxListingChars.toLocaleString("en")} characters`
  throw new Problem("bad_input", { message, issues: [{ path: "products", message }] })
}

/** A typed text must belong to a slot of its platform, and be a list if the slot is one. */
export function refuseUnknownFields({ platformFields = {} }: TypedListing, platform: Platform): void {
  for (const [name, value] of Object.entries(platformFields)) {
    const slot = platform.slots.find(({ key }) => key === `platformFields.${name}`)
    if (slot !== undefined && (slot.kind === "list") === Array.isArray(value)) continue
    const message =
      slot === undefined ? `${platform.label} has no field with this name` : `${slot.label} is a ${slot.kind}`
    throw new Problem("bad_input", { message, issues: [{ path: `platformFields.${name}`, message }] })
  }
}
