import { isQualityRow } from "./quality-row.ts"

/** "Two leash points, one at the front and one on the back": where each of them is. */
export const isEachOf = (part: string, before: string): boolean =>
  /^one \p{Ll}+ (?:the|its|each|a) .+ and one \p{Ll}+ /iu.test(part) && /^two /i.test(before)

/** "125 g in a tin", "best before bed, with honey", "malty, full and a little sweet": what was cut where nothing ends. */
export function mendCuts(parts: readonly string[]): string[] {
  const out: string[] = []
  for (const part of parts) {
    const before = out.at(-1) ?? ""
    const packed = /^(\d[\d.,]* ?(?:g|kg|ml|cl|l|oz|lb)) (in an? .{4,})$/u.exec(part)
    if (/^\p{L}+y$/u.test(before) && isQualityRow(`${before}, ${part}`)) out.splice(-1, 1, `${before}, ${part}`)
    else if (/^(?:best|better) /i.test(before) && /^(?:with|in|on|after|over) /i.test(part))
      out.splice(-1, 1, `${before} ${part}`)
    else out.push(...(packed === null ? [part] : packed.slice(1)))
  }
  return out
}
