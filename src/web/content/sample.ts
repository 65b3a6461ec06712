import type { PlatformId } from "../../domain/platform-summaries.ts"
import type { Block } from "../../domain/text/split/read-blocks.ts"

/** One slot of a finished listing, with its platform's limit. */
export interface SamplePlace {
  readonly label: string
  /** A line, running text, inline words, or a list. */
  readonly kind: "line" | "prose" | "words" | "points"
  readonly items: readonly string[]
  /** For running text: already parsed, so that visitors need not load the parser. */
  readonly blocks?: readonly Block[]
  /** The count and its limit: characters of a line, items of a list. */
  readonly measure?: { readonly count: number; readonly max: number; readonly unit: "characters" | "bytes" | "tags" }
}

/** One field of the form as it was typed. */
export interface Typed {
  readonly label: string
  readonly text: string
}

/** The built-in writer's result for a shop, and its score. */
export interface Sample {
  readonly platform: PlatformId
  readonly shop: string
  /** Everything that the seller typed. */
  readonly typed: readonly Typed[]
  readonly score: number
  readonly places: readonly SamplePlace[]
}
