/**
 * The units in which platforms count. `safeChars` is the larger of code points and UTF-16 units, if a platform does not
 * say.
 */
export type Unit = "codePoints" | "utf16" | "safeChars" | "bytes"

export function countUnits(text: string, unit: Unit): number {
  if (unit === "utf16" || unit === "safeChars") return text.length
  let count = 0
  for (const character of text) count += unit === "bytes" ? utf8Bytes(character.codePointAt(0) ?? 0) : 1
  return count
}

/** A lone surrogate is encoded as U+FFFD, which has three bytes. */
function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x1_00_00 ? 3 : 4
}
