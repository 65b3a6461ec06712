import type { Telling } from "./predicates.ts"
import { isAdjective } from "./understand/word-kinds.ts"

/** "Natural colour" is how it looks, and nothing that it has. */
export function shadeTelling(text: string): Telling | null {
  const [, shade = "", colour = ""] = /^(?:an? )?(\p{L}+) (colou?r)$/iu.exec(text) ?? []
  const isShade = isAdjective(shade.toLowerCase()) && shade !== ""
  return isShade ? { as: "predicate", text: `is ${shade.toLowerCase()} in ${colour}` } : null
}
