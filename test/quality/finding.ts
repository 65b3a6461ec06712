/** One fault, where it stands and in the very words, so that it can be found in the text. */
export interface Finding {
  readonly field: string
  readonly text: string
  readonly says: string
}
