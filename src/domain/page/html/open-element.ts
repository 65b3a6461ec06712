/** What an element says of everything inside it. */
export const inherits = {
  hidden: 1,
  /** Menus, headers, footers and side columns: what is the same on every page of a site. */
  chrome: 2,
  main: 4,
  withheld: 8,
  template: 16,
  foreign: 32,
  /** Kept from people who listen, and shown to those who look. */
  silent: 64,
} as const

/** An element that is open, as far as the reading needs to know it. */
export interface OpenElement {
  readonly name: string
  /** A sum of `kinds`. */
  readonly kind: number
  /** A sum of `inherits`, its own and those from outside. */
  readonly flags: number
  /** A block, or an element inside a line whose end matters to somebody. */
  readonly isBlock: boolean
  /** How many elements inside a line were opened in it and not closed, so that it is not the innermost. */
  inlineOpen: number
}
