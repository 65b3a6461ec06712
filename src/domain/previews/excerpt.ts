import type { Reading } from "../rule-book/make-rule.ts"
import type { SlotKey } from "../seo/listing.ts"
import type { Cut } from "./cut.ts"

export type Screen = "phone" | "desktop"

/** Where a platform's page cuts a text on one kind of screen, with the source. */
export type Sight = Reading & { readonly cut: Cut }

/** One text of a listing in one spot of the platform's pages, and how much of it is visible there. */
export interface Excerpt {
  readonly slot: SlotKey
  /** The text of another slot that the page puts before it. */
  readonly opening?: SlotKey
  /** Ends the sentence "… is shown": in search, under the video. */
  readonly where: string
  /** Null: this screen does not show it there. */
  readonly on: Readonly<Record<Screen, Sight | null>>
}

/** Keeps the names of a platform's excerpts as literal types. */
export const makePreview = <const Name extends string>(preview: Readonly<Record<Name, Excerpt>>) => preview
