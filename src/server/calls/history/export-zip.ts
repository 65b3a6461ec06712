import type { FileReply } from "../../../contract/call.ts"
import type { ExportFormat } from "../../../domain/seo/exports/export-formats.ts"
import { type Exported, packExports } from "../../../domain/seo/exports/pack-exports.ts"
import type { Parts } from "../../parts.ts"
import { exportItem } from "./export-item.ts"
import { findListings } from "./find-listings.ts"

/** Several items in one archive: all of them or none. */
export async function exportZip(
  parts: Pick<Parts, "db" | "turns">,
  { userId, ids }: { userId: string; ids: readonly string[] },
  format: ExportFormat,
): Promise<FileReply> {
  const exported: Exported[] = []
  for (const id of ids) {
    const item = await findListings(parts, { id, userId })
    const file = await parts.turns(() => exportItem(item, format))
    exported.push({ platform: item.platform, count: item.products.length, file })
  }
  const { name, mediaType, pieces, missing } = packExports(exported)
  return { fileName: name, contentType: mediaType, content: inTurns(pieces, parts.turns), missing }
}

async function* inTurns(pieces: Iterator<Uint8Array>, turns: Parts["turns"]) {
  for (;;) {
    const { done, value } = await turns(() => pieces.next())
    if (done) return
    yield value
  }
}
