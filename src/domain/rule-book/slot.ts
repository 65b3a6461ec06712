import type { SlotKey } from "../seo/listing.ts"
import type { Unit } from "../text/measure/units.ts"
import type { Rule, Source } from "./rule.ts"

/** How much of a text is visible before it is expanded, if less than the platform accepts. */
export interface VisibleLength {
  readonly chars: number
  /** Where it is cut, in words: "in search cards". */
  readonly where: string
  readonly source: Source
}

/** The source of a slot that its writer left empty: other slots, the best first, and the form. */
export interface MadeFrom {
  readonly slots: readonly SlotKey[]
  /**
   * `phrase` is one of them whole, `sentences` as many as fit, `words` single ones with commas, `hashtags` one per
   * item.
   */
  readonly as: "phrase" | "sentences" | "words" | "slug" | "hashtags"
}

/** One slot of a listing for a text: the platform's name for it, and every rule about it. */
export interface Slot {
  readonly key: SlotKey
  /** The platform's name for it. */
  readonly label: string
  /** What belongs in it, in one sentence for the seller and the model. */
  readonly purpose: string
  readonly kind: "text" | "list"
  /** Several paragraphs: line breaks are kept. */
  readonly isLong: boolean
  /**
   * Required for publishing. A list may always be short or empty: it costs points, and nothing is made up to fill it.
   */
  readonly isRequired: boolean
  /** Left out if the brief has nothing for it. */
  readonly isOptional: boolean
  readonly madeFrom?: MadeFrom
  /** The unit of its live counter. */
  readonly unit: Unit
  /** The limit in a counter: of the text, or of each item. */
  readonly max: number
  /** The writer's target. For lists, the number of items. */
  readonly target: { readonly min: number; readonly max: number }
  readonly rules: readonly Rule[]
  readonly visible?: VisibleLength
  /**
   * Its headings are marked "## ", because the target makes headings of them: from Markdown, or from the HTML that is
   * copied with it. Everywhere else, a heading is a separate line.
   */
  readonly markup?: "markdown" | "html"
  /**
   * The same text under another name, because the platform's file has a separate column for it. It is never edited
   * separately.
   */
  readonly copyOf?: SlotKey
}
