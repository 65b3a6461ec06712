import { compilePattern } from "../../rule-book/compile-pattern.ts"
import type { WritingManners } from "../../rule-book/writing-manners.ts"
import type { LeftOut } from "../../seo/notes.ts"
import type { Fact } from "../fact.ts"
import { stemsOf } from "./merge.ts"

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
    // A price has its own field, and nobody misses it in the text.
    if (fact.field !== "priceRange")
      leftOut.push(...clauses.filter((clause) => banned.test(clause)).map((text) => ({ text, reason: ban.reason })))
    const text = clauses.filter((clause) => !banned.test(clause)).join(", ")
    return text === "" ? [] : [{ ...fact, text, stems: stemsOf(text) }]
  })
  return { facts: kept, leftOut }
}
