import type { BriefText } from "./brief.ts"

/** A fact that would help this listing most, asked for beside its form field. */
export interface Ask {
  readonly field: BriefText | "productName" | "productDescription"
  readonly question: string
  /** How the answer begins in a field with a wider subject, such as "Size" in a description; otherwise empty. */
  readonly label: string
  /** What the seller typed there, which the answer replaces; otherwise empty, and the answer is added. */
  readonly about: string
}

/** Input that appears nowhere in the listing, with the reason as the end of a sentence. */
export interface LeftOut {
  readonly text: string
  readonly reason: string
}

/** The writer's notes to the seller beside the listing. */
export interface Notes {
  /** At most three, the most useful first. */
  readonly asks: readonly Ask[]
  readonly leftOut: readonly LeftOut[]
}

/** A listing that is older than notes. */
export const noNotes: Notes = { asks: [], leftOut: [] }
