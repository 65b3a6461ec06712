import type { Listing } from "../seo/listing.ts"

interface ListingText {
  /** The slot, as the contract names it. */
  readonly field: string
  readonly text: string
}

/** All texts of a listing, slot by slot, in the order in which people look for them. */
export function listingTexts(listing: Listing): readonly ListingText[] {
  const { productName, productTitle, titleTag, metaDescription, improvedBodyText, platformFields } = listing
  const { keywords, tags, searchTerms, bulletPoints } = listing
  const lists = { keywords, tags, searchTerms, bulletPoints }
  return [
    ...Object.entries({ productName, productTitle, titleTag, metaDescription }),
    ...Object.entries(lists).map(([field, items]) => [field, items.join(", ")] as const),
    ...Object.entries(platformFields).map(
      ([name, value]) => [`platformFields.${name}`, [value].flat().join(", ")] as const,
    ),
    ["improvedBodyText", improvedBodyText] as const,
  ]
    .filter(([, text]) => text.trim() !== "")
    .map(([field, text]) => ({ field, text }))
}
