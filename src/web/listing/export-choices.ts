import type { ImportFileId } from "../../domain/platforms/platform.ts"
import type { ExportFormat } from "../../domain/seo/exports/export-formats.ts"

export interface ExportChoice {
  readonly format: ExportFormat
  readonly label: string
  /** What it is good for. */
  readonly hint: string
}

const general: readonly ExportChoice[] = [
  { format: "text", label: "Text", hint: "To read, and to copy from" },
  { format: "csv", label: "CSV", hint: "A table for a spreadsheet" },
  { format: "json", label: "JSON", hint: "For other programs" },
  { format: "html", label: "HTML", hint: "A page to print or to pass on" },
]

const importFiles: Readonly<Record<ImportFileId, Omit<ExportChoice, "format">>> = {
  "shopify-csv": { label: "Shopify product CSV", hint: "Products › Import in your Shopify admin" },
  "amazon-template": { label: "Amazon listing rows", hint: "To copy into the template of your category" },
  "ebay-drafts": { label: "eBay drafts (CSV)", hint: "Reports › Uploads in Seller Hub" },
  "fastlane-deliver": { label: "App Store metadata (ZIP)", hint: "Folders that fastlane deliver uploads" },
  "fastlane-supply": { label: "Google Play metadata (ZIP)", hint: "Folders that fastlane supply uploads" },
  "youtube-json": { label: "YouTube metadata", hint: "Title, description and tags as the API takes them" },
  "tiktok-xlsx": { label: "TikTok Shop spreadsheet", hint: "Batch upload in the Seller Center" },
  "facebook-bulk": { label: "Marketplace bulk upload", hint: "A workbook for Create new listing › Multiple listings" },
  "html-head": { label: "Page head with JSON-LD", hint: "To paste into your page's head" },
  "etsy-json": { label: "Etsy listing file", hint: "Fields as Etsy's listing API takes them" },
}

/** All formats: the platform's own first, then the user's default, then the others. */
export function exportChoices(
  importFile: ImportFileId | null,
  preferred: ExportFormat = "text",
): readonly ExportChoice[] {
  const own = importFile === null ? [] : [{ format: "platform" as const, ...importFiles[importFile] }]
  const rank = ({ format }: ExportChoice) => (format === preferred ? 0 : 1)
  return [...general.toSorted((one, other) => rank(one) - rank(other)), ...own]
}
