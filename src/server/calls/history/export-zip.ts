import type { FileReply } from "../../../contract/call.ts"
import type { ExportFormat } from "../../../domain/seo/exports/export-formats.ts"
import { packExports } from "../../../domain/seo/exports/pack-exports.ts"
import type { Parts } from "../../parts.ts"
import { refuseWithoutFile } from "./export-item.ts"
import { findListings } from "./find-listings.ts"

/** Several items in one archive: all or none. */
export async function exportZip(
  { db, workers }: Pick<Parts, "db" | "workers">,
  { userId, ids }: { userId: string; ids: readonly string[] },
  format: ExportFormat,
): Promise<FileReply> {
  const exported = []
  for (const id of ids) {
    const { platform, form, products } = await findListings({ db }, { id, userId })
    const packed = await workers.run("exportPacked", { platform, brief: form, products, format }, { userId })
    if (packed === null) throw refuseWithoutFile(platform)
    exported.push({ platform, count: products.length, ...packed })
  }
  const { name, mediaType, pieces, missing } = packExports(exported)
  return { fileName: name, contentType: mediaType, content: piecesOf(pieces), missing }
}

async function* piecesOf(pieces: Iterable<Uint8Array>) {
  yield* pieces
}
