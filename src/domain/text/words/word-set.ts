/** Words written one after the other, so that a list of hundreds stays readable. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ""))
}
