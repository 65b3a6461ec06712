import type { FileReply } from "../../../contract/call.ts"
import type { Platform } from "../../../domain/platforms/platform.ts"
import { exportContent } from "../../../domain/seo/exports/export-content.ts"
import type { ExportFile } from "../../../domain/seo/exports/export-file.ts"
import type { ExportFormat } from "../../../domain/seo/exports/export-formats.ts"
import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import { Problem } from "../../problem.ts"

export interface ExportedItem {
  readonly platform: Platform
  readonly form: StoredForm
  readonly products: readonly StoredProduct[]
}

/** One item's listings as a file. */
export function exportItem({ platform, form, products }: ExportedItem, format: ExportFormat): ExportFile {
  const file = exportContent({ platform, brief: form, products }, format)
  if (file !== null) return file
  const message = `${platform.label} imports no file. Please take one of the other formats.`
  throw new Problem("bad_input", { message, issues: [{ path: "format", message }] })
}

export const replyWith = ({ name, mediaType, content, missing }: ExportFile): FileReply => ({
  fileName: name,
  contentType: mediaType,
  content: inOnePiece(content),
  missing,
})

async function* inOnePiece(content: string | Uint8Array) {
  yield content
}
