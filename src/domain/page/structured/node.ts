/** An item that a page describes for machines, in any of the three formats. */
export interface Node {
  /** Without the vocabulary's address: "Product". */
  readonly types: readonly string[]
  readonly properties: Readonly<Record<string, readonly (Node | string)[]>>
}

export const isNode = (value: Node | string): value is Node => typeof value !== "string"

/** The last part of a type's or property's address: "https://schema.org/Product" is a Product. */
export const shortName = (name: string): string => name.trim().split(/[/#:]/).at(-1) ?? ""
