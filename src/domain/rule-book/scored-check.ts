import type { FactKind } from "../brief/brief-facts.ts"
import type { SlotKey } from "../seo/listing.ts"
import type { Source } from "./rule.ts"

/** One row of a platform's score: how many points for what, and why it matters there. */
export interface ScoredCheck {
  readonly id: string
  readonly label: string
  readonly points: number
  readonly measure: Measure
  /** Why it matters on this platform, in one plain sentence. */
  readonly why: string
  readonly source: Source
}

/**
 * What earns the points. Every measure counts what is good and different: saying a thing twice, or leaving something
 * out, never earns more.
 */
export type Measure =
  /** Useful length: a word counts once, small words count with the words they join. Nothing up to `from`, all from `to` on. */
  | { readonly of: "length"; readonly slot: SlotKey; readonly from: number; readonly to: number }
  /**
   * Items of a list, each of which should bring so many words that no other has. Measured in those words: an item that
   * says again what stands there already is no further item, however it is put together.
   */
  | { readonly of: "count"; readonly slot: SlotKey; readonly to: number; readonly wordsEach: number }
  /** Distinct words of a place, with `beyond` only those that the other place does not have already. */
  | { readonly of: "variety"; readonly slot: SlotKey; readonly to: number; readonly beyond?: SlotKey }
  /** A main phrase of the brief within the first so many characters. */
  | { readonly of: "opening"; readonly slot: SlotKey; readonly withinChars: number }
  /** The share of the listing's main phrases that the slots mention. */
  | { readonly of: "coverage"; readonly slots: readonly SlotKey[]; readonly share: number }
  /** The share of the brief's facts (numbers, sizes, materials, features) that the slots carry; with `only`, of that kind. */
  | { readonly of: "facts"; readonly slots: readonly SlotKey[]; readonly share: number; readonly only?: FactKind }
  /** Distinct words of a list's phrases; a single word that is no keyword of the brief is nothing that anybody types. */
  | { readonly of: "phrases"; readonly slot: SlotKey; readonly to: number }
  /** Search words that the other place has not: the brief's own in full, guesses by half, vague ones not at all. */
  | { readonly of: "search-words"; readonly slot: SlotKey; readonly to: number; readonly beyond: SlotKey }
  /**
   * Different words of a text, in sentences or lists, against what is usual on the platform; fewer are enough where the
   * brief says little. A listing with less than half of what is usual is not called good.
   */
  | { readonly of: "substance"; readonly slot: SlotKey; readonly toWords: number }
  /** Distinct words of running sentences; a list of keywords is no sentence. Fewer are enough where the brief says little. */
  | { readonly of: "prose"; readonly slot: SlotKey; readonly toWords: number }
  /** Headings, lists or paragraphs that let the eye rest. */
  | { readonly of: "structure"; readonly slot: SlotKey; readonly toParts: number }
  /** Not wider than what the search page shows, in an em-based pixel measure. */
  | { readonly of: "pixels"; readonly slot: SlotKey; readonly fontPx: number; readonly toPx: number }
  /** Every advice rule of the slot is kept. */
  | { readonly of: "advice"; readonly slot: SlotKey }
