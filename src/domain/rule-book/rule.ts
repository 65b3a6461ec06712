import type { SlotKey } from "../seo/listing.ts"
import type { Unit } from "../text/measure/units.ts"

/** Where a rule was read, and when. */
export interface Source {
  /** A page's address where there is one, else the publication's name. */
  readonly name: string
  readonly readOn: string
}

/** `unconfirmed`: sources disagree or none is the platform's own. Such a rule is advice and is never shown as a law. */
export type Confidence = "confirmed" | "secondary" | "unconfirmed"

/** A regular expression as data, so that it can be shown, sent to a model and compiled once. */
export interface Pattern {
  readonly source: string
  readonly flags: string
}

/**
 * One rule of a platform about one slot. A hard rule is one the platform enforces: it rejects, cuts, ignores or
 * suppresses what breaks it. Advice only says what is better.
 */
export interface Rule {
  readonly id: string
  readonly kind: "hard" | "advice"
  /** One plain sentence, shown to the user as the reason. */
  readonly says: string
  readonly limit: Limit
  readonly confidence: Confidence
  readonly source: Source
}

/**
 * A rule about something that a listing has no place for: pictures, stock numbers, what a search engine weighs. It is
 * shown in the rule book and measured by nothing.
 */
export interface StatedRule extends Omit<Rule, "limit"> {
  /** What it is about, in the platform's word. */
  readonly about: string
}

/** What a rule measures, named after the file in checks/ that does it, and the numbers it is measured against. */
export type Limit =
  | { readonly check: "length"; readonly unit: Unit; readonly min?: number; readonly max: number }
  | { readonly check: "item-length"; readonly unit: Unit; readonly min?: number; readonly max: number }
  | { readonly check: "count"; readonly min?: number; readonly max: number }
  /** All items together: `joined` counts one separator between items, `youtube-tags` also two quotes round each with a space. */
  | {
      readonly check: "total"
      readonly unit: Unit
      readonly formula: "sum" | "joined" | "youtube-tags"
      readonly max: number
    }
  /** `what` names in words what was found. Looked for in the text, or in each item of a list. */
  | { readonly check: "forbidden"; readonly pattern: Pattern; readonly what: string; readonly exempt?: "brand" }
  /** The text, or each item, must match as a whole. */
  | { readonly check: "shape"; readonly pattern: Pattern; readonly what: string }
  | { readonly check: "unique" }
  /** No word more often than `max`; small words (articles, prepositions, conjunctions) are not counted. */
  | { readonly check: "word-repeat"; readonly max: number }
  /** Each of these characters at most so often. */
  | { readonly check: "character-repeat"; readonly characters: string; readonly max: number }
  /** No word of these slots, or of the brand, again in this one. */
  | { readonly check: "words-elsewhere"; readonly slots: readonly SlotKey[]; readonly alsoBrand: boolean }
  /** No competitor that the brief names. */
  | { readonly check: "competitors" }
  | { readonly check: "capitals"; readonly maxWords: number }
  | { readonly check: "chapters"; readonly minItems: number; readonly minSecondsEach: number }
  /** No item breaks off, or is a single word that names nothing. Advice only. */
  | { readonly check: "fragments" }
  /** Words in all. Advice only: no platform enforces it. */
  | { readonly check: "word-count"; readonly min?: number; readonly max?: number }
  /** So many of a hundred items have more than one word. Advice only. */
  | { readonly check: "phrases"; readonly minPercent: number }
