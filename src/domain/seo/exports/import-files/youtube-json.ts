import { youtubeCategories } from "../../../rule-book/enumerations/youtube-categories.ts"
import { plainHeadings } from "../../../text/clean/plain-headings.ts"
import { slotItems } from "../../listing.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { fileName } from "../file-name.ts"
import { marketOf } from "../market-of.ts"
import { writeZip } from "../zip.ts"
import { type ImportFile, keyed } from "./import-file.ts"

/** Chapters that the description does not contain yet are added at its end: YouTube reads them from there. */
function descriptionOf(listing: ExportedListing): string {
  const chapters = slotItems(listing, "platformFields.chapters")
  const text = plainHeadings(listing.improvedBodyText)
  const isShown = chapters.every((chapter) => text.includes(chapter))
  return isShown ? text : `${text}\n\n${chapters.join("\n")}`
}

/** The metadata for upload tools; the keys are those of the YouTube Data API's snippet. */
function metadataOf(listing: ExportedListing, content: ExportContent) {
  const { language } = marketOf(content)
  return {
    title: listing.productTitle,
    description: descriptionOf(listing),
    tags: listing.tags,
    categoryId: youtubeCategories.entries.find(({ label }) => label === content.brief.videoCategory)?.id ?? "",
    privacyStatus: "private",
    ...(language !== "other" && { language }),
  }
}

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
        name: fileName(content, "metadata", "json"),
        mediaType: "application/json; charset=utf-8",
        content: `${only}\n`,
        missing,
      }
    const named = keyed(content.products, 60).map(({ key }, at) => [`${at + 1}-${key}.json`, `${files[at]}\n`])
    return {
      name: fileName(content, "metadata", "zip"),
      mediaType: "application/zip",
      content: writeZip(Object.fromEntries(named)),
      missing,
    }
  },
}
