import { plainHeadings } from "../../../text/clean/plain-headings.ts"
import { slotItems } from "../../listing.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { fileName } from "../file-name.ts"
import { marketOf } from "../market-of.ts"
import type { ImportFile } from "./import-file.ts"

/** The body of createDraftListing in Etsy's Open API; Etsy itself imports no file. */
const draftOf = (listing: ExportedListing, cents: number | undefined) => ({
  title: listing.productTitle,
  description: plainHeadings(listing.improvedBodyText),
  tags: listing.tags,
  materials: slotItems(listing, "platformFields.materials"),
  ...(cents !== undefined && { price: cents / 100 }),
})

/** The call's other required fields; the last two only for shipped things. */
const unknown = ["quantity", "who_made", "when_made", "taxonomy_id", "shipping_profile_id", "readiness_state_id"]

export const etsyJson: ImportFile = {
  id: "etsy-json",
  label: "Etsy draft listings (JSON for the Open API)",
  howTo: "Etsy imports no file: paste the texts by hand, or give these bodies to a tool that speaks Etsy's Open API.",
  write: (content: ExportContent) => {
    const { price } = marketOf(content)
    const drafts = content.products.map((listing) => draftOf(listing, price?.cents))
    return {
      name: fileName(content, "drafts", "json"),
      mediaType: "application/json; charset=utf-8",
      content: `${JSON.stringify(drafts, null, 2)}\n`,
      missing: price === null ? ["price", ...unknown] : unknown,
    }
  },
}
