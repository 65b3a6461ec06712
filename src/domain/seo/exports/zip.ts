import { strToU8, Zip, ZipDeflate, type ZipInputFile, zipSync } from "fflate"

/** A file's time is part of the archive: with a fixed one, the same content always gives the same bytes. */
const fixedTime = { mtime: "1980-01-01T00:00:00" }

/** A folder of text files as one archive. */
export const writeZip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), fixedTime)

/** A file ready for an archive: its bytes are already compressed, which is the slow part. */
export interface DeflatedFile {
  readonly path: string
  readonly size: number
  readonly crc: number
  readonly pieces: readonly Uint8Array<ArrayBuffer>[]
}

export function deflateFile(path: string, bytes: Uint8Array): DeflatedFile {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const file = new ZipDeflate(path)
  file.ondata = (error, piece) => {
    if (error) throw error
    pieces.push(piece)
  }
  file.push(bytes, true)
  return { path, size: file.size, crc: file.crc, pieces }
}

/** One archive of small texts and a long one, which is never in memory as a whole. */
export async function* zipText(
  files: Readonly<Record<string, string>>,
  path: string,
  long: AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name)
    file.mtime = fixedTime.mtime
    zip.add(file)
    return file
  }
  for (const [name, text] of Object.entries(files)) add(name).push(strToU8(text), true)
  const last = add(path)
  for await (const text of long) {
    last.push(strToU8(text))
    yield* ready
    ready = []
  }
  last.push(new Uint8Array(), true)
  zip.end()
  yield* ready
}

const deflated = 8

/** One archive of compressed files, one after the other. */
export function* zipPieces(files: readonly DeflatedFile[]): Generator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for (const { path, size, crc, pieces } of files) {
    const file: ZipInputFile = { filename: path, size, crc, compression: deflated, ...fixedTime }
    zip.add(file)
    for (const [at, piece] of pieces.entries()) file.ondata?.(null, piece, at === pieces.length - 1)
    yield* ready
    ready = []
  }
  zip.end()
  yield* ready
}
