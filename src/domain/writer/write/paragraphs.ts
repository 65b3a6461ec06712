import type { Style } from "../../seo/brief.ts"
import { leans } from "../read/leans.ts"
import type { Understanding } from "../understanding.ts"
import { countWords } from "./grammar.ts"

/** Short paragraphs: nobody reads a wall of text, and a story needs a break after each sentence or two. */
const maxWords: Readonly<Record<Style, number>> = { descriptive: 65, concise: 45, storytelling: 15 }

export function paragraphs(sentences: readonly string[], { style }: Pick<Understanding, "style">): string {
  const out: string[] = []
  let words = 0
  for (const sentence of sentences.filter(Boolean)) {
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
