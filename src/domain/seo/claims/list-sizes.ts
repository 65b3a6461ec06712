import { splitSentences } from "../../text/split/split-sentences.ts"

const mostItems = 12
const longestItemWords = 5
/** Used when every gap is one space. */
const between = / ?[;/|] ?|, (?:(?:and|or) )?| (?:and|or) /iu

/** The lengths of a text's lists, from two to a dozen: lines, or the short parts of a sentence. */
export function listSizesOf(texts: readonly string[]): ReadonlySet<number> {
  const sizes = new Set<number>()
  const add = (items: readonly string[]): void => {
    const count = items.filter((item) => /[\p{L}\p{N}]/u.test(item)).length
    if (count >= 2 && count <= mostItems) sizes.add(count)
  }
  for (const text of texts) {
    add(text.split("\n"))
    for (const sentence of splitSentences(text)) {
      const parts = sentence.replace(/\s+/gu, " ").split(between)
      // The first part includes the text before the list, the last one the text after it.
      const inner = parts.slice(1, -1)
      if (inner.every((part) => part.split(/\s+/u).length <= longestItemWords)) add(parts)
    }
  }
  return sizes
}
