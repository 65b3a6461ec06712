import { joinDenied } from "./join-denied.ts"
import { joinSizes } from "./join-sizes.ts"
import { isQualityRow } from "./quality-row.ts"
import { isForm } from "./verbs.ts"
import { isAdjective } from "./word-kinds.ts"

/** "Two leash points, one at the front and one on the back": where each of them is. */
export const isEachOf = (part: string, before: string): boolean =>
  /^one \p{Ll}+ (?:the|its|each|a) .+ and one \p{Ll}+ /iu.test(part) && /^two /i.test(before)

/** "Thirty-two are whimsies: owls, apples, ladders", "Light, medium or dark from one bottle", "Four scents, two of each: …" */
export const staysWhole = (sentence: string): boolean =>
  /^\p{L}+, (?:\p{L}+, )*\p{L}+ and \p{L}+ (?:in|from|with) \d[^,]+$/u.test(sentence) ||
  /^[^,]+ (?:you|we) (?:can|will|could) [^,]+, not \p{Ll}+\.?$/u.test(sentence) ||
  /^(?:\d+|\p{L}+) [\p{L}-]+s, (?:\d+|one|two|three|four|five|six) of each: /u.test(sentence) ||
  /^[^:,]{6,} (?:is|are) [^:,]+: [^:]+, [^:]+$/u.test(sentence) ||
  /^\p{L}+, \p{L}+ or \p{L}+ (?:from|in|with) (?:one|a single|the same) \p{L}+\.?$/u.test(sentence)

/** "Timer for 4, 8 or 12 hours": figures that share the unit of the last stay together, whatever stands before the first. */
export function joinFigures(parts: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? ""
    let end = at
    if (/ \d[\d.]*$/.test(part)) while (/^\d[\d.]*$/.test(parts[end + 1] ?? "")) end++
    const isRow = / \d[\d.]*$/.test(part) && /^(?:\d[\d.]*,? )?(?:and|or) \d[\d.]* ?\p{L}+/u.test(parts[end + 1] ?? "")
    out.push(isRow ? parts.slice(at, end + 2).join(", ") : part)
    if (isRow) at = end + 1
  }
  return out
}

const isRange = (part: string): boolean => {
  const [, first = "", last = ""] = /^(\p{Ll}{3,}) to (?:very |extra )?(\p{Ll}{3,})$/u.exec(part) ?? []
  return isAdjective(first) && (isAdjective(last) || isForm(last, "participle"))
}

/** "Head spins 180 degrees, remote and USB wire": what moves so far has nothing more that hangs on it. */
export const movesOnly =
  /^(?!the |an? |it )(?:\p{L}+ )?\p{L}+ (?:spins|turns|tilts|rotates|swivels|folds|bends) \d+ ?\p{L}*$/iu

/** "125 g in a tin", "best before bed, with honey", "malty, full and a little sweet": what was cut where nothing ends. */
export function mendCuts(parts: readonly string[]): string[] {
  const out: string[] = []
  for (const part of joinSizes(joinDenied(parts))) {
    const before = out.at(-1) ?? ""
    const packed = /^(\d[\d.,]* ?(?:g|kg|ml|cl|l|oz|lb)) (in an? .{4,})$/u.exec(part)
    if (/^\p{L}+y$/u.test(before) && isQualityRow(`${before}, ${part}`)) out.splice(-1, 1, `${before}, ${part}`)
    else if (/^(?:best|better) /i.test(before) && /^(?:with|in|on|after|over) /i.test(part))
      out.splice(-1, 1, `${before} ${part}`)
    // "18 grind settings, fine to cracked": from where to where they go.
    else if (before !== "" && isRange(part)) out.splice(-1, 1, `${before}, ${part}`)
    else out.push(...(packed === null ? [part] : packed.slice(1)))
  }
  return out
}
