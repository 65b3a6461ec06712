import { wordStem } from "../../text/words/word-stem.ts"
import type { BusinessType } from "../ads-form.ts"
import { type OfferKind, offerHeads, offerKinds, usualKind } from "../knowledge/offer-heads.ts"

const stemmed = (text: string): string =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .map(wordStem)
    .join(" ")

/** For each ending, its kinds; if several, the business's type decides. */
const byEnding = new Map<string, OfferKind[]>()
for (const kind of offerKinds)
  if (kind !== "thing" && kind !== "people")
    for (const head of offerHeads[kind]) byEnding.set(stemmed(head), [...(byEnding.get(stemmed(head)) ?? []), kind])

/** The kind that a business of this type means, if an ending has two. */
const preferred: Readonly<Partial<Record<BusinessType, readonly OfferKind[]>>> = {
  restaurant: ["food", "activity"],
  retail: ["goods", "activity"],
  legal: ["matter", "agent"],
  fitness: ["lesson", "agent"],
  education: ["lesson", "activity"],
  beauty: ["treatment"],
  healthcare: ["treatment"],
  real_estate: ["home", "agent"],
  home_services: ["activity"],
  service: ["activity"],
}

/** The longest known ending, up to three words. */
export function kindOf(name: string, type: BusinessType): OfferKind {
  const words = stemmed(name.split(/\s+(?:for|of)\s+/)[0] ?? name).split(" ")
  const whole = stemmed(name).split(" ")
  for (const row of [whole, words])
    for (let length = Math.min(3, row.length); length > 0; length -= 1) {
      const kinds = byEnding.get(row.slice(-length).join(" "))
      // An injury belongs to a lawyer, and at a clinic to a patient.
      const possible = kinds?.filter((kind) => kind !== "matter" || type === "legal") ?? []
      if (possible.length === 0) continue
      return preferred[type]?.find((kind) => possible.includes(kind)) ?? possible[0] ?? "thing"
    }
  return usualKind[type] ?? "thing"
}
