import type { BriefText } from "./brief.ts"

/** A fact that would help this listing most, asked beside the field of the form that takes the answer. */
export interface Ask {
  readonly field: BriefText | "productName" | "productDescription"
  readonly question: string
}

/** Something that was typed and is told nowhere, with the reason as the end of a sentence. */
export interface LeftOut {
  readonly text: string
  readonly reason: string
}

/** What a writer says to the seller beside the listing. */
export interface Notes {
  /** At most three, the most useful first. */
  readonly asks: readonly Ask[]
  readonly leftOut: readonly LeftOut[]
}
