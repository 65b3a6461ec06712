import { strToU8, unzipSync } from "fflate"
import type { Platform } from "../../platforms/platform.ts"
import type { ExportFile } from "./export-file.ts"
import { type DeflatedFile, deflateFile, zipPieces } from "./zip.ts"

/** An export inside an archive. */
export interface PackedExport {
  readonly files: readonly DeflatedFile[]
  readonly missing: readonly string[]
}

export interface Exported extends PackedExport {
  readonly platform: Platform
  /** How many listings it contains. */
  readonly count: number
}

interface PackedFile extends Omit<ExportFile, "content"> {
  /** File by file, on demand. */
  readonly pieces: Iterable<Uint8Array>
}

/** Compresses one export. A nested archive would have to be unpacked twice, so its files are used directly. */
export function packExport({ name, mediaType, content, missing }: ExportFile): PackedExport {
  const bytes = typeof content === "string" ? strToU8(content) : content
  const files = mediaType === "application/zip" ? Object.entries(unzipSync(bytes)) : [[name, bytes] as const]
  return { files: files.map(([path, file]) => deflateFile(path, file)), missing }
}

/**
 * Files of several platforms as one archive, with a folder for each platform and a folder for exports of several files.
 */
export function packExports(exported: readonly Exported[]): PackedFile {
  const files = [...Map.groupBy(exported, ({ platform }) => platform.id)].flatMap(([folder, ofPlatform]) =>
    ofPlatform.flatMap(({ files: packed }, at) => {
      const place = ofPlatform.length > 1 ? `${folder}/${at + 1}/` : `${folder}/`
      return packed.map((file) => ({ ...file, path: `${place}${file.path}` }))
    }),
  )
  const missing = exported.flatMap((one) => one.missing.map((name) => `${one.platform.label}: ${name}`))
  return {
    name: `seo-content-${exported.reduce((sum, { count }) => sum + count, 0)}-products.zip`,
    mediaType: "application/zip",
    pieces: zipPieces(files),
    missing: [...new Set(missing)],
  }
}
