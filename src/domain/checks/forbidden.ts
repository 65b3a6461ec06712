import { compilePattern } from "../rule-book/compile-pattern.ts"
import type { Pattern } from "../rule-book/rule.ts"
import type { CheckOutcome } from "./check.ts"

export type ForbiddenCode = "ok" | "forbidden"

interface ForbiddenLimit {
  readonly pattern: Pattern
  readonly exempt?: "brand"
}

/** How often something stands in the texts that may not, and the first of it. */
export function checkForbidden(
  texts: readonly string[],
  { pattern, exempt }: ForbiddenLimit,
  brandNames: readonly string[],
): CheckOutcome<ForbiddenCode> {
  const expression = compilePattern(pattern)
  let measured = 0
  let found: string | undefined
  for (const text of texts) {
    if (!expression.test(text)) continue
    for (const match of text.matchAll(compilePattern(pattern, "g"))) {
      const [piece] = match
      if (exempt === "brand" && isWithinName(text, match.index, match.index + piece.length, brandNames)) continue
      measured += 1
      found ??= piece
    }
  }
  if (found === undefined) return { code: "ok", measured: 0, limit: 0 }
  return { code: "forbidden", measured, limit: 0, found }
}

/** "GR8! PET" may keep its sign: what is found lies inside the brand's name as it stands in the text. */
function isWithinName(text: string, from: number, to: number, names: readonly string[]): boolean {
  return names.some((name) => {
    for (let at = text.indexOf(name); at >= 0 && name !== ""; at = text.indexOf(name, at + 1))
      if (at <= from && to <= at + name.length) return true
    return false
  })
}
