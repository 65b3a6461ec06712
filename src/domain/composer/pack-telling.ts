import type { Telling } from "./predicates.ts"
import type { Understanding } from "./understand/understand.ts"

const predicate = (text: string): Telling => ({ as: "predicate", text })

/** "Pack of 5" and "sold as a pair": how many come together. */
export function packTelling(text: string, { facts }: Pick<Understanding, "facts">): Telling | null {
  const pack = /^(?:pack of )?(\d+|two|three|four|five|six)(?:[ -]pack)?$/i.exec(text)?.[1]
  const isPair = facts.some((fact) => /^(?:sold as )?(?:an? )?pair$/i.test(fact.text))
  if (isPair && /pack/i.test(text) && /^(?:2|two)$/i.test(pack ?? "")) return predicate("comes as a pair")
  if (pack !== undefined && /pack/i.test(text)) return predicate(`comes as a pack of ${pack}`)
  return /^(?:sold as )?(?:an? )?pair$/i.test(text) ? predicate("comes as a pair") : null
}
