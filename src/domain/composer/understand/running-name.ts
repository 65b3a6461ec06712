import { isAcronym } from "../../text/acronyms.ts"
import { isMaterialWord } from "../../text/materials.ts"
import { properNames } from "../../text/names.ts"
import { isCommonWord, isRightWord, rarityOf } from "../../text/right-words.ts"
import { verbForms } from "./verbs.ts"

/** "Soggy" can be soggier, and no penny can. */
const isGraded = (word: string): boolean => Number.isFinite(rarityOf(word.toLowerCase().replace(/y$/, "ier")))

const isColour = (word: string): boolean =>
  /^(?:black|white|gr[ea]y|silver|gold|blue|red|green|yellow|orange|pink|purple|brown|beige)$/i.test(word)

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
  const isOwnWord = (word: string, index: number, before: string): boolean => {
    const lower = word.toLowerCase()
    if (!isOwnName || index >= firstSeen || lower.includes("-") || isMaterialWord(lower)) return false
    // "Expandable Bath Tray": what it can do is no name.
    if (/^\p{L}{3,}(?:able|ible)$/u.test(lower) && isRightWord(lower)) return false
    if (before !== "" && !/^\p{Lu}|\d/u.test(before)) return false
    // "First Light Filter Coffee": what goes on with a name is no verb.
    return verbForms(lower).length === 0 || (/^\p{Lu}/u.test(before) && !/(?:ed|ing)$/.test(lower))
  }
  const out: string[] = []
  for (const [index, word] of words.entries()) {
    const lower = word.toLowerCase()
    const small = (): string => {
      if (!/^\p{Lu}[\p{Ll}'-]*(?:-\p{Lu}?\p{Ll}+)*$/u.test(word) || isAcronym(word)) return word
      if (upperWords.has(word) && isMostlyUpper(word)) return word
      // "Our Orchard Owls puzzle": two words that stand as one name, though there are owls elsewhere.
      if (index > 0 && out.at(-1) === words[index - 1] && elsewhere.includes(` ${words[index - 1]} ${word} `))
        return word
      if (properNames.has(lower) && !isMaterialWord(lower)) return word
      if (lowerWords.has(lower) || lowerWords.has(`${lower}s`)) return lower
      // "Forest Green Backpack": a shade, and no name.
      if (isColour(words[index + 1] ?? "") && isCommonWord(lower)) return lower
      if (isOwnWord(word, index, out.at(-1) ?? "")) return word
      // "Enamel house numbers" of Number Nine Enamel are of enamel.
      return (sellerWords.has(word) && !isMaterialWord(lower)) || upperWords.has(word) ? word : lower
    }
    out.push(small())
  }
  // "Soggy Dog Drying Towel": one word that tells how it is makes no name by itself.
  if (/^\p{Lu}\p{Ll}{2,}y$/u.test(out[0] ?? "") && isGraded(words[0] ?? "") && /^\p{Ll}/u.test(out[1] ?? ""))
    out.splice(0, 1, (out[0] ?? "").toLowerCase())
  // "Peach Glaze Lip Oil" of Glaze Co: half a name is none.
  const named = out.findLastIndex((word) => sellerWords.has(word) && isCommonWord(word.toLowerCase()))
  const isAllNamed = out.length > 2 && out.slice(0, -1).every((word) => /^\p{Lu}/u.test(word))
  return isAllNamed ? title : [...words.slice(0, named + 1), ...out.slice(named + 1)].join(" ")
}
