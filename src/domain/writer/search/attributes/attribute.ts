import type { Fact } from "../../fact.ts"
import type { Modifier, ModifierKind } from "../phrases/noun-phrase.ts"

export type AttributeKind = ModifierKind | "count" | "trait" | "has" | "use" | "size" | "code" | "phrase"

/** One thing that is certain of what is sold, as short as it can be said and still be understood. */
export interface Attribute {
  readonly kind: AttributeKind
  /** In small letters, but for names and models. */
  readonly text: string
  readonly weight: number
  /** What the seller said; null where it is the name. */
  readonly fact: Fact | null
}

export const weightOfKind: Readonly<Record<AttributeKind, number>> = {
  material: 9,
  style: 8,
  name: 8,
  trait: 7,
  has: 6,
  measure: 6,
  count: 5,
  size: 4,
  code: 7,
  phrase: 5,
  colour: 4,
  use: 3,
}

/** What nobody else has is told before all else. */
const rarity = 4

export const fromModifier = ({ text, kind }: Modifier, fact: Fact | null): Attribute => ({
  kind,
  text,
  weight: weightOfKind[kind] + (fact === null ? 1 : 0),
  fact,
})

export const makeAttribute = (kind: AttributeKind, text: string, fact: Fact, more = 0): Attribute => ({
  kind,
  text,
  weight: weightOfKind[kind] + more + (fact.strength === "rare" ? rarity : 0),
  fact,
})
