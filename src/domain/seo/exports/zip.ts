import { strToU8, Zip, ZipDeflate, zipSync } from "fflate"

/** A file's time is part of the archive: with a fixed one, the same content always gives the same bytes. */
const fixedTime = { mtime: "1980-01-01T00:00:00" }

/** A folder of text files in one. */
export const writeZip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), fixedTime)

/** The same of any files, one after the other, for an archive that takes a while. */
export function* zipPieces(files: readonly (readonly [path: string, bytes: Uint8Array])[]): Generator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for (const [path, bytes] of files) {
    const file = Object.assign(new ZipDeflate(path), fixedTime)
    zip.add(file)
    file.push(bytes, true)
    yield* ready
    ready = []
  }
  zip.end()
  yield* ready
}
