/** A thing that a page describes for machines, in whichever of the three ways. */
export interface Node {
  /** Without the address of the vocabulary: "Product". */
  readonly types: readonly string[]
  readonly properties: Readonly<Record<string, readonly (Node | string)[]>>
}

export const isNode = (value: Node | string): value is Node => typeof value !== "string"

/** The last part of a type's or a property's address: "https://schema.org/Product" is a Product. */
export const shortName = (name: string): string => name.trim().split(/[/#:]/).at(-1) ?? ""
