const bullet = /^\s*(?:[-–—*•·▪◦►✓]+\s+|\d{1,2}[.)]\s+)/u

/** The items of a pasted text: one per line, and for short items also between commas or hashes. */
export function splitPasted(text: string, isShort: boolean): readonly string[] {
  return text
    .split(isShort ? /[\n,;]+|\s+(?=#\S)/u : /\n+/u)
    .map((item) => item.replace(bullet, "").replace(/\s+/gu, " ").trim())
    .filter((item) => item !== "")
}
