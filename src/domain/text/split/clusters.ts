const joins = /^(?:\p{M}|\u200D|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|[\u1160-\u11FF])/u
const flagHalf = /^\p{Regional_Indicator}/u

/**
 * True if a cut would split what a reader sees as one character: between surrogates, before a combining mark or a skin
 * tone, beside a joiner, or within a flag. Written by hand, so that browser and server always agree.
 */
export function isInsideCluster(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return false
  const after = text.slice(index, index + 2)
  if (isLow(text.charCodeAt(index)) && isHigh(text.charCodeAt(index - 1))) return true
  if (joins.test(after) || text.charAt(index - 1) === "\u200D") return true
  if (after.startsWith("\n") && text.charAt(index - 1) === "\r") return true
  return flagHalf.test(after) && flagHalvesBefore(text, index) % 2 === 1
}

/** The last boundary between characters up to `index`. */
export function borderBefore(text: string, index: number): number {
  let border = Math.min(index, text.length)
  while (isInsideCluster(text, border)) border -= 1
  return border
}

function flagHalvesBefore(text: string, index: number): number {
  let count = 0
  while (flagHalf.test(text.slice(index - 2 * (count + 1), index - 2 * count)) && index >= 2 * (count + 1)) count += 1
  return count
}

const isHigh = (unit: number): boolean => unit >= 0xd8_00 && unit <= 0xdb_ff
const isLow = (unit: number): boolean => unit >= 0xdc_00 && unit <= 0xdf_ff
