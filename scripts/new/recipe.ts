/** A name in every form that the code needs. */
export interface Name {
  /** in-kebab-case, for files. */
  readonly kebab: string
  /** inCamelCase, for values. */
  readonly camel: string
  /** InPascalCase, for components. */
  readonly pascal: string
  /** In words, for people. */
  readonly words: string
}

/** What is written for a new item of a kind. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, (text: string) => string>>
  /** What is left to do by hand. */
  readonly next: string
}

export type Recipe = (name: Name) => Plan

export const today = (): string => new Date().toISOString().slice(0, 10)

export function nameFrom(kebab: string): Name {
  const [first = "", ...others] = kebab.split("-")
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return {
    kebab,
    camel: [first, ...others.map(capital)].join(""),
    pascal: [first, ...others].map(capital).join(""),
    words: [capital(first), ...others].join(" "),
  }
}
