import { compilePattern } from "../../rule-book/compile-pattern.ts"
import type { WritingManners } from "../../rule-book/writing-manners.ts"
import type { LeftOut } from "../../seo/notes.ts"
import type { Fact } from "../fact.ts"
import { stemsOf } from "./merge.ts"

/** "Bags are sold for $9, so the frame lasts": the reason went with the price. */
const goesOn = /^(?:so|and|but|or|because|which|who|that|then|instead|otherwise)\b/i

/** A clause that a platform bans is removed as a whole before anything is written. */
export function withoutBanned(
  facts: readonly Fact[],
  ban: WritingManners["leavesOut"],
): { readonly facts: readonly Fact[]; readonly leftOut: readonly LeftOut[] } {
  if (ban === null) return { facts, leftOut: [] }
  const banned = compilePattern(ban.pattern)
  if (!facts.some(({ text }) => banned.test(text))) return { facts, leftOut: [] }
  const leftOut: LeftOut[] = []
  const kept = facts.flatMap((fact): Fact[] => {
    if (!banned.test(fact.text)) return [fact]
    const clauses = fact.text.split(/(?<=[.!?])\s+|[,;]\s+/)
    const gone = clauses.filter((clause, at) => {
      const before = clauses[at - 1] ?? ""
      return banned.test(clause) || (goesOn.test(clause) && banned.test(before))
    })
    // A price has its own field, and nobody misses it in the text.
    if (fact.field !== "priceRange") leftOut.push(...gone.map((text) => ({ text, reason: ban.reason })))
    const text = clauses.filter((clause) => !gone.includes(clause)).join(", ")
    return text === "" ? [] : [{ ...fact, text, stems: stemsOf(text) }]
  })
  return { facts: kept, leftOut }
}
