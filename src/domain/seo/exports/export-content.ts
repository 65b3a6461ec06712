import type { ImportFileId } from "../../platforms/platform.ts"
import type { ExportContent, ExportFile } from "./export-file.ts"
import type { ExportFormat } from "./export-formats.ts"
import { exportGeneral } from "./general.ts"
import { amazonTemplate } from "./import-files/amazon-template.ts"
import { ebayDrafts } from "./import-files/ebay-drafts.ts"
import { etsyJson } from "./import-files/etsy-json.ts"
import { facebookBulk } from "./import-files/facebook-bulk.ts"
import { fastlaneDeliver, fastlaneSupply } from "./import-files/fastlane.ts"
import { htmlHead } from "./import-files/html-head.ts"
import type { ImportFile } from "./import-files/import-file.ts"
import { shopifyCsv } from "./import-files/shopify-csv.ts"
import { tiktokXlsx } from "./import-files/tiktok-xlsx.ts"
import { youtubeJson } from "./import-files/youtube-json.ts"

const importFiles: Readonly<Record<ImportFileId, ImportFile>> = {
  "shopify-csv": shopifyCsv,
  "amazon-template": amazonTemplate,
  "ebay-drafts": ebayDrafts,
  "fastlane-deliver": fastlaneDeliver,
  "fastlane-supply": fastlaneSupply,
  "youtube-json": youtubeJson,
  "tiktok-xlsx": tiktokXlsx,
  "facebook-bulk": facebookBulk,
  "html-head": htmlHead,
  "etsy-json": etsyJson,
}

/** A file for download; null if the platform has none of its own. */
export function exportContent(content: ExportContent, format: ExportFormat): ExportFile | null {
  if (format !== "platform") return exportGeneral(content, format)
  const { importFile } = content.platform
  return importFile === null ? null : importFiles[importFile].write(content)
}
