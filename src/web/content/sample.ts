import type { PlatformId } from "../../domain/platform-summaries.ts"
import type { Block } from "../../domain/text/split/read-blocks.ts"

/** One place of a finished listing, with the measure that its platform sets it. */
export interface SamplePlace {
  readonly label: string
  /** A line, running text, short words side by side, or points under each other. */
  readonly kind: "line" | "prose" | "words" | "points"
  readonly items: readonly string[]
  /** Running text has these instead, so that nobody who only looks has to load what reads it. */
  readonly blocks?: readonly Block[]
  /** What was counted, of how much: characters of a line, items of a list. */
  readonly measure?: { readonly count: number; readonly max: number; readonly unit: "characters" | "bytes" | "tags" }
}

/** One field of the form as it was typed. */
export interface Typed {
  readonly label: string
  readonly text: string
}

/** What our own writer made of a shop, and how it was scored. */
export interface Sample {
  readonly platform: PlatformId
  readonly shop: string
  /** Everything that the seller typed. */
  readonly typed: readonly Typed[]
  readonly score: number
  readonly places: readonly SamplePlace[]
}
