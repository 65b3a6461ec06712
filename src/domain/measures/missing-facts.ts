import type { BriefFact, FactKind } from "../brief/brief-facts.ts"
import type { SlotKey } from "../seo/listing.ts"
import { hasWords } from "./phrase-match.ts"
import { hasWordsDespiteSlips } from "./spelled-like.ts"
import type { View } from "./view.ts"

/** Facts that a product text usually states. Price, condition and delivery have their own fields on most platforms. */
const usualKinds: readonly FactKind[] = ["number", "name", "material", "feature", "place"]

export const usualFacts = (view: View, only?: FactKind): readonly BriefFact[] =>
  view.facts.filter(({ kind }) => (only === undefined ? usualKinds.includes(kind) : kind === only))

/** A name or a number must be written as in the brief; in other words, the listing may have mended a slip. */
export function isCarried(view: View, { kind, spellings }: BriefFact, slot: SlotKey): boolean {
  const has = kind === "feature" || kind === "material" ? hasWordsDespiteSlips : hasWords
  return view.items(slot).some((item) => spellings.some((words) => has(item, words)))
}

/** Facts that these slots could still state, and how the seller typed them. Nobody is told to repeat a slip. */
export const missingFacts = (view: View, slots: readonly SlotKey[], only?: FactKind): readonly string[] =>
  usualFacts(view, only)
    .filter((fact) => !isMended(view, fact) && !slots.some((slot) => isCarried(view, fact, slot)))
    .map(({ text }) => text)

/** Whether the description spells it in another way than the brief. */
function isMended(view: View, fact: BriefFact): boolean {
  const described = view.text("improvedBodyText")
  return isCarried(view, fact, "improvedBodyText") && !fact.spellings.some((words) => hasWords(described, words))
}
