import { isSmallWord } from "../../text/small-words.ts"

const maxWords = 6

/** A web address's last part: three to six small words. */
export function slugOf(name: string, town: string, maxChars: number): string {
  const plainText = (text: string) =>
    text
      .normalize("NFKD")
      .replace(/[\p{M}'’]/gu, "")
      .replace(/ß/g, "ss")
      .toLowerCase()
      .replace(/&/g, " and ")
      .replace(/[^a-z0-9]+/g, " ")
      .trim()
  const words = plainText(name)
    .split(" ")
    .filter((word) => word !== "" && !isSmallWord(word))
  const place = plainText(town)
    .split(" ")
    .filter((word) => word !== "" && !words.includes(word))
  const kept = [...words.slice(0, maxWords - Math.min(place.length, 2)), ...place.slice(0, 2)]
  let slug = ""
  for (const word of kept) {
    const longer = slug === "" ? word : `${slug}-${word}`
    if (longer.length <= maxChars) slug = longer
  }
  return slug
}
