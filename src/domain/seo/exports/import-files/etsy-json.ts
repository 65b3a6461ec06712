import { plainHeadings } from "../../../text/plain-headings.ts"
import { slotItems } from "../../listing.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import type { ImportFile } from "./import-file.ts"

/** The body of createDraftListing of Etsy's Open API; Etsy itself imports no file. */
const draftOf = (listing: ExportedListing) => ({
  title: listing.productTitle,
  description: plainHeadings(listing.improvedBodyText),
  tags: listing.tags,
  materials: slotItems(listing, "platformFields.materials"),
})

export const etsyJson: ImportFile = {
  id: "etsy-json",
  label: "Etsy draft listings (JSON for the Open API)",
  howTo: "Etsy imports no file: paste the texts by hand, or give these bodies to a tool that speaks Etsy's Open API.",
  write: ({ products }: ExportContent) => ({
    name: `etsy-drafts-${products.length}.json`,
    mediaType: "application/json; charset=utf-8",
    content: `${JSON.stringify(products.map(draftOf), null, 2)}\n`,
    missing: ["quantity", "price", "who_made", "when_made", "taxonomy_id", "shipping_profile_id"],
  }),
}
