import { isAcronym } from "../../text/acronyms.ts"
import { isMaterialWord } from "../../text/materials.ts"
import { verbForms } from "./verbs.ts"

/**
 * A title as running text has it: "Speckled Stoneware Mug" is "speckled stoneware mug", but "Canon AE-1 Program" stays. A
 * word is lower-cased where the brief itself writes it so, or where it is no name.
 */
export function runningName(title: string, elsewhere: string, seller: string, isOwnName: boolean): string {
  const lowerWords = new Set(elsewhere.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'-]*/gu) ?? [])
  const upperWords = new Set([...elsewhere.matchAll(/[\p{L},] (\p{Lu}[\p{L}'-]*)/gu)].map((found) => found[1] ?? ""))
  const isMostlyUpper = (word: string): boolean => {
    const times = (form: string) =>
      elsewhere.split(new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, "u")).length - 1
    return /^[\p{L}'-]+$/u.test(word) && times(word) >= times(word.toLowerCase())
  }
  const sellerWords = new Set(seller.split(" ").length < 4 ? seller.split(" ") : [])
  const words = title.split(" ")
  const firstSeen = words.findIndex((word) => lowerWords.has(word.toLowerCase()))
  return words
    .map((word, index) => {
      const lower = word.toLowerCase()
      if (!/^\p{Lu}[\p{Ll}'-]*(?:-\p{Lu}?\p{Ll}+)*$/u.test(word) || isAcronym(word)) return word
      if (upperWords.has(word) && isMostlyUpper(word)) return word
      if (lowerWords.has(lower) || lowerWords.has(`${lower}s`)) return lower
      if (
        isOwnName &&
        index < firstSeen &&
        !lower.includes("-") &&
        verbForms(lower).length === 0 &&
        !isMaterialWord(lower)
      )
        return word
      return sellerWords.has(word) || upperWords.has(word) ? word : lower
    })
    .join(" ")
}
