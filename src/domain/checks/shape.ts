import { compilePattern } from "../rule-book/compile-pattern.ts"
import type { Pattern } from "../rule-book/rule.ts"
import type { CheckOutcome } from "./check.ts"

export type ShapeCode = "ok" | "misshapen"

const whole = new WeakMap<Pattern, Pattern>()

/** How many of the texts do not match as a whole, and the first of them. */
export function checkShape(
  texts: readonly string[],
  { pattern }: { readonly pattern: Pattern },
): CheckOutcome<ShapeCode> {
  const expression = compilePattern(asWhole(pattern))
  const misshapen = texts.filter((text) => !expression.test(text))
  const [found] = misshapen
  if (found === undefined) return { code: "ok", measured: 0, limit: 0 }
  return { code: "misshapen", measured: misshapen.length, limit: 0, found }
}

function asWhole(pattern: Pattern): Pattern {
  const known = whole.get(pattern)
  if (known) return known
  const made = { source: `^(?:${pattern.source})$`, flags: pattern.flags }
  whole.set(pattern, made)
  return made
}
