import type { FormField } from "../rule-book/form-field.ts"
import type { Genre } from "../rule-book/genre.ts"
import type { StatedRule } from "../rule-book/rule.ts"
import type { ScoredCheck } from "../rule-book/scored-check.ts"
import type { Slot } from "../rule-book/slot.ts"
import type { WritingManners } from "../rule-book/writing-manners.ts"
import type { BriefText } from "../seo/brief.ts"
import type { SlotKey } from "../seo/listing.ts"

/** All that the product knows of one selling or publishing platform. */
export interface Platform<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** What the landing page promises for it. */
  readonly note: string
  /** A hue in degrees: a small tint, by which the eye finds the platform again. */
  readonly tintHue: number
  /** Which field of the brief names the seller there; it is required. Null: the business name does. */
  readonly sellerField: BriefText | null
  /** What its listings are about, and so how the built-in writer tells them. */
  readonly genre: Genre
  /** The form's own fields of this platform, after those that every platform has. */
  readonly fields: readonly FormField[]
  /** Every place of its listing, in the order of the page. */
  readonly slots: readonly Slot[]
  /** The places that its own form asks for, in the order in which that form does; the others help somewhere else. */
  readonly pasted: readonly SlotKey[]
  /** What it is called in "Paste into …", where its label does not fit there. */
  readonly pastedInto?: string
  /** What the platform says of things that a listing has no place for; read by people, measured by nothing. */
  readonly statedRules: readonly StatedRule[]
  /** What the score is made of; the points add up to 100. */
  readonly checks: readonly ScoredCheck[]
  /** What a model must know beyond the rules, one sentence a line. */
  readonly guidance: readonly string[]
  /** What the built-in writer does differently here. */
  readonly writing: WritingManners
  /** The file that this platform itself imports; null: there is none, and the general formats serve. */
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

/** Keeps the id as the very word it is, and everything else as the shape says. */
export const makePlatform = <const Id extends string>(platform: Platform<Id>): Platform<Id> => platform
