import type { Topic } from "./topics.ts"

/** One thing that the seller says of what is offered. */
export interface Piece {
  readonly topic: Topic
  /** thing "a blue dial" · saying "the meter is accurate" · state, after "it": "is boxed" · aside "body only". */
  readonly kind: "thing" | "saying" | "state" | "aside"
  readonly text: string
  /** As the seller had it, for titles and lists. */
  readonly raw: string
  readonly stems: ReadonlySet<string>
  readonly sentence: number
  /** Said by the description, and not by a field that is about the shop. */
  readonly isOfThing: boolean
  /** How many listings of the same brief came before: what is said of the shop wants other words there. */
  readonly place: number
}

export interface Offer {
  /** What it is, in the seller's fullest words: "three-seater sofa in dark green velvet". */
  readonly name: string
  readonly pieces: readonly Piece[]
}
