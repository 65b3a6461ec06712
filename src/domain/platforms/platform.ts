import type { FormField } from "../rule-book/form-field.ts"
import type { Genre } from "../rule-book/genre.ts"
import type { StatedRule } from "../rule-book/rule.ts"
import type { ScoredCheck } from "../rule-book/scored-check.ts"
import type { Slot } from "../rule-book/slot.ts"
import type { WritingManners } from "../rule-book/writing-manners.ts"
import type { BriefText } from "../seo/brief.ts"
import type { SlotKey } from "../seo/listing.ts"

/** Everything the product knows about one selling or publishing platform. */
export interface Platform<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** The landing page's promise for it. */
  readonly note: string
  /** A hue in degrees: a small tint by which people recognize the platform. */
  readonly tintHue: number
  /** The field of the brief that names the seller there; it is required. Null: the business name does. */
  readonly sellerField: BriefText | null
  /** The subject of its listings, which decides how the built-in writer tells them. */
  readonly genre: Genre
  /** This platform's own form fields, after those that every platform has. */
  readonly fields: readonly FormField[]
  /** Every slot of its listing, in page order. */
  readonly slots: readonly Slot[]
  /** The slots of the platform's own form, in its order; the others help elsewhere. */
  readonly pasted: readonly SlotKey[]
  /** Its name in "Paste into …", if its label does not fit. */
  readonly pastedInto?: string
  /** The platform's advice about things that a listing has no slot for; read by people, measured by nothing. */
  readonly statedRules: readonly StatedRule[]
  /** The parts of the score; the points add up to 100. */
  readonly checks: readonly ScoredCheck[]
  /** What a model must know beyond the rules, one sentence per line. */
  readonly guidance: readonly string[]
  /** The built-in writer's differences on this platform. */
  readonly writing: WritingManners
  /** The file that this platform imports; null: there is none, and the general formats are used. */
  readonly importFile: ImportFileId | null
}

export type ImportFileId =
  | "shopify-csv"
  | "amazon-template"
  | "ebay-drafts"
  | "fastlane-deliver"
  | "fastlane-supply"
  | "youtube-json"
  | "tiktok-xlsx"
  | "facebook-bulk"
  | "html-head"
  | "etsy-json"

/** Keeps the id as a literal type, and everything else as the shape says. */
export const makePlatform = <const Id extends string>(platform: Platform<Id>): Platform<Id> => platform
