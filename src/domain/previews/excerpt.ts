import type { Reading } from "../rule-book/make-rule.ts"
import type { SlotKey } from "../seo/listing.ts"
import type { Cut } from "./cut.ts"

export type Screen = "phone" | "desktop"

/** Where a platform's page ends a text on one kind of screen, and who says so. */
export type Sight = Reading & { readonly cut: Cut }

/** One text of a listing in one spot of the platform's pages, and how much of it can be seen there. */
export interface Excerpt {
  readonly slot: SlotKey
  /** Another place's text that the page puts before it. */
  readonly opening?: SlotKey
  /** Ends the sentence "… is shown": in search, under the video. */
  readonly where: string
  /** Null: this screen does not show it there. */
  readonly on: Readonly<Record<Screen, Sight | null>>
}

/** Keeps the names of a platform's excerpts as the very words they are. */
export const makePreview = <const Name extends string>(preview: Readonly<Record<Name, Excerpt>>) => preview
