import { cleanText } from "./clean.ts"

/** A product's name as a result shows it: the seller's own words and capitals, without markup and pictures. */
export function shownName(name: string): string {
  const clean = cleanText(name).replace(/\s+/g, " ").trim()
  return clean === "" ? name.trim() : clean
}
