import { strToU8, unzipSync } from "fflate"
import type { Platform } from "../../platforms/platform.ts"
import type { ExportFile } from "./export-file.ts"
import { zipPieces } from "./zip.ts"

export interface Exported {
  readonly platform: Platform
  /** How many listings are in it. */
  readonly count: number
  readonly file: ExportFile
}

interface PackedFile extends Omit<ExportFile, "content"> {
  /** Packed file by file, as they are asked for. */
  readonly pieces: Iterator<Uint8Array>
}

/** Files of several platforms as one archive: a folder for each platform, and in it one for each of several files. */
export function packExports(exported: readonly Exported[]): PackedFile {
  const files = [...Map.groupBy(exported, ({ platform }) => platform.id)].flatMap(([folder, ofPlatform]) =>
    ofPlatform.flatMap(({ file }, at) => {
      const place = ofPlatform.length > 1 ? `${folder}/${at + 1}/` : `${folder}/`
      return filesIn(file).map(([path, bytes]) => [`${place}${path}`, bytes] as const)
    }),
  )
  const missing = exported.flatMap(({ platform, file }) => file.missing.map((name) => `${platform.label}: ${name}`))
  return {
    name: `seo-content-${exported.reduce((sum, { count }) => sum + count, 0)}-products.zip`,
    mediaType: "application/zip",
    pieces: zipPieces(files),
    missing: [...new Set(missing)],
  }
}

/** An archive inside the archive would have to be unpacked twice. */
function filesIn({ name, mediaType, content }: ExportFile): [path: string, bytes: Uint8Array][] {
  const bytes = typeof content === "string" ? strToU8(content) : content
  return mediaType === "application/zip" ? Object.entries(unzipSync(bytes)) : [[name, bytes]]
}
