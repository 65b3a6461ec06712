const bullet = /^\s*(?:[-–—*•·▪◦►✓]+\s+|\d{1,2}[.)]\s+)/u

/** A pasted text as the items it lists: each line one, and where items are short also what commas or hashes part. */
export function splitPasted(text: string, isShort: boolean): readonly string[] {
  return text
    .split(isShort ? /[\n,;]+|\s+(?=#\S)/u : /\n+/u)
    .map((item) => item.replace(bullet, "").replace(/\s+/gu, " ").trim())
    .filter((item) => item !== "")
}
