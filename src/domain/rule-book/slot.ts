import type { SlotKey } from "../seo/listing.ts"
import type { Unit } from "../text/measure/units.ts"
import type { Rule, Source } from "./rule.ts"

/** How much of a text is seen before somebody has to open it, where that is less than the platform takes. */
export interface VisibleLength {
  readonly chars: number
  /** Where it is cut, in words: "in search cards". */
  readonly where: string
  readonly source: Source
}

/** What a place is made of where its writer left it empty: other places, the best first, and in which form. */
export interface MadeFrom {
  readonly slots: readonly SlotKey[]
  /** `phrase` one of them whole, `sentences` as many as fit, `words` single ones with commas, `hashtags` one an item. */
  readonly as: "phrase" | "sentences" | "words" | "slug" | "hashtags"
}

/** One place of a listing that a text goes into: what the platform calls it, and every rule about it. */
export interface Slot {
  readonly key: SlotKey
  /** What the platform calls it. */
  readonly label: string
  /** What belongs there, in one sentence for the seller and the model. */
  readonly purpose: string
  readonly kind: "text" | "list"
  /** Several paragraphs: line breaks are kept. */
  readonly isLong: boolean
  /** Nothing is published without it. A list may always be short or empty: it costs points, and nothing is made up to fill it. */
  readonly isRequired: boolean
  /** Left out where the brief says nothing for it. */
  readonly isOptional: boolean
  readonly madeFrom?: MadeFrom
  /** The unit of its live counter. */
  readonly unit: Unit
  /** What a counter shows as the end: of the text, or of each item. */
  readonly max: number
  /** What a writer aims at. For lists the number of items. */
  readonly target: { readonly min: number; readonly max: number }
  readonly rules: readonly Rule[]
  readonly visible?: VisibleLength
  /**
   * Its headings are marked "## ", because what it is pasted into makes headings of them: out of Markdown, or out of the
   * HTML that is copied with it. Everywhere else a heading is a line of its own.
   */
  readonly markup?: "markdown" | "html"
  /** The same text under another name, because the platform's file has a column of its own for it. Nobody edits it apart. */
  readonly copyOf?: SlotKey
}
