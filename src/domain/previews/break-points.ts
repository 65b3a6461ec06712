import { isInsideCluster } from "../text/split/clusters.ts"

/** Scripts written without spaces: a line may end after almost every sign. */
const unspaced =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Extended_Pictographic}\p{Regional_Indicator}]/u
/** Never the first sign of a line. */
const closing = /^[\s\p{Pe}\p{Pf}\p{Po}\p{M}ー]/u
const space = /\s/u
const letter = /\p{L}/u

/**
 * Whether a line may end before the sign at `index`: after a space, after a hyphen in a word, or between unspaced
 * signs.
 */
export function canBreakBefore(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return false
  const before = text.charAt(index - 1)
  const after = text.charAt(index)
  if (space.test(before)) return !space.test(after)
  if (before === "-") return letter.test(after) && letter.test(text.charAt(index - 2))
  if (before.charCodeAt(0) < firstUnspaced && after.charCodeAt(0) < firstUnspaced) return false
  if (isInsideCluster(text, index) || closing.test(text.slice(index, index + 2))) return false
  return unspaced.test(text.slice(index)) || unspaced.test(signBefore(text, index))
}

/** No sign below it belongs to an unspaced script, except © and ®, where no line has to end. */
const firstUnspaced = 0x0e00

function signBefore(text: string, index: number): string {
  const isPair = (text.codePointAt(index - 2) ?? 0) > 0xff_ff
  return text.slice(index - (isPair ? 2 : 1), index)
}
