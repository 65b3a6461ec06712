/** The type of a file, by its first bytes. */
export type FileForm = "text" | "workbook" | "locked" | "foreign"

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

export function formOf(bytes: Uint8Array): FileForm {
  if (startsWith(bytes, 0x50, 0x4b)) return "workbook"
  // An old .xls, or a workbook with a password: they look alike, and neither can be read.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return "locked"
  const isForeign =
    startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x1f, 0x8b)
  return isForeign ? "foreign" : "text"
}

const sampleBytes = 4096

/** Every second byte of plain text in UTF-16 is zero; other text files have none. */
function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "binary" {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le"
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be"
  const sample = bytes.subarray(0, sampleBytes)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return "utf-8"
  const many = sample.length / 8
  if (odd > many && even === 0) return "utf-16le"
  return even > many && odd === 0 ? "utf-16be" : "binary"
}

/** The text of a file in any encoding that spreadsheets and platforms write; null if it is not text. */
export function decodeBytes(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes)
  if (encoding === "binary") return null
  if (encoding !== "utf-8") return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    // Amazon's reports, and Excel's "CSV" on Windows.
    return new TextDecoder("windows-1252").decode(bytes)
  }
}
