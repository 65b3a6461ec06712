import type { Section } from "../writer/plan/section.ts"
import type { Pattern } from "./compile-pattern.ts"

/** What a platform wants of the built-in writer. */
export interface WritingManners {
  /**
   * What its buyers look for in a description, in their order. A section without facts is left out; a fact is told in the
   * first section that takes its topic.
   */
  readonly layout: readonly Section[]
  /** How each of its own places is filled, by its name in `platformFields`; what is not named stays empty. */
  readonly ownFields: Readonly<Record<string, FieldMaker>>
  /** `short-phrases` have at most twenty characters. */
  readonly tags: "phrases" | "short-phrases" | "hashtags"
  /** It has room for many phrases and each one counts, so whatever is certain of the thing becomes one. */
  readonly wantsManyPhrases: boolean
  /** `words` are single words that no other place has. */
  readonly searchTerms: "phrases" | "words"
  readonly bullets: "facts" | "ideas"
  readonly startsTitleWithBrand: boolean
  /** The questions that only some platforms have for a seller. */
  readonly asks: readonly PlatformAsk[]
  /** What it does not allow in a listing's text, said to the seller with the reason. */
  readonly leavesOut: { readonly pattern: Pattern; readonly reason: string } | null
}

/** A way to fill a place that only some platforms have. */
export type FieldMaker =
  | "app-subtitle"
  | "chapters"
  | "collections"
  | "faq"
  | "hashtags"
  | "highlights"
  | "keyword-field"
  | "materials"
  | "meta-description"
  | "product-type"
  | "section"
  | "short-description"
  | "slug"
  | "specifics"
  | "subtitle"
  | "summary"

export type PlatformAsk = "handwork" | "buyers" | "users" | "shipping" | "ios-version" | "android-version"

/** What most platforms want; each names its layout, its own places, and what is different. */
export const usualManners = {
  tags: "phrases",
  wantsManyPhrases: false,
  searchTerms: "phrases",
  bullets: "facts",
  startsTitleWithBrand: false,
  asks: [],
  leavesOut: null,
} as const
