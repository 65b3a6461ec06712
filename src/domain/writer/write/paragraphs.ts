import type { Style } from "../../seo/brief.ts"
import { leans } from "../read/leans.ts"
import type { Understanding } from "../understanding.ts"
import { countWords } from "./grammar.ts"

/** Short paragraphs: nobody reads a wall of text, and a story needs a break after each sentence or two. */
const maxWords: Readonly<Record<Style, number>> = { descriptive: 65, concise: 45, storytelling: 15 }

/** A sentence that begins with a word about the one before it stays with that; an empty one begins a new paragraph. */
export function paragraphs(sentences: readonly string[], { style }: Pick<Understanding, "style">): string {
  const out: string[] = []
  let words = 0
  for (const sentence of sentences) {
    if (sentence === "") words = Number.POSITIVE_INFINITY
    if (sentence === "") continue
    const count = countWords(sentence)
    const last = out.at(-1)
    const isBound = style !== "storytelling" && leans(sentence)
    if (last === undefined || (words + count > maxWords[style] && !isBound)) {
      out.push(sentence)
      words = count
    } else {
      out[out.length - 1] = `${last} ${sentence}`
      words += count
    }
  }
  return out.join("\n\n")
}
