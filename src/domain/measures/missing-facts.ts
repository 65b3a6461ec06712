import type { BriefFact, FactKind } from "../brief/brief-facts.ts"
import type { SlotKey } from "../seo/listing.ts"
import { hasWords } from "./phrase-match.ts"
import type { View } from "./view.ts"

/** What a text about the product usually says. A price, a condition or a way of delivery has its own field on most platforms. */
const usualKinds: readonly FactKind[] = ["number", "name", "material", "feature", "place"]

export const usualFacts = (view: View, only?: FactKind): readonly BriefFact[] =>
  view.facts.filter(({ kind }) => (only === undefined ? usualKinds.includes(kind) : kind === only))

export const isCarried = (view: View, { spellings }: BriefFact, slot: SlotKey): boolean =>
  view.items(slot).some((item) => spellings.some((words) => hasWords(item, words)))

/** What these places could still say. */
export const missingFacts = (view: View, slots: readonly SlotKey[], only?: FactKind): readonly string[] =>
  usualFacts(view, only)
    .filter((fact) => !slots.some((slot) => isCarried(view, fact, slot)))
    .map(({ text }) => text)
