import type { Transform } from "node:stream"
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from "node:zlib"
import { PageError } from "./page-error.ts"

export const acceptedCodings = "gzip, br, zstd, deflate"
const maxCodings = 3

export interface Body {
  readonly bytes: Buffer
  /** There was more, which was not read. */
  readonly isCut: boolean
}

/** Reads and unpacks up to the limit, and not a byte further, so that a decompression bomb never expands. */
export async function decodeBody(
  wire: AsyncIterable<Buffer>,
  { coding, maxBytes }: { coding: string; maxBytes: number },
): Promise<Body> {
  const names = coding
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity")
  if (names.length > maxCodings) throw new PageError("unreadable", "The page is packed more than three times over.")
  let stream: AsyncIterable<Buffer> = countWire(wire, maxBytes)
  for (const name of names.reverse()) stream = unpack(stream, name)
  return collect(stream, maxBytes)
}

/** Compressed data is smaller than its content, so nothing useful comes after this many bytes. */
async function* countWire(wire: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of wire) {
    bytes += chunk.length
    yield chunk
    if (bytes > maxBytes) return
  }
}

async function collect(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Body> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes) return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: true }
  }
  return { bytes: Buffer.concat(chunks), isCut: false }
}

/** A truncated answer is read as far as it goes, as in browsers. */
const gentle = { finishFlush: constants.Z_SYNC_FLUSH }

async function* unpack(packed: AsyncIterable<Buffer>, coding: string): AsyncGenerator<Buffer> {
  let unpacker: Transform | null = null
  const feed = async (): Promise<void> => {
    for await (const chunk of packed) {
      unpacker ??= openUnpacker(coding, chunk)
      if (!unpacker.write(chunk)) await drained(unpacker)
      if (unpacker.destroyed) return
    }
    unpacker?.end()
  }
  const iterator = packed[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done === true) return
  const opened = openUnpacker(coding, first.value)
  unpacker = opened
  packed = rest(first.value, iterator)
  const feeding = feed().catch((error: unknown) => void opened.destroy(error instanceof Error ? error : undefined))
  try {
    for await (const chunk of opened) yield chunk
    await feeding
  } catch (error) {
    if (error instanceof PageError) throw error
    if (isOutside(error)) throw error
    throw new PageError("unreadable", `The page says it is packed with ${coding}, and it is not.`, { cause: error })
  } finally {
    opened.destroy()
  }
}

const isOutside = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "AbortError" || error.name === "TimeoutError" || Reflect.get(error, "code") === "ECONNRESET")

async function* rest(first: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
}

const drained = (unpacker: Transform): Promise<void> =>
  new Promise((resolve) => {
    unpacker.once("drain", resolve)
    unpacker.once("close", resolve)
  })

function openUnpacker(coding: string, first: Buffer): Transform {
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return createGunzip(gentle)
    case "deflate":
      return hasZlibHeader(first) ? createInflate(gentle) : createInflateRaw(gentle)
    case "br":
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
    case "zstd":
      return createZstdDecompress()
    default:
      throw new PageError("unreadable", `The page is packed in a way that is not known: ${coding.slice(0, 40)}.`)
  }
}

/** "deflate" means zlib, but old servers send the raw stream; browsers read both. */
const hasZlibHeader = (bytes: Buffer): boolean =>
  bytes.length > 1 && ((bytes[0] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0
