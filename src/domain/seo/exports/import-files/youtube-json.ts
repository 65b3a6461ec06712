import { youtubeCategories } from "../../../rule-book/enumerations/youtube-categories.ts"
import { plainHeadings } from "../../../text/plain-headings.ts"
import { slotItems } from "../../listing.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { writeZip } from "../zip.ts"
import { type ImportFile, keyOf } from "./import-file.ts"

/** Chapters that the description does not show yet belong at its end: YouTube reads them from there. */
function descriptionOf(listing: ExportedListing): string {
  const chapters = slotItems(listing, "platformFields.chapters")
  const text = plainHeadings(listing.improvedBodyText)
  const isShown = chapters.every((chapter) => text.includes(chapter))
  return isShown ? text : `${text}\n\n${chapters.join("\n")}`
}

/** The metadata that upload tools read; the keys are those of the YouTube Data API's snippet. */
const metadataOf = (listing: ExportedListing, { brief }: ExportContent) => ({
  title: listing.productTitle,
  description: descriptionOf(listing),
  tags: listing.tags,
  categoryId: youtubeCategories.entries.find(({ label }) => label === brief.videoCategory)?.id ?? "",
  privacyStatus: "private",
  language: "en",
})

export const youtubeJson: ImportFile = {
  id: "youtube-json",
  label: "YouTube metadata (JSON)",
  howTo: "Give the file to youtubeuploader with -metaJSON, or use its values for videos.insert of the Data API.",
  write: (content) => {
    const files = content.products.map((listing) => JSON.stringify(metadataOf(listing, content), null, 2))
    const missing = content.products.some((listing) => metadataOf(listing, content).categoryId === "")
      ? ["categoryId"]
      : []
    const [only] = files
    if (files.length === 1 && only !== undefined)
      return {
        name: "youtube-metadata.json",
        mediaType: "application/json; charset=utf-8",
        content: `${only}\n`,
        missing,
      }
    const named = files.map((text, at) => [
      `${at + 1}-${keyOf(content.products[at]?.productName ?? "")}.json`,
      `${text}\n`,
    ])
    return {
      name: "youtube-metadata.zip",
      mediaType: "application/zip",
      content: writeZip(Object.fromEntries(named)),
      missing,
    }
  },
}
