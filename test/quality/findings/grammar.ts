import { proseOf } from "../fields.ts"
import { type Figure, faultsOf } from "../figure.ts"
import { wordsIn } from "../tokens.ts"

/** Findings of the grammar checker per thousand words of sentences and bullets. Titles and tags have no grammar. */
export const grammar: Figure = {
  id: "grammar",
  label: "grammar, in 1,000 words",
  unit: "per thousand",
  ideal: 0,
  floor: 0.002,
  worst: 0.015,
  weight: 9,
  prepare: () => (one) =>
    faultsOf(
      one.lints,
      proseOf(one.listing).reduce((sum, { text }) => sum + wordsIn(text).length, 0),
    ),
}
