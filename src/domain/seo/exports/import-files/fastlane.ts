import { appStoreCategories } from "../../../rule-book/enumerations/app-store-categories.ts"
import { plainHeadings } from "../../../text/clean/plain-headings.ts"
import { slotText } from "../../listing.ts"
import type { ExportContent, ExportedListing, ExportFile } from "../export-file.ts"
import { fileName } from "../file-name.ts"
import { marketOf } from "../market-of.ts"
import { writeZip } from "../zip.ts"
import { type ImportFile, keyed } from "./import-file.ts"

/** The folder of a language, as named by the App Store and Google Play. */
const locales: Readonly<Record<string, readonly [appStore: string, googlePlay: string]>> = {
  en: ["en-US", "en-US"],
  de: ["de-DE", "de-DE"],
  fr: ["fr-FR", "fr-FR"],
  es: ["es-ES", "es-ES"],
  it: ["it", "it-IT"],
  pt: ["pt-PT", "pt-PT"],
  nl: ["nl-NL", "nl-NL"],
  pl: ["pl", "pl-PL"],
  tr: ["tr", "tr-TR"],
  sv: ["sv", "sv-SE"],
  da: ["da", "da-DK"],
  no: ["no", "no-NO"],
  fi: ["fi", "fi-FI"],
  cs: ["cs", "cs-CZ"],
  hu: ["hu", "hu-HU"],
  ro: ["ro", "ro"],
}

/** An unknown language uses the stores' default; the seller renames one folder. */
const localesOf = (content: ExportContent) => locales[marketOf(content).language] ?? ["en-US", "en-US"]

type Texts = Readonly<Record<string, string>>

/** If there are several apps, each is in its own folder, because fastlane keeps one app per folder. */
function archive(content: ExportContent, filesOf: (listing: ExportedListing) => Texts): ExportFile {
  const files: Record<string, string> = {}
  for (const { key, ...listing } of keyed(content.products, 60)) {
    const folder = content.products.length === 1 ? "" : `${key}/`
    for (const [path, text] of Object.entries(filesOf(listing)))
      if (text !== "") files[`${folder}${path}`] = `${text}\n`
  }
  return {
    name: fileName(content, "metadata", "zip"),
    mediaType: "application/zip",
    content: writeZip(files),
    missing: [],
  }
}

export const fastlaneDeliver: ImportFile = {
  id: "fastlane-deliver",
  label: "fastlane deliver folder",
  howTo: "Unpack beside your Deliverfile and run: fastlane deliver --skip_binary_upload --skip_screenshots.",
  write: (content) => {
    const [locale] = localesOf(content)
    const category = appStoreCategories.entries.find(({ label }) => label === content.brief.appCategory)?.id ?? ""
    const file = archive(content, (listing) => ({
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
  write: (content) => {
    const [, locale] = localesOf(content)
    const folder = `fastlane/metadata/android/${locale}`
    return archive(content, (listing) => ({
      [`${folder}/title.txt`]: listing.productTitle,
      [`${folder}/short_description.txt`]: slotText(listing, "platformFields.shortDescription"),
      [`${folder}/full_description.txt`]: plainHeadings(listing.improvedBodyText),
    }))
  },
}
