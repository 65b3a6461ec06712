import { appStoreCategories } from "../../../rule-book/enumerations/app-store-categories.ts"
import { plainHeadings } from "../../../text/plain-headings.ts"
import { slotText } from "../../listing.ts"
import type { ExportContent, ExportedListing, ExportFile } from "../export-file.ts"
import { writeZip } from "../zip.ts"
import { type ImportFile, keyOf } from "./import-file.ts"

const locale = "en-US"

type Texts = Readonly<Record<string, string>>

/** Each app in a folder of its own where there are several, for fastlane keeps one app a folder. */
function archive(content: ExportContent, name: string, filesOf: (listing: ExportedListing) => Texts): ExportFile {
  const files: Record<string, string> = {}
  const names = new Set<string>()
  for (const [at, listing] of content.products.entries()) {
    const key = keyOf(listing.productName)
    const folder = content.products.length === 1 ? "" : `${names.has(key) ? `${key}-${at + 1}` : key}/`
    names.add(key)
    for (const [path, text] of Object.entries(filesOf(listing)))
      if (text !== "") files[`${folder}${path}`] = `${text}\n`
  }
  return { name, mediaType: "application/zip", content: writeZip(files), missing: [] }
}

export const fastlaneDeliver: ImportFile = {
  id: "fastlane-deliver",
  label: "fastlane deliver folder",
  howTo: "Unpack beside your Deliverfile and run: fastlane deliver --skip_binary_upload --skip_screenshots.",
  write: (content) => {
    const category = appStoreCategories.entries.find(({ label }) => label === content.brief.appCategory)?.id ?? ""
    const file = archive(content, "app-store-metadata.zip", (listing) => ({
      [`metadata/${locale}/name.txt`]: listing.productTitle,
      [`metadata/${locale}/subtitle.txt`]: slotText(listing, "platformFields.subtitle"),
      [`metadata/${locale}/keywords.txt`]: slotText(listing, "platformFields.keywordField"),
      [`metadata/${locale}/promotional_text.txt`]: slotText(listing, "platformFields.promotionalText"),
      [`metadata/${locale}/description.txt`]: plainHeadings(listing.improvedBodyText),
      [`metadata/${locale}/marketing_url.txt`]: content.brief.website,
      "metadata/primary_category.txt": category,
    }))
    return { ...file, missing: ["support_url", "privacy_url", ...(category === "" ? ["primary_category"] : [])] }
  },
}

export const fastlaneSupply: ImportFile = {
  id: "fastlane-supply",
  label: "fastlane supply folder",
  howTo: "Unpack in your project and run: fastlane supply --skip_upload_apk --skip_upload_aab --skip_upload_images.",
  write: (content) =>
    archive(content, "google-play-metadata.zip", (listing) => ({
      [`fastlane/metadata/android/${locale}/title.txt`]: listing.productTitle,
      [`fastlane/metadata/android/${locale}/short_description.txt`]: slotText(
        listing,
        "platformFields.shortDescription",
      ),
      [`fastlane/metadata/android/${locale}/full_description.txt`]: plainHeadings(listing.improvedBodyText),
    })),
}
