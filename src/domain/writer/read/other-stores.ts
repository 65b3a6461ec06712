import type { LeftOut } from "../../seo/notes.ts"
import type { Fact } from "../fact.ts"
import { stemsOf } from "./merge.ts"

/** Apple takes an app down whose page names the other store's devices. */
const forbidden: Readonly<Record<string, RegExp>> = { appstore: /\b(?:android|google play|play store)\b/i }

const reason = "Apple allows no other store or its devices on an app's page"

/** What a store forbids is left out as a whole clause before anything is written of it. */
export function withoutOtherStores(
  facts: readonly Fact[],
  platformId: string,
): { readonly facts: readonly Fact[]; readonly leftOut: readonly LeftOut[] } {
  const other = forbidden[platformId]
  if (other === undefined || !facts.some(({ text }) => other.test(text))) return { facts, leftOut: [] }
  const leftOut: LeftOut[] = []
  const kept = facts.flatMap((fact): Fact[] => {
    if (!other.test(fact.text)) return [fact]
    const clauses = fact.text.split(/(?<=[.!?])\s+|[,;]\s+/)
    leftOut.push(...clauses.filter((clause) => other.test(clause)).map((text) => ({ text, reason })))
    const text = clauses.filter((clause) => !other.test(clause)).join(", ")
    return text === "" ? [] : [{ ...fact, text, stems: stemsOf(text), sentence: text }]
  })
  return { facts: kept, leftOut }
}
