import type { FileReply } from "../../../contract/call.ts"
import type { Platform } from "../../../domain/platforms/platform.ts"
import type { ExportFormat } from "../../../domain/seo/exports/export-formats.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { findListings } from "./find-listings.ts"
import type { Owned } from "./open-item.ts"

/** One item's listings as a file. */
export async function exportItem(
  { db, workers }: Pick<Parts, "db" | "workers">,
  owned: Owned,
  format: ExportFormat,
): Promise<FileReply> {
  const { platform, form, products } = await findListings({ db }, owned)
  const file = await workers.run("exportFile", { platform, brief: form, products, format }, owned)
  if (file === null) throw refuseWithoutFile(platform)
  const { name, mediaType, content, missing } = file
  return { fileName: name, contentType: mediaType, content: inOnePiece(content), missing }
}

export function refuseWithoutFile(platform: Platform): Problem {
  const message = `${platform.label} imports no file. Please take one of the other formats.`
  return new Problem("bad_input", { message, issues: [{ path: "format", message }] })
}

async function* inOnePiece(content: string | Uint8Array) {
  yield content
}
