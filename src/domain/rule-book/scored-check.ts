import type { FactKind } from "../brief/brief-facts.ts"
import type { SlotKey } from "../seo/listing.ts"
import type { Source } from "./rule.ts"

/** One row of a platform's score: the points, the reason for them, and why it matters there. */
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
 * What earns the points. Every measure counts what is good and distinct: repeating something, or leaving it out, never
 * earns more.
 */
export type Measure =
  /**
   * Useful length: each word counts once, small words count with the words they join. Nothing up to `from`, everything
   * from `to` on.
   */
  | { readonly of: "length"; readonly slot: SlotKey; readonly from: number; readonly to: number }
  /**
   * Items of a list, each of which should add this many words that no other has. Measured in those words: an item that
   * repeats existing words does not count, however it is put together.
   */
  | { readonly of: "count"; readonly slot: SlotKey; readonly to: number; readonly wordsEach: number }
  /** Distinct words of a slot; with `beyond`, only those that the other slot lacks. */
  | { readonly of: "variety"; readonly slot: SlotKey; readonly to: number; readonly beyond?: SlotKey }
  /** A main phrase of the brief within the first so many characters. */
  | { readonly of: "opening"; readonly slot: SlotKey; readonly withinChars: number }
  /** The share of the listing's main phrases that the slots mention. */
  | { readonly of: "coverage"; readonly slots: readonly SlotKey[]; readonly share: number }
  /** The share of the brief's facts (numbers, sizes, materials, features) that the slots carry; with `only`, of that kind. */
  | { readonly of: "facts"; readonly slots: readonly SlotKey[]; readonly share: number; readonly only?: FactKind }
  /** Distinct words of a list's phrases; nobody searches for a single word that is not a keyword of the brief. */
  | { readonly of: "phrases"; readonly slot: SlotKey; readonly to: number }
  /** Search words that the other slot lacks: the brief's own count in full, guesses half, vague ones not at all. */
  | { readonly of: "search-words"; readonly slot: SlotKey; readonly to: number; readonly beyond: SlotKey }
  /**
   * Distinct words of a text, in sentences or lists, against the platform's usual length; a short brief needs fewer. A
   * listing with less than half of the usual length is not called good.
   */
  | { readonly of: "substance"; readonly slot: SlotKey; readonly toWords: number }
  /** Distinct words of running sentences; a list of keywords is not a sentence. A short brief needs fewer. */
  | { readonly of: "prose"; readonly slot: SlotKey; readonly toWords: number }
  /** Headings, lists or paragraphs that let the eye rest. */
  | { readonly of: "structure"; readonly slot: SlotKey; readonly toParts: number }
  /** No wider than the search page shows, in an em-based pixel measure. */
  | { readonly of: "pixels"; readonly slot: SlotKey; readonly fontPx: number; readonly toPx: number }
  /** Every advice rule of the slot is kept. */
  | { readonly of: "advice"; readonly slot: SlotKey }
