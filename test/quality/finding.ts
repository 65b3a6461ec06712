/** One fault, with its place and exact words, so that it can be found in the text. */
export interface Finding {
  readonly field: string
  readonly text: string
  readonly says: string
}
