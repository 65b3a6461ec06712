/** A name in every form that the code wants it in. */
export interface Name {
  /** in-kebab-case, as files are named. */
  readonly kebab: string
  /** inCamelCase, as values are named. */
  readonly camel: string
  /** InPascalCase, as components are named. */
  readonly pascal: string
  /** In words, for people. */
  readonly words: string
}

/** What has to be written for one more of a kind. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, (text: string) => string>>
  /** What is left to be done by hand. */
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
