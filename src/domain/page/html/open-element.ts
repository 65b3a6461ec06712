/** An element's effect on everything inside it. */
export const inherits = {
  hidden: 1,
  /** Menus, headers, footers and sidebars: the same on every page of a site. */
  chrome: 2,
  main: 4,
  withheld: 8,
  template: 16,
  foreign: 32,
  /** Hidden from screen readers but visible. */
  silent: 64,
} as const

/** An open element, reduced to what the reading needs. */
export interface OpenElement {
  readonly name: string
  /** `kinds` flags. */
  readonly kind: number
  /** `inherits` flags, its own and inherited. */
  readonly flags: number
  /** A block, or an inline element whose end matters. */
  readonly isBlock: boolean
  /** How many inline elements were opened in it and not closed, so that it is not the innermost. */
  inlineOpen: number
}
