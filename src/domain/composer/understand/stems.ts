import { isSmallWord } from "../../text/small-words.ts"
import { plain } from "./word-kinds.ts"

/** "Six" and "6" are one. */
const figures = "zero one two three four five six seven eight nine ten eleven twelve".split(" ")

/** A word without its endings, so that "mugs" and "mug", "speckled" and "speckle" are one. */
export const stem = (word: string): string => {
  const bare = plain(word).replace(/['"]s?$/, "")
  const figure = figures.indexOf(bare)
  if (figure > 0) return String(figure)
  if (/\d/.test(bare) || bare.length < 4) return bare
  return bare
    .replace(/(?<=.{4})able$/, "")
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?:sses)$/, "ss")
    .replace(/([^s])es$/, "$1")
    .replace(/([^su])s$/, "$1")
    .replace(/(?:ing|ed)$/, "")
    .replace(/(.)\1$/, "$1")
    .replace(/e$/, "")
}

/** The words that carry meaning, each once. */
export function contentStems(text: string): ReadonlySet<string> {
  const words = text.split(/[\s/,;:()–—]+|-(?=\p{L})/u).filter(Boolean)
  return new Set(
    words
      .filter((word) => !isSmallWord(plain(word)))
      .map(stem)
      .filter(Boolean),
  )
}

/** How much of the first one's meaning the second one has. */
export function shareIn(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 1
  let count = 0
  for (const word of part) if (whole.has(word)) count++
  return count / part.size
}
