import type { BriefPhrase } from "../brief/brief-phrases.ts"
import type { SlotKey } from "../seo/listing.ts"
import { matchGrades, matchPhrase } from "./phrase-match.ts"
import type { View } from "./view.ts"

/** How well a slot contains a phrase: in its text, in one item of a list, or, weakest, spread over the items. */
export function gradeIn(view: View, { words }: BriefPhrase, slot: SlotKey): number {
  const inItems = view.items(slot).map((item) => matchPhrase(item, words))
  const spread = matchPhrase(view.text(slot), words) === matchGrades.none ? matchGrades.none : matchGrades.apart
  return Math.max(0, spread, ...inItems) * view.readable(slot)
}

/** The main phrases missing from these slots. */
export const missingPhrases = (view: View, slots: readonly SlotKey[]): readonly string[] =>
  view.phrases
    .filter((phrase) => !slots.some((slot) => gradeIn(view, phrase, slot) > matchGrades.none))
    .map(({ text }) => text)
