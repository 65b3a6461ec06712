import type { BriefText } from "./brief.ts"

/** A fact that would help this listing most, asked beside the field of the form that takes the answer. */
export interface Ask {
  readonly field: BriefText | "productName" | "productDescription"
  readonly question: string
  /** How the answer begins in a field that is about more than it, such as "Size" in a description; else empty. */
  readonly label: string
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

/** A listing that was written before there were any. */
export const noNotes: Notes = { asks: [], leftOut: [] }
