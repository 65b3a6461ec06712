import { adsLimits, forbiddenInKeyword } from "../knowledge/limits.ts"

const everyForbidden = new RegExp(forbiddenInKeyword.source, "gu")

/** A text in the form Google accepts for a keyword: lowercase, without forbidden signs. Empty if it is too long. */
export function writeKeyword(text: string): string {
  const plain = text.toLowerCase().replace(everyForbidden, " ").replaceAll("’", "'").replace(/\s+/g, " ").trim()
  const isTooLong = plain.length > adsLimits.keyword.maxChars || plain.split(" ").length > adsLimits.keyword.maxWords
  return isTooLong || !/[\p{L}\p{N}]/u.test(plain) ? "" : plain
}
