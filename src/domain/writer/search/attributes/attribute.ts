import type { Fact } from "../../fact.ts"
import type { Modifier, ModifierKind } from "../phrases/modifiers.ts"

export type AttributeKind = ModifierKind | "count" | "trait" | "has" | "use" | "size" | "code"

/** One certain quality of the product, in the fewest words that are still clear. */
export interface Attribute {
  readonly kind: AttributeKind
  /** In lowercase, except names and models. */
  readonly text: string
  readonly weight: number
  /** What the seller said; null for words from the name. */
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
  colour: 4,
  use: 3,
}

/** What is unique comes before everything else. */
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
