import type { Section } from "../writer/plan/section.ts"
import type { Pattern } from "./compile-pattern.ts"

/** A platform's requirements for the built-in writer. */
export interface WritingManners {
  /**
   * What its buyers look for in a description, in their order. A section without facts is left out; a fact appears in
   * the first section that takes its topic.
   */
  readonly layout: readonly Section[]
  /** How each of its own slots is filled, by its name in `platformFields`; unnamed slots stay empty. */
  readonly ownFields: Readonly<Record<string, FieldMaker>>
  /** `short-phrases` have at most twenty characters, `spare` are those that the title has no room for. */
  readonly tags: "phrases" | "short-phrases" | "hashtags" | "spare"
  /** It has room for many phrases and each one counts, so every certain fact becomes a phrase. */
  readonly wantsManyPhrases: boolean
  /** `related` are further phrases, `words` those that no other slot has, `attributes` what a shop filters by. */
  readonly searchTerms: "related" | "words" | "attributes"
  readonly startsTitleWithBrand: boolean
  /** Questions for the seller that only some platforms have. */
  readonly asks: readonly PlatformAsk[]
  /** What it does not allow in a listing's text, explained to the seller. */
  readonly leavesOut: { readonly pattern: Pattern; readonly reason: string } | null
}

/** A way to fill a slot that only some platforms have. */
export type FieldMaker =
  | "app-subtitle"
  | "caption"
  | "chapters"
  | "collections"
  | "faq"
  | "hashtags"
  | "highlights"
  | "keyword-field"
  | "materials"
  | "product-type"
  | "promotional-text"
  | "section"
  | "short-description"
  | "slug"
  | "specifics"
  | "subtitle"
  | "summary"

export type PlatformAsk = "handwork" | "buyers" | "users" | "shipping" | "ios-version" | "android-version"

/** The defaults of most platforms; each names its layout, its own slots, and its differences. */
export const usualManners = {
  tags: "phrases",
  wantsManyPhrases: false,
  searchTerms: "related",
  startsTitleWithBrand: false,
  asks: [],
  leavesOut: null,
} as const
